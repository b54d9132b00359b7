import type { Page } from "@playwright/test";
import { GUARANTEE } from "../../app/pages/packages/catalog/packages.ts";
import { allPages, type PageKey, pages } from "../../app/site/pages.ts";
import { calculatorAnswers } from "../harness/lead-example.ts";
import { barriersOn } from "./axe.ts";
import { excessOf, scriptsLoaded, weigh } from "./budget.ts";
import { firstOfEachKind } from "./kinds.ts";
import { leaveOnly, stopPainting } from "./leave-only.ts";
import { expect, test } from "./open.ts";
import { NO_SHIFT, openWithFonts, shiftsOf } from "./shifts.ts";

const [WIDE, PHONE] = [1280, 360];
const NARROWEST = 320;
const ZOOMED = { width: 640, height: 400 };
/** Pixels, on a phone. Articles and guides are read as one text, so nothing in them is folded. */
const LONGEST = 7_200;
/**
 * On the blog's list every post is a card with its excerpt, the AI receptionist has three exchanges of a call besides its texts, and the
 * packages' climb has sky above it.
 */
const LONGER: Partial<Record<PageKey, number>> = { blog: 9_500, agentDevelopment: 7_700, packages: 7_250 };

for (const opened of allPages) {
  const { path, key, article, guide } = opened;
  const isFirst = firstOfEachKind.includes(opened);
  const widths = isFirst ? [WIDE, PHONE] : [PHONE];
  // Comparing the color of every text is most of axe's work, and pages of one kind have the same colors.
  const except = isFirst ? [] : ["color-contrast", "link-in-text-block"];
  test(`${key}: within its bytes and requests, no axe violations, no layout shift at ${widths.join(" and ")} px, no overflow from ${NARROWEST} px up, zoomed to 200% or with text at 200%`, async ({
    page,
  }) => {
    const weighed = weigh(page);
    const loaded = scriptsLoaded(page, key);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await openWithFonts(page, path);
      await page.evaluate(() => document.fonts.ready);
      if (width === widths[0]) {
        // A first visit, before a visitor does anything. Half a second of quiet shows that pages of this kind load nothing later.
        await loaded;
        await page.waitForLoadState(isFirst ? "networkidle" : "load");
        expect(excessOf(opened, await weighed())).toEqual([]);
      }
      expect(await barriersOn(page, { except }), `${width} px`).toEqual([]);
      expect(await shiftsOf(page), `${width} px`).toBeLessThan(NO_SHIFT);
      expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    await stopPainting(page);
    if (!article && !guide) expect(await lengthOf(page)).toBeLessThanOrEqual(LONGER[key] ?? LONGEST);
    for (const size of [...(isFirst ? [] : [{ width: WIDE, height: 800 }]), ZOOMED, { width: NARROWEST, height: 800 }]) {
      await page.setViewportSize(size);
      expect(await overflowOf(page), `${size.width} px`).toBeLessThanOrEqual(0);
    }
    expect(await page.evaluate(cutLabels)).toEqual([]);
    expect(await cutOffWithDoubleText(page)).toEqual([]);
  });
}

function overflowOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

test.describe("on a first visit", () => {
  test.use({ isNewTab: true });

  test("a slow font causes no layout shift when it arrives", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/*.woff2", async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/about-us", { waitUntil: "domcontentloaded" });
    const before = await page.locator("main").evaluate((main) => main.getBoundingClientRect().height);
    release();
    await page.waitForFunction(() => document.fonts.check("400 20px Archivo") && document.fonts.check("800 expanded 20px Archivo"));
    const after = await page.locator("main").evaluate((main) => main.getBoundingClientRect().height);
    expect(Math.abs(after - before) / before).toBeLessThan(0.02);
  });
});

test("with text at 200%, neither a post nor the calculator scrolls sideways or cuts off text on a phone", async ({ page }) => {
  const posts = ["/blog/refrigerant-log-epa-608-records", "/blog/which-leads-are-worth-buying"];
  const steps = [1, 2, 3, 4, 5].map((step) => `${pages.calculator.path}?step=${step}&${calculatorAnswers}`);
  await page.setViewportSize({ width: NARROWEST, height: 780 });
  for (const path of [...posts, ...steps]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    expect(await cutOffWithDoubleText(page), path).toEqual([]);
  }
});

async function cutOffWithDoubleText(page: Page) {
  await page.evaluate(doubleText);
  return page.evaluate(cutOff);
}

/** Opens every fold, lays out what's far below as well, and lets nothing change slowly, so that one look tells. Runs in the browser. */
function doubleText() {
  const style = new CSSStyleSheet();
  style.replaceSync(`
    html { font-size: 200% !important }
    *, ::details-content { content-visibility: visible !important; transition: none !important; animation: none !important }`);
  document.adoptedStyleSheets.push(style);
  for (const details of document.querySelectorAll("details")) Object.assign(details, { name: "", open: true });
  return document.fonts.ready.then(() => {});
}

/**
 * Text and controls beyond the edge of the page or of a box that clips them. Drawings and text for screen readers aren't looked at. Runs in
 * the browser.
 */
function cutOff() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
  const isCutOff = (element: Element, { left, right, width }: DOMRect) => {
    if (width === 0 || element.closest("script, [aria-hidden=true], .sr-only")) return false;
    let box = element;
    const clips = ({ display, overflowX, clipPath }: CSSStyleDeclaration) =>
      display !== "contents" && (overflowX !== "visible" || clipPath !== "none");
    while (box.parentElement && !clips(getComputedStyle(box))) box = box.parentElement;
    const { overflowX, clipPath } = getComputedStyle(box);
    if (/auto|scroll/.test(overflowX) || clipPath.startsWith("inset(50%")) return false;
    const edges = box.getBoundingClientRect();
    return left < edges.left - 1 || right > edges.right + 1;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement && isCutOff(parentElement, range.getBoundingClientRect())) faults.push(`'${textContent}'`);
  }
  for (const control of document.querySelectorAll("button, input, select, textarea"))
    if (isCutOff(control.parentElement ?? control, control.getBoundingClientRect())) faults.push(control.outerHTML);
  for (const input of document.querySelectorAll("input")) if (input.scrollWidth > input.clientWidth + 1) faults.push(input.name);
  return faults;
}

/** Words of an exhibit beyond the edge. A map's contour lines have theirs turned, and are cropped with it. Runs in the browser. */
function cutLabels() {
  const labels = [...document.querySelectorAll("main svg text:not([transform*=rotate])")];
  const isCut = ({ left, right, width }: DOMRect) => width > 0 && (left < -1 || right > innerWidth + 1);
  return labels.filter((label) => isCut(label.getBoundingClientRect())).map(({ textContent }) => textContent);
}

test("the calculator's report isn't too long on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${pages.calculator.path}?step=4&${calculatorAnswers}`);
  expect(await lengthOf(page)).toBeLessThanOrEqual(LONGEST);
});

function lengthOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

test("what is folded away opens by a tap, by a link to its section and on paper, and a wide screen folds less", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(pages.packages.path);
  const terms = page.getByText(`Within ${GUARANTEE.refundDays} days of the day you sign the count.`);
  await expect(terms).toBeHidden();
  await page.getByText("Read all the terms").click();
  await expect(terms).toBeVisible();
  await page.goto(`${pages.packages.path}#guarantee`);
  await expect(terms).toBeVisible();
  await page.goto(pages.packages.path);
  await page.emulateMedia({ media: "print" });
  await expect(terms).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByText("Read all the terms")).toBeHidden();
  await expect(page.getByText("If we disagree", { exact: true })).toBeVisible();
  await expect(terms).toBeHidden();
  await page.getByText("Read the rest of the terms").click();
  await expect(terms).toBeVisible();
  await page.goto(`${pages.packages.path}#guarantee`);
  await expect(terms).toBeVisible();
});

test("the wall of trades has no gap at any width", async ({ page }) => {
  await page.goto(pages.trades.path);
  await leaveOnly(page, "section:has(.trade-panel)");
  for (const width of [320, 390, 500, 640, 768, 844, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator(".trade-panel")
      .evaluateAll((panels) => panels.map((panel) => Math.round(panel.getBoundingClientRect().top)));
    const rows = Object.values(Object.groupBy(tops, String)).map((row) => row?.length);
    expect(new Set(rows).size, `${width} px: ${rows}`).toBe(1);
  }
});
