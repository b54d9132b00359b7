import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Database } from "../database/database.server.ts";
import { lockFreeRows } from "../database/lock-rows.server.ts";
import type { EventSubject } from "../events/catalog.ts";
import { siteHost } from "../site/site-host.ts";
import { MINUTE_MS } from "../time/durations.ts";
import { type AgencyEmail, copiesFor, type Email } from "./email.ts";
import type { MailSettings } from "./mail-settings.ts";
import type { Channel, OutboxRow } from "./tables.ts";

type QueuedEmail = QueuedMessage & { email: Email };

type QueuedMessage = EventSubject & {
  /** A key of its room's table of emails, or the event's type. */
  kind: string;
  /** The number of the digest this email belongs to. */
  digest?: number;
  dueAt: Date;
  /** Not sent after this time: a reminder that arrives after the call is worse than none. */
  expiresAt?: Date;
};

export type ClaimedMessage = Pick<
  Selectable<OutboxRow>,
  "id" | "messageId" | "kind" | "bookingId" | "leadId" | "subscriberId" | "digest" | "attempts"
> & {
  firstTriedAt: Date;
  claimedUntil: string;
  /** An email or an event, depending on the channel. */
  message: unknown;
};

/** Longer than drawing and sending take (see TIMEOUTS in sender.ts), so that no other worker picks up a message while it's being sent. */
const LEASE_MS = 3 * MINUTE_MS;

/** Adds an email to the outbox, in the same transaction as the change it's about. */
export async function queueEmail(database: Database, email: QueuedEmail, site: { siteUrl: string }) {
  await queueEmails(database, [email], site);
}

/** An email to the agency, as one copy for each of its addresses. */
export async function queueToAgency(database: Database, email: QueuedMessage & { email: AgencyEmail }, settings: MailSettings) {
  const copies = copiesFor(settings, email.email).map((copy) => ({ ...email, email: copy }));
  await queueEmails(database, copies, settings);
}

export async function queueEmails(database: Database, emails: QueuedEmail[], site: { siteUrl: string }) {
  const host = siteHost(site);
  const rows = emails.map(({ email, ...queued }) => toRow(queued, email, (id) => `<${id}@${host}>`));
  if (rows.length > 0) await database.insertInto("outbox").values(rows).execute();
}

/** The same for an event, which goes to WEBHOOK_URL. */
export async function queueEvent(database: Database, event: object, queued: QueuedMessage) {
  const row = toRow(queued, event, (id) => `msg_${id}`);
  await database
    .insertInto("outbox")
    .values({ ...row, channel: "webhook" })
    .execute();
}

/**
 * Claims the message that has waited longest, digests last, for this worker alone until the lease ends. One at a time, so that each lease
 * covers one message.
 */
export async function claimMessage(database: Database, channel: Channel, now: Date): Promise<ClaimedMessage | undefined> {
  const claimedUntil = new Date(now.getTime() + LEASE_MS).toISOString();
  const row = await database
    .updateTable("outbox")
    .set(({ eb, fn, val }) => ({
      claimedUntil,
      attempts: eb("attempts", "+", 1),
      firstTriedAt: fn.coalesce("firstTriedAt", val(now.toISOString())),
    }))
    .where("id", "=", () => lockFreeRows(database, nextDue(database, channel, now)))
    .returningAll()
    .executeTakeFirst();
  return row && { ...row, claimedUntil, firstTriedAt: new Date(row.firstTriedAt ?? now), message: readPayload(row.payload) };
}

/** Whether any message is due. This check needs no lock; claiming does, even when there's nothing to claim. */
export async function isAnyDue(database: Database, channel: Channel, now: Date) {
  return (await nextDue(database, channel, now).executeTakeFirst()) !== undefined;
}

/**
 * Clears the content, because it holds personal data and a working link. Returns false if it's no longer ours to mark: its person was
 * deleted while it was on its way, or another worker claimed it.
 */
export function markSent(database: Database, claimed: ClaimedMessage, now: Date) {
  return changeClaimed(database, claimed, { sentAt: now.toISOString(), claimedUntil: null, problem: null, payload: "{}" });
}

export async function putBack(database: Database, claimed: ClaimedMessage, dueAt: Date, problem: string) {
  await changeClaimed(database, claimed, { dueAt: dueAt.toISOString(), claimedUntil: null, problem });
}

/** Dead messages stay, show up in the readiness check, and are sent again with `./peakworks mail retry` or `webhooks retry`. */
export async function markDead(database: Database, claimed: ClaimedMessage, problem: string) {
  await changeClaimed(database, claimed, { dead: true, claimedUntil: null, problem });
}

/** There's no such mailbox. It stays for the operator to see, but nothing is wrong with the site. */
export async function markBounced(database: Database, claimed: ClaimedMessage, problem: string) {
  await changeClaimed(database, claimed, { dead: true, bounced: true, claimedUntil: null, problem });
}

/** PostgreSQL returns JSON as a value, SQLite as text. */
export function readPayload(payload: unknown): unknown {
  return typeof payload === "string" ? JSON.parse(payload) : payload;
}

type OwnEmail = { kind: string; isSent?: true; isDead?: false } & ({ bookingId: string } | { leadId: string });

/** Whether an email of this kind was queued for a booking or a lead, with `isSent` has gone, or with `isDead: false` wasn't given up. */
export async function hasEmail(database: Database, about: OwnEmail) {
  let emails = database.selectFrom("outbox").select("id").where("kind", "=", about.kind);
  if (about.isSent) emails = emails.where("sentAt", "is not", null);
  if (about.isDead === false) emails = emails.where("dead", "=", false);
  const own = "bookingId" in about ? emails.where("bookingId", "=", about.bookingId) : emails.where("leadId", "=", about.leadId);
  return (await own.limit(1).executeTakeFirst()) !== undefined;
}

function nextDue(database: Database, channel: Channel, now: Date) {
  const moment = now.toISOString();
  return database
    .selectFrom("outbox")
    .select("id")
    .where("channel", "=", channel)
    .where("sentAt", "is", null)
    .where("dead", "=", false)
    .where("dueAt", "<=", moment)
    .where(({ or, eb }) => or([eb("claimedUntil", "is", null), eb("claimedUntil", "<=", moment)]))
    .where(({ or, eb }) => or([eb("expiresAt", "is", null), eb("expiresAt", ">", moment)]))
    .orderBy("isBulk")
    .orderBy("dueAt")
    .orderBy("id")
    .limit(1);
}

/** A message's ID is the same for every attempt, so that a receiver that got it twice can tell. */
function toRow(queued: QueuedMessage, payload: object, messageIdOf: (id: string) => string) {
  const { kind, bookingId, leadId, subscriberId, personId, digest, dueAt, expiresAt } = queued;
  const id = randomUUID();
  return {
    id,
    messageId: messageIdOf(id),
    kind,
    bookingId: bookingId ?? null,
    leadId: leadId ?? null,
    subscriberId: subscriberId ?? null,
    personId: personId ?? null,
    digest: digest ?? null,
    isBulk: digest !== undefined,
    dueAt: dueAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    payload: JSON.stringify(payload),
  };
}

type EmailChange = {
  dueAt?: string;
  claimedUntil: null;
  sentAt?: string;
  dead?: boolean;
  bounced?: boolean;
  problem: string | null;
  payload?: string;
};

/** Only while we still hold the claim: after a long pause another worker may have claimed the message. */
async function changeClaimed(database: Database, { id, claimedUntil }: ClaimedMessage, values: EmailChange) {
  const { numUpdatedRows } = await database
    .updateTable("outbox")
    .set(values)
    .where("id", "=", id)
    .where("claimedUntil", "=", claimedUntil)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Which of these emails are in the outbox, sent or not. */
export async function idsInOutbox(database: Database, ids: string[]) {
  const rows = await database.selectFrom("outbox").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}
