import type { Moment } from "../database/tables.ts";

declare module "../database/tables.ts" {
  interface Tables {
    /** One row per email that a stranger can cause, for a day. `recipient` is a keyed hash. */
    recipientEmails: { recipient: string; queuedAt: Moment };
    rateLimits: { visitor: string; windowStart: Moment; count: number };
  }
}
