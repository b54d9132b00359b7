import type { Generated } from "kysely";
import type { Picture, PictureFile } from "../blog/rules/picture.ts";
import type { BookingFields } from "../booking/catalog/fields.ts";
import type { EndReason } from "../booking/rules/booking.ts";
import type { Inputs } from "../calculator/rules/calculator.ts";
import type { LeadRequest } from "../calculator/rules/lead.ts";
import type { Slot } from "../time/dates.ts";

/** The tables as queries see them. The two engines return timestamps, booleans and JSON differently, so each folder converts its own rows. */
export type Tables = {
  bookings: BookingRow;
  bookingLinks: { tokenHash: string; bookingId: string; purpose: "confirm" | "manage"; expiresAt: Moment };
  /** The times that the agency offered instead of the one the visitor asked for. */
  bookingOffers: Slot & { bookingId: string };
  calendarChanges: CalendarChangeRow;
  busyCalendars: BusyCalendarRow;
  busySlots: Slot & { calendar: string };
  calendarFeed: { onlyRow: Generated<number>; salt: string; madeAt: Moment };
  leads: LeadRow;
  subscribers: SubscriberRow;
  subscriberLinks: { tokenHash: string; subscriberId: string; expiresAt: Moment };
  digests: DigestRow;
  outbox: OutboxRow;
  blogPosts: BlogPostRow;
  /** Posts per category, including queued ones. Maintained by triggers, like the version. */
  blogCounts: { category: string; posts: number };
  /** One row, incremented by every change to a post. */
  blogVersion: { version: number };
  /** See rules/post/picture.ts. */
  pictures: Picture & { storedAt: Moment };
  pictureFiles: PictureFile & { picture: string };
  postPictures: { slug: string; picture: string };
  /** `post` is JSON. */
  postPreviews: { tokenHash: string; expiresAt: Moment; post: string };
  previewPictures: { tokenHash: string; picture: string };
  /** One row per email that a stranger can cause, for a day. `recipient` is a keyed hash. */
  recipientEmails: { recipient: string; queuedAt: Moment };
  rateLimits: { visitor: string; windowStart: Moment; count: number };
  /** How often something happened in an hour. */
  counts: { hour: Moment; what: string; name: string; detail: string; count: number };
  /** Names of links that `./peakworks link` made. */
  campaigns: { name: string; madeAt: Moment };
  /** Daily work: the latest due time it has been done for, and what it left behind. */
  jobs: { name: string; doneFor: Moment; detail: Generated<string> };
  /** `hash` is the hash of the file that was applied. Databases from before hashes were recorded have none. */
  migrations: { name: string; appliedAt: Moment; hash: string | null };
};

/** Written as an ISO string. SQLite returns it as is, PostgreSQL as a Date; `new Date()` reads both. */
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
    /** 15 or 30: what was asked for. */
    callMinutes: number;
    /** When the visitor asked for the time it has now; null in rows from before this column. */
    askedAt: Moment | null;
    /** When the agency answered the request for the time it has now. */
    answeredAt: Moment | null;
    endReason: EndReason;
    /** Holds its slot until then, unless the visitor presses the link in their email before. */
    heldUntil: Moment | null;
    /** A keyed hash of the network the request came from. */
    network: string;
    /** Since when emails about it come back. */
    bouncedAt: Moment | null;
    /** The right half of its UID in calendars: the host of SITE_URL when it was booked. */
    uidHost: string;
    createdAt: Moment;
    updatedAt: Moment;
  };

/** Hours the agency closed, or hours of a holiday it opened again. */
type CalendarChangeRow = { day: string; startMinute: number; endMinute: number; state: "closed" | "open"; reason: string };

type BusyCalendarRow = {
  /** The hash of its address, which is a secret. */
  calendar: string;
  etag: Generated<string>;
  lastModified: Generated<string>;
  /** The day and zone its slots were worked out for. */
  readFor: Generated<string>;
  /** The last time we tried. */
  checkedAt: Moment | null;
  /** The last time it could be read. */
  readAt: Moment | null;
  /** One process at a time reads it. */
  claimedUntil: Moment | null;
  /** Why it couldn't be read the last time. */
  problem: Generated<string>;
  /** What had to be guessed or left out. */
  remark: Generated<string>;
};

export type LeadRow = Omit<LeadRequest, "inputs"> & Inputs & { id: string; idempotencyHash: string | null; createdAt: Moment };

export type SubscriberRow = {
  id: string;
  email: string;
  status: "pending" | "confirmed";
  askedAt: Moment;
  /** When the last email was sent because somebody typed this address. */
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

/** An email, or an event for WEBHOOK_URL. */
export type Channel = "email" | "webhook";

type OutboxRow = {
  id: string;
  channel: Generated<Channel>;
  /** An email's Message-ID, or a webhook's ID: the same for every attempt. */
  messageId: string;
  kind: string;
  bookingId: string | null;
  leadId: string | null;
  subscriberId: string | null;
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
  /** Comma-separated. */
  seoKeywords: string;
  updatedAt: Moment;
  /** The body as plain text, for search. */
  searchText: string;
};
