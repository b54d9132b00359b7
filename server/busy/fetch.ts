import { readFile, stat } from "node:fs/promises";
import { CalendarProblem } from "./problem.ts";
import { mayFollow } from "./redirects.ts";

export type Known = { etag: string; lastModified: string };
/** Undefined when nothing has changed. */
export type Fetched = (Known & { text: string }) | undefined;

const MOST_BYTES = 8 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const MOVED = [301, 302, 303, 307, 308];

/** The text of a calendar: an address or a file. */
export function fetchCalendar(address: string, known: Known, signal: AbortSignal): Promise<Fetched> {
  return /^https?:/i.test(address) ? fetchAddress(new URL(address), known, signal) : readCalendarFile(address, known);
}

async function fetchAddress(first: URL, known: Known, signal: AbortSignal): Promise<Fetched> {
  let url = first;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await ask(url, url.origin === first.origin ? first : undefined, known, signal);
    if (MOVED.includes(response.status)) {
      await response.body?.cancel();
      const target = URL.parse(response.headers.get("location") ?? "", url.href);
      if (!target || !(await mayFollow(url, target))) throw new CalendarProblem("it redirects to where we don't follow");
      url = target;
      continue;
    }
    if (response.status === 304) return undefined;
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new CalendarProblem(`it answers ${response.status}`);
    }
    const text = await readText(response);
    return { text, etag: response.headers.get("etag") ?? "", lastModified: response.headers.get("last-modified") ?? "" };
  }
  throw new CalendarProblem(`it redirects more than ${MOST_REDIRECTS} times`);
}

/** A name and password in the address go to its own host only. */
function ask(url: URL, account: URL | undefined, { etag, lastModified }: Known, signal: AbortSignal) {
  const headers = new Headers({ Accept: "text/calendar, */*;q=0.1", "User-Agent": "Peakworks" });
  if (etag) headers.set("If-None-Match", etag);
  else if (lastModified) headers.set("If-Modified-Since", lastModified);
  if (account?.username) {
    const { username, password } = account;
    headers.set(
      "Authorization",
      `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64")}`,
    );
  }
  const plain = new URL(url);
  plain.username = "";
  plain.password = "";
  return fetch(plain, { headers, signal, redirect: "manual" });
}

/** Counts what arrives, unpacked, because a response may say anything about its length. */
async function readText(response: Response) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

async function readCalendarFile(path: string, known: Known): Promise<Fetched> {
  const { mtimeMs, size } = await stat(path);
  const etag = `${mtimeMs} ${size}`;
  if (etag === known.etag) return undefined;
  if (size > MOST_BYTES) throw tooLarge();
  return { text: await readFile(path, "utf8"), etag, lastModified: "" };
}

function tooLarge() {
  return new CalendarProblem(`it's larger than ${MOST_BYTES / 1024 / 1024} MB`);
}
