import { follow } from "../../outgoing/follow.ts";
import { reasonOf } from "../../outgoing/outgoing-problem.ts";

const ASK_WITHIN_MS = 15_000;
const MOST_REDIRECTS = 10;
/** Many sites turn away a program that doesn't look like a browser; that says nothing about the page. */
const HIDDEN = [401, 403, 405, 406, 429, 503, 999];

/** Asks for another site's page. Returns what's wrong with the link, if anything. */
export async function problemOnline(address: string, withinMs = ASK_WITHIN_MS) {
  try {
    const { status } = await follow(new URL(address), MOST_REDIRECTS, { headers: { "User-Agent": "Mozilla/5.0" }, withinMs });
    return status < 400 || HIDDEN.includes(status) ? undefined : `${address} answers with ${status}.`;
  } catch (error) {
    return `${address} can't be reached: ${reasonOf(error)}.`;
  }
}
