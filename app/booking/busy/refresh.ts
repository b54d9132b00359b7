import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import type { Database } from "../../database/database.server.ts";
import { dayIn } from "../../time/dates.ts";
import { HALF_HOURS, LONG_WINDOW_DAYS, SLOT_MINUTES } from "../catalog/slots.ts";
import { readUidHosts } from "../data/uid-hosts.server.ts";
import type { busySlots, CalendarText } from "./busy-slots.ts";
import { CalendarProblem, problemOf } from "./calendar-problem.ts";
import { fetchCalendar, type Validators } from "./fetch.ts";
import { calendarName, claimCalendar, forgetCalendars, recordCalendar } from "./store.server.ts";

export type RefreshParts = {
  database: Database;
  settings: { busyCalendars: readonly string[]; timeZone: string; siteUrl: string };
  now: () => Date;
  log: Logger;
  /** Shorter in tests. */
  fetchWithinMs?: number;
};

const FETCH_WITHIN_MS = 15_000;

/** Changes with the half hours and how far out they go, and not with which of them are offered: what was read for others is read again. */
const SLOTS_VERSION = `${SLOT_MINUTES}:${LONG_WINDOW_DAYS}:${HALF_HOURS.join()}`;

/** Reads every one of the agency's calendars that is due. While one can't be read, the slots it last took away stay taken. */
export async function refreshBusyCalendars(parts: RefreshParts, signal: AbortSignal) {
  const { database, settings, now } = parts;
  await forgetCalendars(database, settings, now());
  await Promise.all(settings.busyCalendars.map((address) => refresh(address, parts, signal)));
}

async function refresh(address: string, parts: RefreshParts, signal: AbortSignal) {
  const { database, settings, now, log } = parts;
  const row = await claimCalendar(database, address, now());
  if (!row) return;
  const outcome = await read(address, row, parts, signal).catch((error) => ({ problem: problemOf(error) }));
  // The site is being stopped. Another process reads it once the claim ends.
  if (signal.aborted) return;
  await recordCalendar(database, row.calendar, outcome, now());
  const calendar = calendarName(address, settings.busyCalendars);
  if (outcome.problem && outcome.problem !== row.problem) log.warn({ calendar, ...outcome }, "a busy calendar can't be read");
  if (!outcome.problem && row.problem) log.info({ calendar }, "a busy calendar can be read again");
}

async function read(
  address: string,
  known: Validators & { readFor: string },
  { database, settings, now, fetchWithinMs = FETCH_WITHIN_MS }: RefreshParts,
  signal: AbortSignal,
) {
  const { timeZone, siteUrl } = settings;
  // The days of the booking window move on, so a calendar that hasn't changed is still read once a day.
  // So is one that was read for other slots than this version offers.
  const readFor = `${dayIn(timeZone, now())} ${timeZone} ${SLOTS_VERSION}`;
  const isSame = known.readFor === readFor;
  const fetched = await fetchCalendar(address, isSame ? known : { etag: "", lastModified: "" }, { withinMs: fetchWithinMs, signal });
  const done = { problem: "", readAt: now().toISOString() };
  if (!fetched) return done;
  const { text, etag, lastModified } = fetched;
  const hosts = await readUidHosts(database, siteUrl);
  const { slots, remarks } = await readInThread({ text, now: now(), timeZone, hosts }, signal);
  return { ...done, etag, lastModified, readFor, remark: remarks.join("; "), slots };
}

const READ_WITHIN_MS = 20_000;
const MEMORY_MB = 512;

/** The slots that a calendar's text takes away, worked out in a thread of its own that is ended when it takes too long. */
async function readInThread(toRead: CalendarText, signal: AbortSignal): Promise<ReturnType<typeof busySlots>> {
  const worker = new Worker(new URL("./reading-thread.ts", import.meta.url), {
    workerData: toRead,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof busySlots>>();
  const giveUp = (reason: string) => () => reject(new CalendarProblem(reason));
  const timer = setTimeout(giveUp("it takes too long to read"), READ_WITHIN_MS);
  const stop = giveUp("the site was stopped");
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  worker.on("message", (told) => ("problem" in told ? reject(new CalendarProblem(told.problem)) : resolve(told)));
  worker.on("error", giveUp("it's too large to read"));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    await worker.terminate();
  }
}
