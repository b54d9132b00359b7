import { sql } from "kysely";
import type { Database } from "../../database/database.server.ts";
import { reportEvent } from "../../events/report-event.server.ts";
import { reserveEmail } from "../../forms/email-limit.server.ts";
import type { LimitSettings } from "../../forms/limits.server.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { queueEmail } from "../../mail/outbox.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { keyedHash } from "../../tokens/keyed-hash.server.ts";
import type { Secrets } from "../../tokens/secrets.server.ts";
import type { NewsletterEmailKind } from "../mail/emails.ts";
import { memberEmail, optInEmail } from "../mail/newsletter.ts";
import { EMAIL_AGAIN_AFTER_MS } from "../subscription.ts";
import { issueOptIn, leaverOf, readerIdOf, unsubscribeUrl } from "./reader-links.server.ts";
import type { SubscriberRow } from "./tables.ts";

export type NewsletterSettings = MailSettings & LimitSettings;

/**
 * Handles an email address that somebody typed. The address gets at most one email an hour: the one with the confirm button or, if it's
 * already on the list, one that says so. The response is the same in every case, and every case writes in one transaction, so that timing
 * doesn't tell them apart either.
 */
export function askToSubscribe(database: Database, email: string, { now, settings }: NowAnd<NewsletterSettings>) {
  return database.transaction().execute(async (transaction) => {
    const { id, ...reader } = await insertOrTouch(transaction, email, { now, settings });
    if (wasEmailed(reader, now) || !(await reserveEmail(transaction, reader.email, { now, settings }, "other"))) return;
    await transaction.updateTable("subscribers").set({ letterAt: now.toISOString() }).where("id", "=", id).execute();
    const message =
      reader.status === "confirmed"
        ? memberEmail("already", reader.email, settings, unsubscribeUrl(id, settings))
        : optInEmail(reader.email, settings, await issueOptIn(transaction, id, now, settings.siteUrl));
    await queue(transaction, reader.status === "confirmed" ? "already" : "opt-in", id, message, { now, settings });
  });
}

/** Whether the opt-in link's page has something to confirm, has already confirmed it, or doesn't know the link. */
export async function optInState(database: Database, token: string, now: Date) {
  const id = await readerIdOf(database, token, now);
  if (id === undefined) return undefined;
  return (await database.selectFrom("subscribers").select("status").where("id", "=", id).executeTakeFirst())?.status;
}

/** The button on the opt-in page. Pressing it again changes nothing. */
export function confirmSubscription(database: Database, token: string, { now, settings }: NowAnd<NewsletterSettings>) {
  return database.transaction().execute(async (transaction) => {
    const id = await readerIdOf(transaction, token, now);
    if (id === undefined) return;
    const confirmed = await transaction
      .updateTable("subscribers")
      .set({ status: "confirmed", confirmedAt: now.toISOString() })
      .where("id", "=", id)
      .where("status", "=", "pending")
      .returning("email")
      .executeTakeFirst();
    if (!confirmed) return;
    const email = memberEmail("welcome", confirmed.email, settings, unsubscribeUrl(id, settings));
    await queue(transaction, "welcome", id, email, { now, settings });
    const data = { id, email: confirmed.email, confirmedAt: now };
    await reportEvent(transaction, { type: "subscriber.confirmed", data, about: { subscriberId: id } }, { now, settings });
  });
}

/** Unsubscribes: nothing about the reader is kept, and waiting emails are deleted too. Returns false if we didn't sign the token. */
export async function unsubscribe(database: Database, token: string, secrets: Secrets) {
  const id = leaverOf(token, secrets);
  if (id === undefined) return false;
  await database.deleteFrom("subscribers").where("id", "=", id).execute();
  return true;
}

export async function isSubscribed(database: Database, id: string) {
  return (await database.selectFrom("subscribers").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** One row per address, however many requests come at once: the write, in every case, makes the others wait for this transaction. */
function insertOrTouch(database: Database, email: string, { now, settings }: NowAnd<NewsletterSettings>) {
  const askedAt = now.toISOString();
  return database
    .insertInto("subscribers")
    .values({ id: readerId(email, settings), email, status: "pending", askedAt, letterAt: null, confirmedAt: null })
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email)`).doUpdateSet(({ eb, ref }) => ({
        // When readers signed up is part of their consent, so nobody else's request may change it.
        askedAt: eb.case().when("subscribers.status", "=", "pending").then(eb.val(askedAt)).else(ref("subscribers.askedAt")).end(),
      })),
    )
    .returning(["id", "email", "status", "letterAt"])
    .executeTakeFirstOrThrow();
}

/**
 * The same address gets the same ID again, in the form of a UUID (version 8): a link to unsubscribe in an email of years ago also ends what
 * its reader has signed up for since.
 */
function readerId(email: string, { secret }: Pick<Secrets, "secret">) {
  const hash = Buffer.from(keyedHash(secret, `reader ${email.toLowerCase()}`), "base64url").toString("hex");
  return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join("-");
}

function wasEmailed({ letterAt }: Pick<SubscriberRow, "letterAt">, now: Date) {
  return letterAt !== null && now.getTime() - new Date(letterAt).getTime() < EMAIL_AGAIN_AFTER_MS;
}

function queue(
  database: Database,
  kind: NewsletterEmailKind,
  subscriberId: string,
  email: ReturnType<typeof optInEmail>,
  { now, settings }: NowAnd<NewsletterSettings>,
) {
  return queueEmail(database, { kind, subscriberId, email, dueAt: now }, settings);
}
