import type { Browser, Request, Page as Tab } from "@playwright/test";
import { allPages, type PageKey, pages } from "../../app/site/pages.ts";
import { expect, test } from "./open.ts";

/** Kilobytes on a first visit, compressed as transferred, by type. */
const READING = { document: 24, stylesheet: 17, script: 2.2, font: 40, image: 34, other: 9 };
/** The eight trades' models in one file. */
const MODELS: Partial<Record<PageKey, number>> = { home: 18, services: 18, trades: 18 };
/** Articles load the styles of figures as well, and the page of tools its own, so that no other page has to. */
const MORE_STYLES = 19;
/** Pages with an island have more script. React is 57 KB of it, so a build plugin in vite.config.ts that stops matching shows up here. */
const ISLANDS: Partial<Record<PageKey, number>> = { contact: 76, calculator: 77 };
const ISLAND_SCRIPTS = 4;
const REQUESTS = 9;
/** On the blog the model of each card is a file of its own: less than all eight. */
const CARD_REQUESTS = 3;
const ISLAND_REQUESTS = 12;
/** Kilobytes loaded when going from one island's page to the other's with a warm cache. */
const NEXT_ISLAND = 12;
/** Home has the whole map. */
const HOME_IMAGES = 58;
const TOTAL = { home: 140, other: 110 };
const LONG_TASK_MS = 50;

for (const page of allPages) {
  test(`${page.key} stays within its bytes and requests, and contacts no other host before a visitor does something`, async ({
    page: tab,
  }) => {
    const weighed = weigh(tab);
    await tab.goto(page.path, { waitUntil: "networkidle" });
    const { kilobytes, addresses } = await weighed();
    const script = ISLANDS[page.key];
    const isHome = page.key === "home";
    const budget: Record<string, number> = {
      ...READING,
      script: script ?? READING.script,
      other: MODELS[page.key] ?? READING.other,
      ...(isHome && { image: HOME_IMAGES }),
      ...((page.article || page.key === "tools") && { stylesheet: MORE_STYLES }),
    };
    for (const [kind, size] of Object.entries(kilobytes)) expect(size, kind).toBeLessThanOrEqual(budget[kind] ?? 0);
    if (!script)
      expect(Object.values(kilobytes).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(isHome ? TOTAL.home : TOTAL.other);
    expect(addresses.length).toBeLessThanOrEqual(script ? ISLAND_REQUESTS : REQUESTS + (page.key === "blog" ? CARD_REQUESTS : 0));
    const scripts = addresses.filter((address) => address.endsWith(".js"));
    expect(scripts).toHaveLength(script ? ISLAND_SCRIPTS : 1);
    // Every reading page has this one, so one of them stands for all in the next test.
    expect(scripts[0]).toContain("/assets/entry.client-");
    expect(addresses.filter((address) => new URL(address).origin !== new URL(tab.url()).origin)).toEqual([]);
  });
}

for (const { path } of [pages.home, pages.contact, pages.calculator])
  test(`${path} runs no script for over ${LONG_TASK_MS} ms`, async ({ page: tab, browser }) => {
    // CPU time rather than wall time, and the best of three, so a busy machine doesn't cause a failure.
    const longest = [await longestScript(browser, tab, path)];
    while (longest.length < 3 && Math.min(...longest) > LONG_TASK_MS) longest.push(await longestScript(browser, tab, path));
    expect(Math.min(...longest)).toBeLessThanOrEqual(LONG_TASK_MS);
  });

test("home is as light on a phone and on a wide screen", async ({ browser }) => {
  for (const width of [360, 768, 1440, 1920]) {
    // A new one each time, since the cache would hide what two widths share.
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const tab = await context.newPage();
    const weighed = weigh(tab);
    await tab.goto("/", { waitUntil: "networkidle" });
    await tab.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await tab.waitForLoadState("networkidle");
    const { kilobytes, addresses } = await weighed();
    const sum = Object.values(kilobytes).reduce((sum, size) => sum + size, 0);
    expect(sum, `${width} px: ${addresses.join(" ")}`).toBeLessThanOrEqual(TOTAL.home);
    await context.close();
  }
});

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

/** Weighs what the tab loads from now on, until the returned function is called. */
function weigh(tab: Tab) {
  const sizes: Promise<[string, number]>[] = [];
  const addresses: string[] = [];
  const add = (request: Request) => {
    addresses.push(request.url());
    sizes.push(request.sizes().then((size) => [request.resourceType(), size.responseBodySize]));
  };
  tab.on("requestfinished", add);
  return async () => {
    tab.off("requestfinished", add);
    const kilobytes: Record<string, number> = {};
    for (const [type, bytes] of await Promise.all(sizes)) {
      const kind = type in READING ? type : "other";
      kilobytes[kind] = (kilobytes[kind] ?? 0) + bytes / 1024;
    }
    return { kilobytes, addresses };
  };
}

const RUNS = ["EvaluateScript", "v8.evaluateModule", "FunctionCall", "TimerFire", "RunMicrotasks"];

type TraceEvent = { name: string; tdur?: number };

/** The longest script task on any thread while the page loads, in milliseconds of CPU time. */
async function longestScript(browser: Browser, tab: Tab, path: string) {
  await browser.startTracing(tab, { categories: ["devtools.timeline", "v8"] });
  await tab.goto(path, { waitUntil: "networkidle" });
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const runs = traceEvents.filter(({ name }) => RUNS.includes(name));
  // A busy browser sometimes starts recording after the page has run; such a visit proves nothing.
  return runs.length ? Math.max(...runs.map(({ tdur = 0 }) => tdur / 1000)) : Number.POSITIVE_INFINITY;
}
