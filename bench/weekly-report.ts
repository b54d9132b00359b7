import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openDatabase } from "../app/database/database.server.ts";
import { migrate } from "../app/database/migrations.server.ts";
import { HOUR_MS } from "../app/time/durations.ts";
import { showProgress } from "./numbers.ts";
import { spawnSite, startServer } from "./serve.ts";
import { MEGABYTE, residentKilobytes } from "./start.ts";
import { load, needWrk } from "./wrk.ts";

const ROWS = 1_000_000;
const HOURS_A_WEEK = 168;
const SECONDS = 5;
const SAMPLE_MS = 20;

/** What the weekly report costs over a million rows that somebody made up: memory beside an idle process, and what a visitor waits meanwhile. */
export async function benchWeeklyReport() {
  await needWrk();
  const [empty, flooded] = [folder(), folder()];
  await fill(empty, 0);
  showProgress("report, a million rows");
  await fill(flooded, ROWS);
  const rows = { "weekly email in the site": await inTheSite(flooded), "./peakworks report": await byCommand(empty, flooded) };
  showProgress("");
  return rows;
}

/** The site makes one report after another while a visitor reads /faq. */
async function inTheSite(dataDir: string) {
  const child = spawnSite("bench/counting-server.ts", dataDir);
  const { address, pid, stop } = await startServer(child);
  const visit = () => load(`${address}/faq`, { seconds: SECONDS, connections: 1 });
  try {
    await visit();
    const quiet = await visit();
    const idle = residentKilobytes(pid);
    let most = idle;
    const sampling = setInterval(() => {
      most = Math.max(most, residentKilobytes(pid));
    }, SAMPLE_MS);
    child.send("report");
    const busy = await visit();
    child.send("enough");
    const [reports] = await once(child, "message");
    clearInterval(sampling);
    return {
      "idle MB": Math.round(idle / MEGABYTE),
      "most MB": Math.round(most / MEGABYTE),
      "memory ratio": (most / idle).toFixed(2),
      "/faq p50 ratio": (busy.p50 / quiet.p50).toFixed(2),
      "/faq p99 ms, quiet": quiet.p99.toFixed(1),
      "/faq p99 ms, meanwhile": busy.p99.toFixed(1),
      "ms for a report": Math.round((SECONDS * 1_000) / Math.max(1, Number(reports))),
    };
  } finally {
    stop();
  }
}

/** The same command over an empty table and over the million rows. */
async function byCommand(empty: string, flooded: string) {
  const idle = await peakOf(empty);
  const began = performance.now();
  const most = await peakOf(flooded);
  return {
    "idle MB": Math.round(idle / MEGABYTE),
    "most MB": Math.round(most / MEGABYTE),
    "memory ratio": (most / idle).toFixed(2),
    "ms for a report": Math.round(performance.now() - began),
  };
}

/** The most kilobytes that the command ever held. */
async function peakOf(dataDir: string) {
  const child = spawn(process.execPath, ["commands/peakworks.ts", "report"], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: "ignore",
  });
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, peakKilobytes(child.pid));
  }, SAMPLE_MS);
  await once(child, "close");
  clearInterval(sampling);
  return peak;
}

function peakKilobytes(pid: number | undefined) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    // It has ended.
    return 0;
  }
}

function folder() {
  return mkdtempSync(join(tmpdir(), "peakworks-bench-"));
}

/** Made-up links to one missing page: half of them in a single hour, the rest in the hours of a week. */
async function fill(dataDir: string, count: number) {
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(database, new Date());
  const hours = Array.from({ length: HOURS_A_WEEK }, (_, i) => new Date((Math.floor(Date.now() / HOUR_MS) - 1 - i) * HOUR_MS));
  for (const [i, hour] of hours.entries()) {
    const made = Math.round(i === 0 ? count / 2 : count / 2 / (hours.length - 1));
    if (made > 0)
      await sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${made})
        insert into counts (hour, what, name, detail, count)
        select ${hour.toISOString()}, 'missing', '/made-up', 'host-' || n || '-of-hour-' || ${i} || '.example', 1 from numbers`.execute(
        database,
      );
  }
  await database.destroy();
}
