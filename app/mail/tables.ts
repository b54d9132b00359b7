import type { Generated } from "kysely";
import type { Moment } from "../database/tables.ts";

declare module "../database/tables.ts" {
  interface Tables {
    outbox: OutboxRow;
  }
}

/** An email, or an event for WEBHOOK_URL. */
export type Channel = "email" | "webhook";

export type OutboxRow = {
  id: string;
  channel: Generated<Channel>;
  /** An email's Message-ID, or a webhook's ID: the same for every attempt. */
  messageId: string;
  kind: string;
  bookingId: string | null;
  leadId: string | null;
  subscriberId: string | null;
  personId: string | null;
  digest: number | null;
  /** Sent to a whole list: every other email goes first. */
  isBulk: Generated<boolean>;
  dueAt: Moment;
  /** A reminder that arrives after the call is worse than none. */
  expiresAt: Moment | null;
  firstTriedAt: Moment | null;
  attempts: Generated<number>;
  claimedUntil: Moment | null;
  sentAt: Moment | null;
  dead: Generated<boolean>;
  /** Dead because there's no such mailbox, which is the visitor's mistake and not ours. */
  bounced: Generated<boolean>;
  /** Why the last attempt failed. */
  problem: string | null;
  /** The email or the event as JSON. Emptied once sent, because it holds personal data and a working link. */
  payload: string;
};
