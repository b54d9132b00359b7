import type { Page } from "@playwright/test";

/**
 * On a busy machine a font may be decoded a frame after the first paint, and then its stand-in moves text by up to 0.0035 (seen on the
 * calculator).
 */
export const NO_SHIFT = 0.005;

/** Watches every page that the tab opens from now on. The returned function adds up the layout shifts of the current one. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.total += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
}

/** Opens the page with its fonts loaded before the first paint, which waits for the styles, as the preloads intend. */
export async function openWithFonts(page: Page, address: string) {
  const fonts = ["text", "heading"].map((name) =>
    page.waitForEvent("requestfinished", (request) => new RegExp(`archivo-${name}.*\\.woff2$`).test(request.url())),
  );
  await page.unrouteAll();
  await page.route("**/*.css", async (route) => {
    await Promise.all(fonts);
    await route.continue();
  });
  await page.goto(address);
}
