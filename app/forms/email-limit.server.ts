import type { Database } from "../database/database.server.ts";
import { deleteIfAny } from "../database/delete-if-any.server.ts";
import { takeTurn } from "../database/take-turn.server.ts";
import type { NowAnd } from "../time/clock.ts";
import { DAY_MS, HOUR_MS } from "../time/durations.ts";
import { keyedHash } from "../tokens/keyed-hash.server.ts";
import { allSecrets, type Secrets } from "../tokens/secrets.server.ts";
import { LIMITS, type LimitSettings } from "./limits.server.ts";
import { mailboxOf } from "./mailbox.ts";

/**
 * Whether a mailbox may get one more email that a stranger can cause, and counts it if so. Call it in the transaction that queues the
 * email, and store the request either way: a capped email must not cost the visitor their call.
 */
export function reserveEmail(transaction: Database, address: string, nowAndSettings: NowAnd<LimitSettings>, about: "call" | "other") {
  const reserved = about === "call" ? 0 : LIMITS.emailsForCalls;
  const most = { anHour: LIMITS.emailsAnHour - reserved, aDay: LIMITS.emailsADay - reserved };
  return reserveRoom(transaction, nameOf(address), most, nowAndSettings);
}

/** Only takes the turn, for a transaction that locks the person before it knows whether an email goes: `takeTurn` has the order. */
export async function takeMailboxTurn(transaction: Database, address: string, settings: LimitSettings) {
  if (settings.rateLimit) await takeTurn(transaction, keyedHash(settings.secret, nameOf(address)));
}

function nameOf(address: string) {
  return `mailbox ${mailboxOf(address)}`;
}

/** Whether there's room for one more email under a name, and counts it if so. */
export async function reserveRoom(transaction: Database, name: string, { anHour, aDay }: Most, { now, settings }: NowAnd<LimitSettings>) {
  if (!settings.rateLimit) return true;
  const [recipient = "", ...earlier] = allSecrets(settings).map((secret) => keyedHash(secret, name));
  await takeTurn(transaction, recipient);
  const before = (ms: number) => new Date(now.getTime() - ms);
  const emails = await transaction
    .selectFrom("recipientEmails")
    .select("queuedAt")
    // A new SECRET must not open every mailbox again.
    .where("recipient", "in", [recipient, ...earlier])
    .where("queuedAt", ">", before(DAY_MS).toISOString())
    .execute();
  const lastHour = emails.filter(({ queuedAt }) => new Date(queuedAt) > before(HOUR_MS));
  if (emails.length >= aDay || lastHour.length >= anHour) return false;
  await transaction.insertInto("recipientEmails").values({ recipient, queuedAt: now.toISOString() }).execute();
  return true;
}

type Most = { anHour: number; aDay: number };

/** For somebody who's deleted: takes their mailbox's emails out of the count, whichever of our secrets counted them. */
export async function forgetMailbox(database: Database, address: string, secrets: Secrets) {
  const recipients = allSecrets(secrets).map((secret) => keyedHash(secret, nameOf(address)));
  await deleteIfAny(database, "recipientEmails", (eb) => eb("recipient", "in", recipients));
}

/** Deletes what no longer counts. */
export async function sweepRecipients(database: Database, now: Date) {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  await deleteIfAny(database, "recipientEmails", (eb) => eb("queuedAt", "<=", dayAgo));
}
