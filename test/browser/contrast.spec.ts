import type { Page } from "@playwright/test";
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
  test(`on ${path}, text over the map has a contrast of 4.5, or 3 if it's large, at ${WIDTHS.join(", ")} px`, async ({ page, context }) => {
    const reader = await context.newPage();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: LOADS_LATER.has(path) ? "networkidle" : "load" });
      await page.evaluate(() => document.fonts.ready);
      const texts = await textsOnTheMap(page);
      expect(texts.length).toBeGreaterThan(1);
      await page.addStyleTag({ content: BARE });
      const picture = (await page.screenshot({ fullPage: true, animations: "disabled" })).toString("base64");
      expect(await tooFaint(reader, picture, texts), `${width} px`).toEqual([]);
    }
  });
}

type Text = { words: string; color: string; isLarge: boolean; boxes: { x: number; y: number; width: number; height: number }[] };

function textsOnTheMap(page: Page): Promise<Text[]> {
  return page.evaluate((areas) => {
    const found: Text[] = [];
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
        if (boxes.length && visibility === "visible") found.push({ words: node.textContent.trim().slice(0, 40), color, isLarge, boxes });
      }
    }
    return found;
  }, AREAS);
}

/** Reads the picture's pixels in a blank tab. A text fails if more than a hundredth of what's behind it is too close to its color. */
function tooFaint(reader: Page, picture: string, texts: Text[]): Promise<string[]> {
  return reader.evaluate(
    async ({ picture, texts }) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d", { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
      context.drawImage(bitmap, 0, 0);
      const brightness = ([r = 0, g = 0, b = 0]: number[]) => {
        const [lr = 0, lg = 0, lb = 0] = [r, g, b].map((c) => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
        return 0.2126 * lr + 0.7152 * lg + 0.0722 * lb;
      };
      const inked = (color: string) => {
        const one = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
        one.fillStyle = color;
        one.fillRect(0, 0, 1, 1);
        return [...one.getImageData(0, 0, 1, 1).data];
      };
      return texts.flatMap(({ words, color, isLarge, boxes }) => {
        const [r = 0, g = 0, b = 0, a = 255] = inked(color);
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
        for (const { x, y, width, height } of boxes) {
          const { data } = context.getImageData(Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height));
          for (let i = 0; i < data.length; i += 4) {
            const [red = 0, green = 0, blue = 0] = [data[i], data[i + 1], data[i + 2]];
            const name = (red << 16) | (green << 8) | blue;
            const contrast = known.get(name) ?? contrastOn([red, green, blue]);
            known.set(name, contrast);
            all += 1;
            if (contrast < (isLarge ? 3 : 4.5)) faint += 1;
            worst = Math.min(worst, contrast);
          }
        }
        return faint > all / 100 ? [`${words}: ${worst.toFixed(1)}`] : [];
      });
    },
    { picture, texts },
  );
}
