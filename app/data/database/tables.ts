import type { Generated } from "kysely";
import type { BookingFields } from "../../catalog/booking-fields.ts";
import type { Inputs } from "../../rules/calculator/calculator.ts";
import type { Slot } from "../../rules/calendar/calendar.ts";
import type { LeadRequest } from "../../rules/lead/lead.ts";

/** The tables as the queries see them. The two engines answer differently for moments, booleans and JSON: each noun reads its own rows. */
export type Tables = {
  bookings: BookingRow;
  bookingLinks: { tokenHash: string; bookingId: string; purpose: "confirm" | "manage"; expiresAt: Moment };
  leads: LeadRow;
  subscribers: SubscriberRow;
  subscriberLinks: { tokenHash: string; subscriberId: string; expiresAt: Moment };
  digests: DigestRow;
  outbox: OutboxRow;
  blogPosts: BlogPostRow;
  /** Posts of a category, those in the queue too. Kept by triggers, as is the version. */
  blogCounts: { category: string; posts: number };
  /** One row, raised by every change of a post. */
  blogVersion: { version: number };
  rateLimits: { visitor: string; windowStart: Moment; count: number };
  /** Work that is done once a day: the newest moment it was due at and is done for. */
  jobs: { name: string; doneFor: Moment };
  /** `hash` is that of the file it was made with; databases from before hashes were kept have none. */
  migrations: { name: string; appliedAt: Moment; hash: string | null };
};

/** Written as an ISO text. SQLite gives it back as it is, PostgreSQL as a Date; `new Date()` reads both. */
type Moment = string;

export type BookingRow = BookingFields &
  Slot & {
    id: string;
    interest: string;
    visitorTimeZone: string;
    startsAt: Moment;
    status: "requested" | "confirmed" | "cancelled";
    sequence: number;
    idempotencyHash: string | null;
    createdAt: Moment;
    updatedAt: Moment;
  };

export type LeadRow = Omit<LeadRequest, "inputs"> & Inputs & { id: string; idempotencyHash: string | null; createdAt: Moment };

export type SubscriberRow = {
  id: string;
  email: string;
  status: "pending" | "confirmed";
  askedAt: Moment;
  /** When an email went to the address because somebody typed it. */
  letterAt: Moment | null;
  confirmedAt: Moment | null;
};

export type DigestRow = {
  number: number;
  since: Moment;
  until: Moment;
  /** The last subscriber, by id, whose email is queued. */
  queuedTo: string | null;
  finishedAt: Moment | null;
};

type OutboxRow = {
  id: string;
  messageId: string;
  kind: string;
  bookingId: string | null;
  leadId: string | null;
  subscriberId: string | null;
  digest: number | null;
  /** Sent to a whole list: it lets every other email pass. */
  isBulk: Generated<boolean>;
  dueAt: Moment;
  /** A reminder that comes after its call is worse than none. */
  expiresAt: Moment | null;
  firstTriedAt: Moment | null;
  attempts: Generated<number>;
  claimedUntil: Moment | null;
  sentAt: Moment | null;
  dead: Generated<boolean>;
  /** Why it could not be sent the last time. */
  problem: string | null;
  /** The email as JSON. Emptied once it is sent: it holds a person's words and a link that acts. */
  payload: string;
};

export type BlogPostRow = {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  readTime: string;
  publishedDate: Moment;
  featured: boolean;
  content: string;
  metaDescription: string;
  /** Comma separated. */
  seoKeywords: string;
  updatedAt: Moment;
  /** The body as plain text, for the search. */
  searchText: string;
};
