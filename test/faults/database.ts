import { readdirSync, readFileSync } from "node:fs";
import type { Slot } from "../../app/booking/rules/slot.ts";
import { pages } from "../../app/site/pages.ts";
import type { Answer, Ask } from "../harness/client.ts";
import { startPostgres } from "../harness/postgres.ts";
import { afterwards, must, Skipped, until } from "./fault.ts";
import { many, p99, percentile } from "./figures.ts";
import { startLoad } from "./load.ts";
import { startSite } from "./running-site.ts";
import { mountSmallDisk } from "./small-disk.ts";
import { mustBeStored } from "./stored.ts";
import { allSlots, bookingOf } from "./visitors.ts";

const READING = [pages.home, pages.faq, pages.growthEngine, pages.blog, pages.contact].map(({ path }) => path);
const PAGES = 200;
const PAGE_MS = 3_000;
const REFUSED_WITHIN_MS = 25_000;
const FULL_DISK_MB = 96;

type Server = NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
type Trouble = { begin: () => unknown; end: () => unknown };

export function databaseKilled() {
  return during((postgres) => ({ begin: postgres.kill, end: postgres.runAgain }));
}

export function databaseFrozen() {
  return during((postgres) => ({
    begin: () => signal(postgres.pid(), "SIGSTOP"),
    end: () => signal(postgres.pid(), "SIGCONT"),
  }));
}

export function databaseFull() {
  const disk = mountSmallDisk(FULL_DISK_MB);
  const end = (postgres: Server) => () => {
    disk.free();
    return postgres.runAgain();
  };
  return during((postgres) => ({ begin: disk.fill, end: end(postgres) }), disk.folder);
}

/**
 * While it lasts, pages stay fast and bookings get a 503 in time; afterward they work again without a restart, and nothing acknowledged is
 * lost.
 */
async function during(troubleOf: (postgres: Server) => Trouble, folder?: string) {
  const postgres = await startPostgres(folder);
  if (!postgres) throw new Skipped("needs PostgreSQL");
  afterwards(postgres.stop);
  const trouble = troubleOf(postgres);
  const site = await startSite({ DATABASE_URL: postgres.url });
  const slots = allSlots();
  const acknowledged: Answer[] = [];
  const book = async () => {
    const answer = await site.ask(bookingOf(slots.shift() as Slot));
    if (answer.status === 201) acknowledged.push(answer);
    must([201, 503].includes(answer.status), `a booking answered ${answer.status}`);
    return answer;
  };
  for (const path of READING) await site.ask({ path });
  for (let i = 0; i < 10; i++) must((await book()).status === 201, "a booking failed before");

  let turn = 0;
  const load = startLoad({ ask: site.ask, lanes: 4, next: () => ({ path: READING[turn++ % READING.length] ?? "/" }) });
  await trouble.begin();
  afterwards(trouble.end);
  const refusals: number[] = [];
  await until(async () => refusals.push(...(await refusedIn(book))) >= 3, 90_000, "bookings were not refused");
  await until(() => load.answered.length >= PAGES, 60_000, "pages hardly answered");
  const { body: said } = await site.ask({ path: "/health/ready" });
  const wasFull = folder !== undefined;
  must(wasFull || said.startsWith("degraded\n- the database is away\n"), `readiness said '${said}'`);
  await trouble.end();
  const began = performance.now();
  await until(async () => (await book()).status === 201, 30_000, "bookings did not work again");
  const back = (performance.now() - began) / 1000;
  await load.stop();
  await until(async () => (await readiness(site.ask)).startsWith("ready\n"), 10_000, "is not ready again");
  must(site.isAlive(), "the process ended");
  must(load.failures.length === 0, `${load.failures.length} pages failed: ${load.failures[0]}`);
  const milliseconds = load.answered.map(({ answer }) => answer.milliseconds);
  const [slowest] = load.answered.toSorted((a, b) => b.answer.milliseconds - a.answer.milliseconds);
  must(percentile(milliseconds, 99) < PAGE_MS, `pages took ${p99(milliseconds)} (p99), the slowest was ${slowest?.question.path}`);
  must(Math.max(...refusals) < REFUSED_WITHIN_MS, `a booking was refused only after ${Math.round(Math.max(...refusals))} ms`);
  const stored = await mustBeStored({ dataDir: "", databaseUrl: postgres.url }, acknowledged);
  return `${many(milliseconds.length, "pages")}, 0 failed, p99 ${p99(milliseconds)}; bookings 503 within ${(Math.max(...refusals) / 1000).toFixed(1)} s, 201 again ${back.toFixed(1)} s after; ${acknowledged.length} acknowledged, 0 lost of ${stored}`;
}

async function refusedIn(book: () => Promise<Answer>) {
  const { status, milliseconds } = await book();
  return status === 503 ? [milliseconds] : [];
}

async function readiness(ask: Ask) {
  return (await ask({ path: "/health/ready" })).body;
}

/** Signals the server and all its child processes, some of which may exit meanwhile. */
function signal(pid: number, name: "SIGSTOP" | "SIGCONT") {
  for (const id of [pid, ...readdirSync("/proc").filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === pid)]) {
    try {
      process.kill(Number(id), name);
    } catch {}
  }
}

function parentOf(id: string) {
  try {
    return Number(readFileSync(`/proc/${id}/stat`, "utf8").split(") ")[1]?.split(" ")[1]);
  } catch {
    return Number.NaN;
  }
}
