import type { Page } from "@playwright/test";
import { allPages, type PageKey, pages } from "../../app/site/pages.ts";
import { barriersOn } from "./axe.ts";
import { expect, test } from "./open.ts";

const WIDTHS = [360, 1280];
const NARROWEST = 320;

for (const { path, key } of allPages) {
  test(`${key} at ${WIDTHS.join(" and ")} px: no axe violations, no layout shift, no overflow`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.total += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await openWithFont(page, path);
      await page.evaluate(() => document.fonts.ready);
      expect(await barriersOn(page), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total), `${width} px`).toBe(0);
      await page.setViewportSize({ width: width === 360 ? NARROWEST : width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

/** Opens the page with its fonts loaded before the first paint, which waits for the styles, as the preloads intend. The next test has late fonts. */
async function openWithFont(page: Page, path: string) {
  const fonts = ["text", "heading"].map((name) =>
    page.waitForEvent("requestfinished", (request) => new RegExp(`archivo-${name}.*\\.woff2$`).test(request.url())),
  );
  await page.unrouteAll();
  await page.route("**/*.css", async (route) => {
    await Promise.all(fonts);
    await route.continue();
  });
  await page.goto(path);
}

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

test("zoomed to 200%, a page still reads without sideways scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  for (const { path } of allPages) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});

test("with text at 200%, a phone still reads home and services without sideways scrolling", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 780 });
  for (const { path } of [pages.home, pages.services]) {
    await page.goto(path);
    // What hasn't been on the screen yet isn't laid out, so the whole page is scrolled through once.
    await page.evaluate(async () => {
      document.documentElement.style.fontSize = "200%";
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: "instant" });
        await new Promise((painted) => requestAnimationFrame(painted));
      }
    });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: path })
      .toBeLessThanOrEqual(0);
  }
});

/** An article is read as one text, so nothing in it is folded. */
const LONG: PageKey[] = ["electricalArticle", "plumbingArticle"];
const LONGEST = 6_500;
const ANSWERS =
  "currentEstimatingHours=12&currentAdminHours=10&followUpHours=8&averageHourlyRate=85&averageJobValue=2000&missedLeadsPerMonth=8&employeeCount=6";

test(`on a phone no page is longer than ${LONGEST} px`, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 780 });
  const paths = allPages.filter(({ key }) => !LONG.includes(key)).map(({ path }) => path as string);
  const tooLong: string[] = [];
  for (const path of [...paths, `${pages.calculator.path}?step=4&${ANSWERS}`]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > LONGEST) tooLong.push(`${path}: ${height} px`);
  }
  expect(tooLong).toEqual([]);
});

test("what a phone folds away opens by a tap, by a link to its section, on a wide screen and on paper", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(pages.packages.path);
  const terms = page.getByText("Within 14 days of the signed count.");
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
  await expect(terms).toBeVisible();
  await expect(page.getByText("Read all the terms")).toBeHidden();
});
