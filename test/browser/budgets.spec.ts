import { pages } from "../../app/site/pages.ts";
import { ISLAND_SCRIPTS, scriptsLoaded, sum, weigh } from "./budget.ts";
import { expect, test } from "./open.ts";

/** Kilobytes loaded when going from one island's page to the other's with a warm cache. */
const NEXT_ISLAND = 13.7;
/** Kilobytes of all of home, with every picture, by the screen's width. */
const READ_TO_ITS_END = [
  [360, 104],
  [1279, 116],
  [1440, 128.5],
  [1920, 144.5],
] as const;

// With nothing cached.
test.use({ isNewTab: true });

test("home read to its end is light on a wide screen, and lighter on a phone", async ({ browser }) => {
  for (const [width, most] of READ_TO_ITS_END) {
    // A new one each time, since the cache would hide what two widths share.
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const tab = await context.newPage();
    const weighed = weigh(tab);
    await tab.goto("/", { waitUntil: "networkidle" });
    await tab.evaluate(loadPictures);
    const { kilobytes, addresses } = await weighed();
    expect(sum(kilobytes), `${width} px: ${addresses.join(" ")}`).toBeLessThanOrEqual(most);
    await context.close();
  }
});

/** Goes to every picture of the page and waits for it. Runs in the browser. */
async function loadPictures() {
  for (const image of document.images) {
    image.scrollIntoView();
    if (image.checkVisibility()) await image.decode();
  }
}

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
  for (const key of ["calculator", "contact"] as const) {
    const loaded = scriptsLoaded(tab, key);
    await tab.goto(pages[key].path);
    await loaded;
  }
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
