import { PostRefused, type Refusal } from "../rules/post-refused.ts";

/** Runs a command's change. If it's refused, the error says why in a sentence for the terminal. */
export async function orSayWhy<Result>(work: Promise<Result>) {
  try {
    return await work;
  } catch (error) {
    throw error instanceof PostRefused ? new Error(sentenceFor(error.refusal)) : error;
  }
}

function sentenceFor(refusal: Refusal) {
  switch (refusal.reason) {
    case "no-post":
      return `There is no post ${refusal.slug}: posts add takes in a new one. Nothing was changed.`;
    case "not-queued":
      return `There is no post ${refusal.slug} in the queue.`;
    case "slug-taken":
      return `There is a post ${refusal.slug} already. Nothing was stored.`;
    case "published":
      return `${refusal.slug} is published already, and a day to come would take it offline: posts update takes one that has passed.`;
    case "no-neighbor":
      return `${refusal.slug} is the ${refusal.towards === "earlier" ? "first" : "last"} of the queue.`;
    case "not-a-day":
      return `'${refusal.day}' is not a day: write it like 2026-12-01, or say next. ${nextFree(refusal)}`;
    case "passed":
      return `9:00 AM on ${refusal.day} has passed. ${nextFree(refusal)}`;
    case "morning-taken":
      return `${refusal.day} has ${refusal.by} already, so ${refusal.slug} can't have it too. ${nextFree(refusal)} Nothing was stored.`;
    // Only the desk has drafts.
    case "post-changed":
    case "draft-changed":
      return refusal.reason;
  }
}

function nextFree({ next }: { next?: string }) {
  return next ? `The next free day is ${next}.` : "";
}
