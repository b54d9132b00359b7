import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { Email } from "../../mail/email.ts";
import { type Database, isPostgres } from "../database/database.server.ts";
import type { Tables } from "../database/tables.ts";

export type QueuedEmail = {
  kind: string;
  bookingId?: string;
  leadId?: string;
  subscriberId?: string;
  /** The number of the digest this email belongs to. */
  digest?: number;
  email: Email;
  dueAt: Date;
  /** Not sent after this time: a reminder that arrives after the call is worse than none. */
  expiresAt?: Date;
};

export type ClaimedEmail = {
  id: string;
  messageId: string;
  kind: string;
  attempts: number;
  firstTriedAt: Date;
  claimedUntil: string;
  email: Email;
};

/** Longer than sending can take (see SEND_WITHIN_MS), so that no other worker picks up an email while it's being sent. */
const LEASE_MS = 3 * 60_000;

/** Adds an email to the outbox, in the same transaction as the change it's about. `host` is the right half of its Message-ID. */
export async function queueEmail(database: Database, email: QueuedEmail, host: string) {
  await queueEmails(database, [email], host);
}

export async function queueEmails(database: Database, emails: QueuedEmail[], host: string) {
  if (emails.length > 0)
    await database
      .insertInto("outbox")
      .values(emails.map((email) => toRow(email, host)))
      .execute();
}

/**
 * Claims the email that has waited longest, digests last, for this worker alone until the lease ends. One at a time, so that each lease
 * covers one email.
 */
export async function claimEmail(database: Database, now: Date): Promise<ClaimedEmail | undefined> {
  const claimedUntil = new Date(now.getTime() + LEASE_MS).toISOString();
  const row = await database
    .updateTable("outbox")
    .set(({ eb, fn, val }) => ({
      claimedUntil,
      attempts: eb("attempts", "+", 1),
      firstTriedAt: fn.coalesce("firstTriedAt", val(now.toISOString())),
    }))
    .where("id", "=", () => nextDue(database, now).$if(isPostgres(database), (query) => query.forUpdate().skipLocked()))
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, messageId, kind, attempts } = row;
  return { id, messageId, kind, attempts, claimedUntil, firstTriedAt: new Date(row.firstTriedAt ?? now), email: readEmail(row.payload) };
}

/** Whether any email is due. This check needs no lock; claiming does, even when there's nothing to claim. */
export async function isAnyDue(database: Database, now: Date) {
  return (await nextDue(database, now).executeTakeFirst()) !== undefined;
}

/** Clears the content, because it holds personal data and a working link. */
export async function markSent(database: Database, claimed: ClaimedEmail, now: Date) {
  await change(database, claimed, { sentAt: now.toISOString(), claimedUntil: null, problem: null, payload: "{}" });
}

export async function putBack(database: Database, claimed: ClaimedEmail, dueAt: Date, problem: string) {
  await change(database, claimed, { dueAt: dueAt.toISOString(), claimedUntil: null, problem });
}

/** Dead emails stay, show up in the readiness check, and are sent again with `./peakworks mail retry`. */
export async function markDead(database: Database, claimed: ClaimedEmail, problem: string) {
  await change(database, claimed, { dead: true, claimedUntil: null, problem });
}

export async function countDead(database: Database, now: Date) {
  const { count } = await database
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("dead", "=", true)
    .where(({ or, eb }) => or([eb("expiresAt", "is", null), eb("expiresAt", ">", now.toISOString())]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What hasn't been sent and still should be, to whom and what it's about. Dead ones come first. */
export async function listUnsent(database: Database, now: Date) {
  const rows = await database
    .selectFrom("outbox")
    .select(["id", "kind", "bookingId", "leadId", "subscriberId", "dueAt", "attempts", "dead", "problem", "payload"])
    .where("sentAt", "is", null)
    .where(({ or, eb }) => or([eb("expiresAt", "is", null), eb("expiresAt", ">", now.toISOString())]))
    .orderBy("dead", "desc")
    .orderBy("dueAt")
    .execute();
  return rows.map(({ bookingId, leadId, subscriberId, payload, ...row }) => ({
    ...row,
    dueAt: new Date(row.dueAt),
    dead: Boolean(row.dead),
    to: readEmail(payload).to.address,
    about: bookingId ? `booking ${bookingId}` : leadId ? `lead ${leadId}` : `subscriber ${subscriberId}`,
  }));
}

/** Gives dead emails another two days: all of them, or one. */
export async function retryDead(database: Database, now: Date, id?: string) {
  const fresh = { dead: false, attempts: 0, firstTriedAt: null, dueAt: now.toISOString() };
  const dead = database.updateTable("outbox").set(fresh).where("dead", "=", true);
  return (await (id ? dead.where("id", "=", id) : dead).returning("id").execute()).length;
}

/** Expired emails will never be sent, and they hold personal data. */
export async function dropExpired(database: Database, now: Date) {
  const moment = now.toISOString();
  const isLate = ({ and, or, eb }: ExpressionBuilder<Tables, "outbox">) =>
    and([eb("sentAt", "is", null), eb("expiresAt", "<=", moment), or([eb("claimedUntil", "is", null), eb("claimedUntil", "<=", moment)])]);
  // Checks first: even deleting nothing waits for the current writer, and on SQLite every visitor waits along with it.
  const late = await database.selectFrom("outbox").select("id").where(isLate).limit(1).executeTakeFirst();
  if (late) await database.deleteFrom("outbox").where(isLate).execute();
}

/** The reminders for a call that was moved or canceled. */
export async function dropReminders(database: Database, bookingId: string) {
  const waiting = database.deleteFrom("outbox").where("bookingId", "=", bookingId).where("sentAt", "is", null);
  await waiting.where("kind", "in", ["reminder-day", "reminder-hour"]).execute();
}

function nextDue(database: Database, now: Date) {
  const moment = now.toISOString();
  return database
    .selectFrom("outbox")
    .select("id")
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

function toRow({ kind, bookingId, leadId, subscriberId, digest, email, dueAt, expiresAt }: QueuedEmail, host: string) {
  const id = randomUUID();
  return {
    id,
    // The same for every attempt, so that a receiver that got an email twice can tell.
    messageId: `<${id}@${host}>`,
    kind,
    bookingId: bookingId ?? null,
    leadId: leadId ?? null,
    subscriberId: subscriberId ?? null,
    digest: digest ?? null,
    isBulk: digest !== undefined,
    dueAt: dueAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    payload: JSON.stringify(email),
  };
}

type Change = { dueAt?: string; claimedUntil: null; sentAt?: string; dead?: boolean; problem: string | null; payload?: string };

/** Only while we still hold the claim: after a long pause another worker may have claimed the email. */
async function change(database: Database, { id, claimedUntil }: ClaimedEmail, values: Change) {
  await database.updateTable("outbox").set(values).where("id", "=", id).where("claimedUntil", "=", claimedUntil).execute();
}

/** PostgreSQL returns JSON as a value, SQLite as text. */
function readEmail(payload: unknown): Email {
  return (typeof payload === "string" ? JSON.parse(payload) : payload) as Email;
}
