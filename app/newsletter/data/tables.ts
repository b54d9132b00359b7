import type { Moment } from "../../database/tables.ts";

declare module "../../database/tables.ts" {
  interface Tables {
    subscribers: SubscriberRow;
    subscriberLinks: { tokenHash: string; subscriberId: string; expiresAt: Moment };
    digests: DigestRow;
  }
}

export type SubscriberRow = {
  id: string;
  email: string;
  status: "pending" | "confirmed";
  askedAt: Moment;
  /** When the last email was queued because somebody typed this address. A column keeps its first name. */
  letterAt: Moment | null;
  confirmedAt: Moment | null;
  /** The number of the last digest that came back because the mailbox is gone. */
  bouncedDigest: number | null;
};

export type DigestRow = {
  number: number;
  since: Moment;
  until: Moment;
  /** The last reader, by id, whose email is queued. */
  queuedTo: string | null;
  finishedAt: Moment | null;
};
