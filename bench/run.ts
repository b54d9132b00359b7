// `npm run bench -- [--only weights,throughput] [--pages home,faq] [--runs 3] [--reference http://127.0.0.1:8080/]`
// Measures what the site promises: a table in the terminal, and everything as JSON in bench/report.
import { mkdirSync, writeFileSync } from "node:fs";
import { arch, cpus, platform, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { allPages } from "../app/site/pages.ts";
import { buildWhenStale } from "../server/build.ts";
import { findBrowser } from "../test/harness/browser.ts";
import { benchBookings } from "./bookings.ts";
import { benchCounting } from "./counting.ts";
import { benchInteraction } from "./interaction.ts";
import { benchInterference } from "./interference.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchPictures } from "./pictures.ts";
import { benchPosts } from "./posts.ts";
import { benchScrolling } from "./scrolling.ts";
import { startSite } from "./serve.ts";
import { benchStart } from "./start.ts";
import { benchThroughput } from "./throughput.ts";
import { benchWeights } from "./weights.ts";

type Row = Record<string, string | number>;

/** The measurements of one subject. */
type Part = { title: string; rows: Record<string, Row> };

const FOLDER = "bench/report";
const { values } = parseArgs({
  options: {
    only: { type: "string" },
    pages: { type: "string" },
    runs: { type: "string", default: "3" },
    /** Pages of other sites, for Lighthouse in the same run. */
    reference: { type: "string", multiple: true, default: [] },
  },
});
const pages = allPages.filter(({ key }) => !values.pages || values.pages.split(",").includes(key));

await buildWhenStale();
const found = await findBrowser();
if ("missing" in found) {
  console.error(`The benchmark needs a browser: ${found.missing}`);
  process.exit(1);
}
const browser = found.path;
const site = await startSite();

const parts: Record<string, Omit<Part, "rows"> & { measure: () => Promise<Part["rows"]> }> = {
  weights: { title: "Kilobytes at a first visit", measure: () => benchWeights(site.address, pages, browser) },
  start: { title: "Start and memory", measure: benchStart },
  throughput: { title: "Served beside bare Node and nginx", measure: benchThroughput },
  counting: { title: "What counting visits costs", measure: benchCounting },
  bookings: { title: "Bookings beside bare inserts", measure: benchBookings },
  posts: { title: "A growing blog", measure: benchPosts },
  pictures: { title: "A blog with 10,000 pictures", measure: benchPictures },
  interference: { title: "What one visitor can cost the others", measure: benchInterference },
  interaction: {
    title: "Press to next picture, processor slowed 4 times",
    measure: () => benchInteraction(site.address, browser),
  },
  scrolling: {
    title: "Frames while home is scrolled, processor slowed 4 times",
    measure: () => benchScrolling(site.address, browser),
  },
  lighthouse: {
    title: `Lighthouse mobile, median of ${values.runs}`,
    measure: () => benchLighthouse(audited(), browser, Number(values.runs)),
  },
};

try {
  const wanted = values.only?.split(",") ?? Object.keys(parts);
  const measured: Part[] = [];
  for (const [name, { measure, ...part }] of Object.entries(parts)) {
    if (!wanted.includes(name)) continue;
    const rows = await measure();
    console.log(`\n${part.title}`);
    console.table(rows);
    measured.push({ ...part, rows });
    writeReport(measured);
  }
  console.log("\nAlso as bench/report/results.json");
} finally {
  site.stop();
}

/** The address of each page, and of the references under their own. */
function audited() {
  return Object.fromEntries([
    ...pages.map(({ path }) => [path, site.address + path]),
    ...values.reference.map((address) => [address, address]),
  ]);
}

/** Writes the figures as JSON, with the date and the machine they belong to. */
function writeReport(parts: Part[]) {
  const machine = `${platform()} ${arch()}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const date = new Date().toISOString().slice(0, 10);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/results.json`, `${JSON.stringify({ date, machine, parts }, null, 2)}\n`);
}
