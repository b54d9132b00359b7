import { pages } from "../../app/site/pages.ts";
import { calculatorAnswers } from "../harness/lead-example.ts";
import { barriersOn } from "./axe.ts";
import { stopPainting } from "./leave-only.ts";
import { expect, test } from "./open.ts";

// What helps people who don't use a mouse, or who see the site in their own colors and sizes.

test("the current page stands out in the bar by more than its hue", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(pages.about.path);
  const line = (name: string) =>
    page
      .locator(".bar")
      .getByRole("link", { name, exact: true })
      .evaluate((link) => getComputedStyle(link).textDecorationLine);
  expect([await line("About"), await line("Services")]).toEqual(["underline", "none"]);
});

test("by keyboard, a card of a row that a phone swipes comes into view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pages.home.path);
  const links = page.locator(".swipe").first().getByRole("link");
  const count = await links.count();
  await links.first().focus();
  for (let i = 1; i < count; i++) {
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(seenOfFocus), `${await links.nth(i).textContent()}`).toBeGreaterThan(0.95);
  }
});

/** How much of the focused element is on the screen, across. Runs in the browser. */
function seenOfFocus() {
  const { left, right, width } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
  return (Math.min(right, innerWidth) - Math.max(left, 0)) / width;
}

test("a phone's menu closes when the focus moves on, and has what the bar has no room for", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pages.faq.path);
  const menu = page.locator("#menu");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  for (const { path } of [pages.trades, pages.tools, pages.guides, pages.contact])
    await expect(menu.locator(`.menu-more > a[href="${path}"]`)).toBeInViewport();
  await menu.getByRole("link", { name: "Book Free Consultation" }).focus();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.closest("#menu, .bar"))).toBeNull();
});

test("names that are colored or cut in two are read out with their spaces, and a sum has a name", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(pages.home.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(/Business With AI That/);
  await expect(page.locator("[data-yearly-cost] output")).toHaveAccessibleName(/\w/);
  await page.goto(pages.packages.path);
  await expect(page.getByRole("columnheader", { name: "Foundation Audit", exact: true })).toHaveCount(1);
});

for (const { path } of [pages.home, pages.packages, pages.agentDevelopment, pages.plumbingTrade, pages.plumbingArticle, pages.sampleReport])
  test(`on ${path}, text has a contrast of 7 for those who ask for more, or 4.5 if it's large`, async ({ page }) => {
    await page.emulateMedia({ contrast: "more" });
    await page.goto(path);
    expect(await barriersOn(page, { only: "color-contrast-enhanced" })).toEqual([]);
  });

test("in forced colors, the report's lost weeks differ from the page and from the others", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto(`${pages.calculator.path}?step=3&${calculatorAnswers}`);
  const fill = (name: string) =>
    page
      .locator(`path.${name}`)
      .first()
      .evaluate((week) => getComputedStyle(week).fill);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(new Set([await fill("fill-ink"), await fill("fill-line"), ground]).size).toBe(3);
});

test("on paper, a package's height stands below the card of its guarantee", async ({ page }) => {
  await page.setViewportSize({ width: 1056, height: 816 });
  await page.emulateMedia({ media: "print" });
  await page.goto(pages.growthEngine.path);
  const gap = await page.locator(".package-height").evaluate((height) => {
    const card = height.previousElementSibling?.querySelector(".opening-words > :last-child");
    return height.getBoundingClientRect().top - (card?.getBoundingClientRect().bottom ?? Number.NaN);
  });
  expect(gap).toBeGreaterThan(0);
});

test("in forced colors, home's trail has no snow under it, and the process page's weeks hang from their stations", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/");
  expect(await page.locator(".climb-map").evaluate((land) => getComputedStyle(land).backgroundImage)).toBe("none");
  await page.goto(pages.process.path);
  const color = await page.evaluate(() => getComputedStyle(document.body).color);
  for (const line of [".plumb-line", ".process-flag"]) await expect(page.locator(line).first()).toHaveCSS("stroke", color);
});

test("with the root's font at 200%, no post or article is wider than any screen", async ({ page }) => {
  for (const path of ["/blog/which-leads-are-worth-buying", pages.plumbingArticle.path, "/guides/jobber"]) {
    await page.goto(path);
    await stopPainting(page);
    await page.evaluate(() => {
      const style = new CSSStyleSheet();
      style.replaceSync("html { font-size: 200% !important } * { content-visibility: visible !important }");
      document.adoptedStyleSheets.push(style);
    });
    for (const width of [640, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test("on paper and in a picture of the whole page, home has its receipt, its texts and its flag", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pages.home.path);
  // At the top of the page, where everything below is still to come.
  const [receipt, text, flag] = [
    page.locator(".receipt"),
    page.locator(".place-house .thread > li").first(),
    page.locator(".flag > .button"),
  ];
  await expect(receipt).toHaveCSS("mask-size", /^100% calc\(100% -/);
  await expect(text).toHaveCSS("opacity", "1");
  await expect(flag).toHaveCSS("clip-path", "none");
  await page.locator(".place-kitchen").evaluate((section) => section.scrollIntoView({ block: "end" }));
  await page.emulateMedia({ media: "print" });
  await expect(receipt).toHaveCSS("mask-size", /^100% calc\(100% -/);
  await expect(text).toHaveCSS("opacity", "1");
  await expect(page.locator(".profile")).toBeHidden();
});
