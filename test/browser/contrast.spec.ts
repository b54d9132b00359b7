import type { Page } from "@playwright/test";
import sharp from "sharp";
import { pages } from "../../app/site/pages.ts";
import { expect, test } from "./open.ts";

// Text that lies on the map, against what is really painted behind it: axe can't see pictures.

const WIDTHS = [360, 1024, 1440];
const PATHS = [
  pages.home,
  pages.about,
  pages.workflowAutomation,
  pages.agentDevelopment,
  pages.packages,
  pages.process,
  pages.calculator,
  pages.electricalArticle,
];
/** Home's map comes in parts, and the calculator starts once it's there. */
const LOADS_LATER = new Set<string>([pages.home.path, pages.calculator.path]);
const AREAS = ".hero, .climb, .opening";
/** Leaves the ground that text stands on, and nothing below, which would only make the picture larger. */
const BARE = `
  main *, header * { color: transparent !important; }
  svg text { display: none; }
  .opening ~ *, footer { display: none !important; }`;

test.use({ bypassCSP: true });

for (const { path } of PATHS) {
  test(`on ${path}, text over the map has a contrast of 4.5, or 3 if it's large, at ${WIDTHS.join(", ")} px`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: LOADS_LATER.has(path) ? "networkidle" : "load" });
      await page.evaluate(() => document.fonts.ready);
      const texts = await textsOnTheMap(page);
      expect(texts.length).toBeGreaterThan(1);
      await page.addStyleTag({ content: BARE });
      const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
      expect(await tooFaint(picture, texts), `${width} px`).toEqual([]);
    }
  });
}

type Text = { words: string; color: number[]; isLarge: boolean; boxes: { x: number; y: number; width: number; height: number }[] };

function textsOnTheMap(page: Page): Promise<Text[]> {
  return page.evaluate((areas) => {
    const found: Text[] = [];
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
    const inked = (color: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    for (const area of document.querySelectorAll(areas)) {
      const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.textContent?.trim() || element.closest("svg, [hidden], .sr-only, [aria-hidden] svg")) continue;
        if (!element.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { color, fontSize, fontWeight, visibility } = getComputedStyle(element);
        const boxes = [...range.getClientRects()]
          .filter(({ width, height }) => width > 1 && height > 1)
          .map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height }));
        const size = Number.parseFloat(fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        if (boxes.length && visibility === "visible")
          found.push({ words: node.textContent.trim().slice(0, 40), color: inked(color), isLarge, boxes });
      }
    }
    return found;
  }, AREAS);
}

/** A text fails if more than a hundredth of what's behind it is too close to its color. */
async function tooFaint(picture: Buffer, texts: Text[]) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return texts.flatMap(({ words, color: [r = 0, g = 0, b = 0, a = 255], isLarge, boxes }) => {
    let faint = 0;
    let all = 0;
    let worst = 21;
    // A ground has few colors and many pixels.
    const known = new Map<number, number>();
    const contrastOn = (ground: number[]) => {
      const text = [r, g, b].map((c, k) => (c * a + (ground[k] ?? 0) * (255 - a)) / 255);
      const [low = 0, high = 0] = [brightness(ground), brightness(text)].sort((p, q) => p - q);
      return (high + 0.05) / (low + 0.05);
    };
    for (const { x, y, width, height } of boxes)
      for (const row of rangeOf(y, height, info.height))
        for (const column of rangeOf(x, width, info.width)) {
          const at = (row * info.width + column) * info.channels;
          const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
          const name = (red << 16) | (green << 8) | blue;
          const contrast = known.get(name) ?? contrastOn([red, green, blue]);
          known.set(name, contrast);
          all += 1;
          if (contrast < (isLarge ? 3 : 4.5)) faint += 1;
          worst = Math.min(worst, contrast);
        }
    return faint > all / 100 ? [`${words}: ${worst.toFixed(1)}`] : [];
  });
}

/** The pixels of a box, as far as they're in the picture. */
function rangeOf(start: number, length: number, end: number) {
  const first = Math.max(0, Math.floor(start));
  return Array.from({ length: Math.max(0, Math.min(end, Math.floor(start) + Math.ceil(length)) - first) }, (_, i) => first + i);
}

function brightness(color: number[]) {
  const [r = 0, g = 0, b = 0] = color.map((c) => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
