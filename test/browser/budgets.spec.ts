import { pages } from "../../app/site/pages.ts";
import { ISLAND_SCRIPTS, sum, TOTAL, weigh } from "./budget.ts";
import { expect, test } from "./open.ts";

/** Kilobytes loaded when going from one island's page to the other's with a warm cache. */
const NEXT_ISLAND = 13;

test("home is light on a wide screen, and lighter on a phone", async ({ browser }) => {
  for (const width of [360, 1279, 1440, 1920]) {
    // A new one each time, since the cache would hide what two widths share.
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const tab = await context.newPage();
    const weighed = weigh(tab);
    await tab.goto("/", { waitUntil: "networkidle" });
    await tab.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await tab.waitForLoadState("networkidle");
    const { kilobytes, addresses } = await weighed();
    expect(sum(kilobytes), `${width} px: ${addresses.join(" ")}`).toBeLessThanOrEqual(width < 1280 ? TOTAL.phoneHome : TOTAL.home);
    await context.close();
  }
});

for (const { width, loads } of [
  { width: 1023, loads: 0 },
  { width: 1024, loads: 1 },
]) {
  test(`at ${width} px ${loads ? "the opening's map is loaded" : "the opening needs no file for its strip of the map"}`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width, height: 900 });
    for (const { path } of [pages.about, pages.services, pages.electricalArticle]) {
      const weighed = weigh(tab);
      await tab.goto(path, { waitUntil: "networkidle" });
      const { addresses } = await weighed();
      expect(addresses.filter((address) => /\/(sheet|strip)-/.test(address))).toHaveLength(loads);
    }
  });
}

test("going from one island to the other loads only the other's own script", async ({ page: tab }) => {
  for (const { path } of [pages.calculator, pages.contact]) await tab.goto(path, { waitUntil: "networkidle" });
  const scripts = await tab.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js"))
      .map((entry) => entry.toJSON()),
  );
  // Responses from the cache have no transfer size.
  const loaded = scripts.filter(({ transferSize }) => transferSize > 0);
  expect([scripts.length, loaded.length]).toEqual([ISLAND_SCRIPTS, 1]);
  expect(loaded[0].name).toContain("/booking-");
  expect(loaded[0].encodedBodySize / 1024).toBeLessThanOrEqual(NEXT_ISLAND);
});
