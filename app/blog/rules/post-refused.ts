/** Why a change of posts wasn't made, with what a sentence about it names. `next` is the next free morning. */
export type Refusal =
  | { reason: "no-post" | "not-queued" | "slug-taken" | "published" | "post-changed"; slug: string }
  | { reason: "no-neighbor"; slug: string; towards: "earlier" | "later" }
  | { reason: "not-a-day" | "passed"; day: string; next?: string }
  | { reason: "morning-taken"; slug: string; day: string; by: string; next: string }
  | { reason: "draft-changed" };

export type Reason = Refusal["reason"];

/** Whoever asked for the change says it in their own words: the terminal in blog/commands/refusals.ts, the desk in its words. */
export class PostRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}
