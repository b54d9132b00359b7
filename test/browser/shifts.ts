import type { Page } from "@playwright/test";

/**
 * On a busy machine a font may be decoded a frame after the first paint, and then its stand-in moves text by up to 0.0035 (seen on the
 * calculator).
 */
export const NO_SHIFT = 0.005;

/** Adds up the layout shifts of the page since it was opened. */
export function shiftsOf(page: Page) {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    observer.disconnect();
    return shifts.reduce((total, { value }) => total + value, 0);
  });
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
