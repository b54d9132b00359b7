/** Why a change of posts wasn't made. */
export type Reason =
  | "morning-taken"
  | "slug-taken"
  | "no-post"
  | "published"
  | "passed"
  | "not-a-day"
  | "no-neighbor"
  | "post-changed"
  | "draft-changed";

/** A change of posts that wasn't made, with a sentence for the terminal. */
export class PostRefused extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }
}
