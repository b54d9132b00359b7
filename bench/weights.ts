import { type Browser, chromium, type Page as Tab } from "@playwright/test";
import type { Page } from "../app/site/catalog/page.ts";
import { showProgress } from "./numbers.ts";

/**
 * Kilobytes on the wire on a first visit, by type, as a phone receives them, and the longest script, which a phone should be done with in
 * 50 ms.
 */
export async function benchWeights(address: string, pages: Page[], executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const rows: Record<string, Record<string, number>> = {};
  for (const { path } of pages) {
    showProgress(`weighing ${path}`);
    const context = await browser.newContext({
      viewport: { width: 360, height: 780 },
      userAgent: "Mozilla/5.0 (Linux; Android 14) Chrome/150.0.0.0 Mobile",
    });
    const page = await context.newPage();
    const sizes: Promise<[string, number]>[] = [];
    page.on("requestfinished", (request) => {
      sizes.push(request.sizes().then((size) => [request.resourceType(), size.responseBodySize + size.responseHeadersSize]));
    });
    await page.goto(address + path, { waitUntil: "networkidle" });
    const row: Record<string, number> = { html: 0, css: 0, script: 0, font: 0, picture: 0, other: 0 };
    for (const [type, bytes] of await Promise.all(sizes)) {
      const kind = KINDS[type] ?? "other";
      row[kind] = (row[kind] ?? 0) + bytes / 1024;
    }
    row.total = Object.values(row).reduce((sum, kilobytes) => sum + kilobytes, 0);
    rows[path] = Object.fromEntries(Object.entries(row).map(([kind, kilobytes]) => [`${kind} KB`, Number(kilobytes.toFixed(1))]));
    rows[path]["longest script ms"] = await longestScript(browser, page, address + path);
    await context.close();
  }
  await browser.close();
  showProgress("");
  return rows;
}

const KINDS: Record<string, string> = { document: "html", stylesheet: "css", script: "script", font: "font", image: "picture" };

const RUNS = ["EvaluateScript", "v8.evaluateModule", "FunctionCall", "TimerFire", "RunMicrotasks"];

type TraceEvent = { name: string; tdur?: number };

/** In milliseconds of CPU time, since a busy machine makes everything longer by the clock. */
async function longestScript(browser: Browser, tab: Tab, url: string) {
  await browser.startTracing(tab, { categories: ["devtools.timeline", "v8"] });
  await tab.goto(url, { waitUntil: "networkidle" });
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  return Number(Math.max(...traceEvents.map(({ name, tdur = 0 }) => (RUNS.includes(name) ? tdur / 1000 : 0))).toFixed(1));
}
