import { spawn } from "node:child_process";
import type { Page } from "../app/site/catalog/page.ts";
import { median, showProgress } from "./numbers.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse's mobile scores. Performance is the median of several runs; the others are the same in each, so they're taken once. */
export async function benchLighthouse(address: string, pages: Page[], browser: string, runs: number) {
  const rows: Record<string, Record<string, number>> = {};
  for (const { path } of pages) {
    const reports: Report[] = [];
    for (let run = 1; run <= runs; run++) {
      showProgress(`Lighthouse ${path}, run ${run} of ${runs}`);
      reports.push(await audit(address + path, browser, run === 1 ? CATEGORIES : ["performance"]));
    }
    const scores = CATEGORIES.map((name) => [
      name,
      median(reports.flatMap(({ categories }) => (categories[name] ? Math.round(categories[name].score * 100) : []))),
    ]);
    const value = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    rows[path] = {
      ...Object.fromEntries(scores),
      "LCP ms": Math.round(value("largest-contentful-paint")),
      "TBT ms": Math.round(value("total-blocking-time")),
      CLS: Number(value("cumulative-layout-shift").toFixed(3)),
    };
  }
  showProgress("");
  return rows;
}

type Report = { categories: Record<string, { score: number }>; audits: Record<string, { numericValue?: number }> };

async function audit(url: string, browser: string, wanted: string[]): Promise<Report> {
  const flags = [
    "--output=json",
    "--quiet",
    "--disable-full-page-screenshot",
    `--only-categories=${wanted.join(",")}`,
    "--chrome-flags=--headless --no-sandbox --disable-background-networking",
  ];
  const child = spawn("lighthouse", [url, ...flags], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, CHROME_PATH: browser },
  });
  return JSON.parse(Buffer.concat(await child.stdout.toArray()).toString());
}
