import type { Site } from "../../site/context.ts";
import { logFailure } from "../../site/failure.ts";
import { within } from "../../time/durations.ts";
import { findPosts } from "./posts.server.ts";

/** How long a visitor waits for the posts that a page only links to. */
const READ_WITHIN_MS = 1_000;

/** The published ones of these posts. Nothing if they couldn't be read, which `message` tells the log: the page is whole without them. */
export async function readLinkedPosts({ database, now, log }: Site, slugs: readonly string[], message: string) {
  try {
    return await within(READ_WITHIN_MS, findPosts(database, [...new Set(slugs)], now()));
  } catch (error) {
    logFailure(log, error, message);
    return undefined;
  }
}
