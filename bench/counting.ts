import { once } from "node:events";
import { statSync } from "node:fs";
import { type Database, openDatabase, sqliteFile } from "../app/database/database.server.ts";
import { migrate } from "../app/database/migrations.server.ts";
import { allPages } from "../app/site/pages.ts";
import { dayIn } from "../app/time/dates.ts";
import { HOUR_MS } from "../app/time/durations.ts";
import { addCounts, type Count } from "../app/visits/data/counts.server.ts";
import { readReport } from "../app/visits/data/report.server.ts";
import { weeksUpTo } from "../app/visits/rules/report.ts";
import { ratio, showProgress, spread } from "./numbers.ts";
import { spawnSite, startServer } from "./serve.ts";
import { residentMegabytes } from "./start.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { loadProcess, needWrk, type ProcessResult } from "./wrk.ts";

const PROCESSES = 3;
const TURNS = 8;
const TURN_SECONDS = 2;
const HOURS_A_YEAR = 365 * 24;
const ZONE = "America/New_York";
const VISITOR =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

/** What counting costs: requests per second and memory beside a site that doesn't count, and a busy year's size and report. */
export async function benchCounting() {
  return { "kept page (home)": await costOfCounting(), "a year of a million views a month, SQLite": await aYear() };
}

/**
 * One process counts and doesn't count in turns. Two processes of the same kind differ by up to 15 % for as long as they live, because Node
 * compiles and places things differently each time, and comparing them shows that instead.
 */
async function costOfCounting() {
  await needWrk();
  const more: number[] = [];
  const results = { counting: [] as ProcessResult[], off: [] as ProcessResult[] };
  for (let i = 1; i <= PROCESSES; i++) {
    const child = spawnSite("bench/counting-server.ts");
    const { address, pid, stop } = await startServer(child);
    const visit = async (name: keyof typeof results) => {
      child.send(name === "counting" ? "count" : "rest");
      await once(child, "message");
      return loadProcess(address, pid, { "user-agent": VISITOR }, TURN_SECONDS);
    };
    try {
      await visit("off");
      const before = residentMegabytes(pid);
      await visit("counting");
      more.push(residentMegabytes(pid) - before);
      for (let turn = 1; turn <= TURNS; turn++) {
        showProgress(`counting, process ${i} of ${PROCESSES}, turn ${turn} of ${TURNS}`);
        for (const name of turn % 2 ? (["counting", "off"] as const) : (["off", "counting"] as const))
          results[name].push(await visit(name));
      }
    } finally {
      stop();
    }
  }
  showProgress("");
  const rates = (name: keyof typeof results) => results[name].map(({ perSecond }) => perSecond);
  const cpu = (name: keyof typeof results) => results[name].map(({ cpuMicroseconds }) => cpuMicroseconds);
  return {
    "requests/s": spread(rates("counting")),
    "without counting": spread(rates("off")),
    "ratio to not counting": ratio(rates("counting"), rates("off")),
    "processor time per request, not counting to counting": ratio(cpu("off"), cpu("counting")),
    "MB more": spread(more),
  };
}

async function aYear() {
  const place = { dataDir: temporaryFolder(), databaseUrl: undefined };
  const database = openDatabase(place);
  const now = new Date();
  await migrate(database, now);
  await fillYear(database, now);
  const before = performance.now();
  await readReport(database, weeksUpTo(dayIn(ZONE, now), 52, ZONE), now, 1);
  const reportMs = Math.round(performance.now() - before);
  await database.destroy();
  return { "database MB": Math.round(statSync(sqliteFile(place.dataDir)).size / 1024 ** 2), "report over 52 weeks, ms": reportMs };
}

/** About 1,370 views an hour: every page and thirty posts are read, from sixty sources, on three kinds of device. */
async function fillYear(database: Database, now: Date) {
  const paths = [...allPages.map(({ path }) => path), ...Array.from({ length: 30 }, (_, i) => `/blog/a-post-with-a-usual-address-${i}`)];
  const sources = Array.from({ length: 20 }, (_, i) => `source-${i}.example`);
  const hourly: Count[] = [
    ...["views", "visits", "contact-opened"].map((name) => ({ what: "total" as const, name, detail: "", count: 1_370 })),
    ...paths.flatMap((name) => (["view", "landing"] as const).map((what) => ({ what, name, detail: "", count: 20 }))),
    ...sources.flatMap((name) => ["phone", "tablet", "computer"].map((detail) => ({ what: "visit" as const, name, detail, count: 8 }))),
    ...Array.from({ length: 10 }, (_, i) => ({ what: "missing" as const, name: `/missing-${i}`, detail: "direct", count: 1 })),
  ];
  for (let hour = 0; hour < HOURS_A_YEAR; hour++) {
    if (hour % 500 === 0) showProgress(`counting, hour ${hour} of ${HOURS_A_YEAR}`);
    await addCounts(database, new Date(Math.floor(now.getTime() / HOUR_MS - hour) * HOUR_MS), hourly);
  }
}
