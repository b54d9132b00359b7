import { remember } from "../../text/remember.ts";

/** The headers that decide whether a request counts. Node and the browser's own both spell them in lower case. */
type CountedHeaders = {
  "user-agent"?: string | undefined;
  "sec-gpc"?: string | string[] | undefined;
  dnt?: string | string[] | undefined;
  "sec-purpose"?: string | string[] | undefined;
  purpose?: string | string[] | undefined;
  "sec-fetch-dest"?: string | string[] | undefined;
};

type Device = "phone" | "tablet" | "computer";

const BROWSER = /^Mozilla\/5\.0 \(/;
const ROBOT =
  /bot\b|bots\b|crawl|spider|slurp|preview|externalhit|embed|fetch|monitor|lighthouse|headless|feed|http|scan|check|python|java\/|curl|wget/i;

/** Whether a page request is a person's who hasn't asked to be left out. */
export function isCounted(headers: CountedHeaders) {
  return isView(headers) && deviceOf(headers["user-agent"] ?? "") !== undefined;
}

/**
 * Whether a request shows a page to somebody who hasn't asked to be left out. A page that's only prefetched or prerendered counts when it's
 * shown, which the browser reports.
 */
export function isView(headers: CountedHeaders) {
  if (hasOptedOut(headers)) return false;
  if (headers["sec-purpose"] !== undefined || headers.purpose === "prefetch") return false;
  return headers["sec-fetch-dest"] === undefined || headers["sec-fetch-dest"] === "document";
}

/** Global Privacy Control or Do Not Track: the privacy page promises that we don't count who sends one of them. */
export function hasOptedOut(headers: CountedHeaders) {
  return headers["sec-gpc"] === "1" || headers.dnt === "1";
}

const MOST_AGENTS = 500;

/** The kind of device a browser says it runs on; nothing for a robot. Visitors share a few hundred browsers, so each is read once. */
export const deviceOf = remember(MOST_AGENTS, readDevice);

function readDevice(userAgent: string): Device | undefined {
  if (!BROWSER.test(userAgent) || ROBOT.test(userAgent)) return undefined;
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return "tablet";
  return /Mobi|iPhone|Android/.test(userAgent) ? "phone" : "computer";
}
