import type { Browser, Page as Tab } from "@playwright/test";
import { allPages, type Page } from "../../app/site/pages.ts";
import { expect, test } from "./open.ts";

/** Kilobytes at a first visit, compressed as they travel, by kind. React's pages have more script. */
const READING = { document: 24, stylesheet: 15, script: 3, font: 40, image: 24, other: 2 };
const SCRIPT: Partial<Record<string, number>> = { contact: 125, calculator: 115 };
const REQUESTS = 8;
const REQUESTS_WITH_REACT = 28;
const TOTAL = 200;
const LONG_TASK_MS = 50;

for (const page of allPages) {
  test(`${page.key} keeps to its bytes and requests, and asks nobody else before a visitor does something`, async ({ page: tab }) => {
    const { kilobytes, addresses } = await weigh(tab, page);
    const budget: Record<string, number> = { ...READING, script: SCRIPT[page.key] ?? READING.script };
    for (const [kind, size] of Object.entries(kilobytes)) expect(size, kind).toBeLessThanOrEqual(budget[kind] ?? 0);
    if (!page.hydrate) expect(Object.values(kilobytes).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(TOTAL);
    expect(addresses.length).toBeLessThanOrEqual(page.hydrate ? REQUESTS_WITH_REACT : REQUESTS);
    expect(addresses.filter((address) => new URL(address).origin !== new URL(tab.url()).origin)).toEqual([]);
  });

  test(`${page.key} runs no script of its own for longer than ${LONG_TASK_MS} ms at load`, async ({ page: tab, browser }) => {
    // Time of the processor and not of the clock, and the best of three: a busy machine must not fail what the page does not do.
    const longest: number[] = [];
    for (let visit = 0; visit < 3 && (longest.length === 0 || Math.min(...longest) > LONG_TASK_MS); visit++)
      longest.push(await longestScript(browser, tab, page.path));
    expect(Math.min(...longest)).toBeLessThanOrEqual(LONG_TASK_MS);
  });
}

async function weigh(tab: Tab, { path }: Page) {
  const sizes: Promise<[string, number]>[] = [];
  const addresses: string[] = [];
  tab.on("requestfinished", (request) => {
    addresses.push(request.url());
    sizes.push(request.sizes().then((size) => [request.resourceType(), size.responseBodySize]));
  });
  await tab.goto(path, { waitUntil: "networkidle" });
  const kilobytes: Record<string, number> = {};
  for (const [type, bytes] of await Promise.all(sizes)) {
    const kind = type in READING ? type : "other";
    kilobytes[kind] = (kilobytes[kind] ?? 0) + bytes / 1024;
  }
  return { kilobytes, addresses };
}

const RUNS = ["EvaluateScript", "v8.evaluateModule", "FunctionCall", "TimerFire", "RunMicrotasks"];

type TraceEvent = { name: string; tdur?: number };

/** The longest run of script on any thread while the page loads, in milliseconds of processor time. */
async function longestScript(browser: Browser, tab: Tab, path: string) {
  await browser.startTracing(tab, { categories: ["devtools.timeline", "v8"] });
  await tab.goto(path, { waitUntil: "networkidle" });
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const runs = traceEvents.filter(({ name }) => RUNS.includes(name));
  expect(runs.length).toBeGreaterThan(0);
  return Math.max(...runs.map(({ tdur = 0 }) => tdur / 1000));
}
