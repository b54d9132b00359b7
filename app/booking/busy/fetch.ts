import { readFile, stat } from "node:fs/promises";
import { follow } from "../../outgoing/follow.ts";
import { CalendarProblem } from "./calendar-problem.ts";

export type Validators = { etag: string; lastModified: string };
/** Undefined when nothing has changed. */
type FetchedCalendar = (Validators & { text: string }) | undefined;
type FetchLimits = { withinMs: number; signal: AbortSignal };

const MOST_CALENDAR_BYTES = 8 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/** The text of a calendar: an address or a file. */
export function fetchCalendar(address: string, known: Validators, limits: FetchLimits): Promise<FetchedCalendar> {
  return /^https?:/i.test(address) ? fetchAddress(new URL(address), known, limits) : readCalendarFile(address, known);
}

async function fetchAddress(url: URL, { etag, lastModified }: Validators, limits: FetchLimits): Promise<FetchedCalendar> {
  const ifChanged: Record<string, string> = etag ? { "If-None-Match": etag } : lastModified ? { "If-Modified-Since": lastModified } : {};
  const headers = { Accept: "text/calendar, */*;q=0.1", ...ifChanged };
  const reply = await follow(url, MOST_REDIRECTS, { headers, mostBytes: MOST_CALENDAR_BYTES, ...limits });
  if (reply.status === 304) return undefined;
  if (reply.status !== 200) throw new CalendarProblem(`it answers ${reply.status}`);
  return { text: reply.text, etag: mark(reply.headers.etag), lastModified: mark(reply.headers["last-modified"]) };
}

/** What a server wants to be asked with the next time, unless it's nothing that can be stored and sent again. */
function mark(text = "") {
  return /^[\x20-\x7e]{1,200}$/.test(text) ? text : "";
}

async function readCalendarFile(path: string, known: Validators): Promise<FetchedCalendar> {
  const { mtimeMs, size } = await stat(path);
  const etag = `${mtimeMs} ${size}`;
  if (etag === known.etag) return undefined;
  if (size > MOST_CALENDAR_BYTES) throw new CalendarProblem(`it's larger than ${MOST_CALENDAR_BYTES / 1024 / 1024} MB`);
  return { text: await readFile(path, "utf8"), etag, lastModified: "" };
}
