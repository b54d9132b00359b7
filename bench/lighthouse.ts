import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { freePort } from "../app/terminal/free-port.ts";
import { BROWSER_FLAGS } from "../test/harness/browser.ts";
import { median, showProgress } from "./numbers.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse's mobile scores. Performance is the median of several runs; the others are the same in each, so they're taken once. */
export async function benchLighthouse(addresses: Record<string, string>, browser: string, runs: number) {
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, address] of Object.entries(addresses)) {
    const port = await freePort();
    const chrome = await chromium.launch({ executablePath: browser, args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`] });
    const reports: Report[] = [];
    for (let run = 1; run <= runs; run++) {
      showProgress(`Lighthouse ${name}, run ${run} of ${runs}`);
      reports.push(await audit(address, port, run === 1 ? CATEGORIES : ["performance"]));
    }
    await chrome.close();
    const scores = CATEGORIES.map((category) => [
      category,
      median(reports.flatMap(({ categories }) => (categories[category] ? Math.round((categories[category].score ?? 0) * 100) : []))),
    ]);
    const value = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    rows[name] = {
      ...Object.fromEntries(scores),
      "LCP ms": Math.round(value("largest-contentful-paint")),
      "TBT ms": Math.round(value("total-blocking-time")),
      CLS: Number(value("cumulative-layout-shift").toFixed(3)),
    };
  }
  showProgress("");
  return rows;
}

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Downloaded when it's first asked for: with what it needs it's as large as half of the other dependencies. */
const LIGHTHOUSE = "lighthouse@13.5.0";

/** It empties the browser's caches before it loads the page. */
async function audit(url: string, port: number, categories: string[]): Promise<Report> {
  const options = [`--port=${port}`, `--only-categories=${categories}`, "--disable-full-page-screenshot", "--quiet", "--output=json"];
  const { stdout } = await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, ...options], { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}
