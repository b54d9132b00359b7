import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

type Kept = { context?: BrowserContext; how?: string };

/** Where a tab is between two tests. */
const LEFT = "/left";

/**
 * Tests with the same settings have one tab after the other: opening a new one, with nothing compiled and nothing cached, takes longer than
 * most of them. What a test leaves behind is cleared away. One that says `isNewTab` has a tab of its own.
 */
export const test = base.extend<{ complaints: string[]; isNewTab: boolean }, { kept: Kept }>({
  isNewTab: [false, { option: true }],
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from here what a fixture needs, and this one needs nothing
    async ({}, use) => {
      const kept: Kept = {};
      await use(kept);
      await kept.context?.close();
    },
    { scope: "worker" },
  ],
  context: async ({ browser, kept, isNewTab, bypassCSP, contextOptions, javaScriptEnabled, timezoneId }, use) => {
    // Whatever else a test may set has to be named here.
    const how = JSON.stringify([isNewTab, bypassCSP, contextOptions, javaScriptEnabled, timezoneId]);
    if (isNewTab || how !== kept.how) {
      await kept.context?.close();
      Object.assign(kept, { context: await browser.newContext(), how });
    }
    await use(kept.context as BrowserContext);
  },
  page: async ({ context, isNewTab, contextOptions: { reducedMotion }, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await page.emulateMedia({ media: null, colorScheme: "light", forcedColors: "none", contrast: "no-preference", reducedMotion });
    await use(page);
    if (!isNewTab) await clear(page);
  },
  /** Fails the test on any console error or warning, uncaught error or policy violation. */
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      // What the test before has left may still complain, since its page is empty.
      const complain = (text: string) => page.url().endsWith(LEFT) || complaints.push(text);
      page.on("console", (message) => ["error", "warning"].includes(message.type()) && complain(message.text()));
      page.on("pageerror", (error) => complain(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Also empties the page, which would store where it is when it's left, and renames it: opening it again with another hash wouldn't load it.
 */
async function clear(page: Page) {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // Nothing is under the mouse.
  await page.mouse.move(-10, -10);
  await page.context().clearCookies();
  await page.context().clearPermissions();
  await page.evaluate((left) => {
    document.documentElement.replaceChildren();
    if (!location.protocol.startsWith("http")) return;
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, "", left);
  }, LEFT);
}

export { expect };
