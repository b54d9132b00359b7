import type { ExpressionBuilder } from "kysely";
import type { Database } from "../database/database.server.ts";
import { deleteIfAny } from "../database/delete-if-any.server.ts";
import type { Tables } from "../database/tables.ts";
import { isId } from "../text/id.ts";
import type { Email } from "./email.ts";
import { readPayload } from "./outbox.server.ts";
import type { Channel } from "./tables.ts";

// What is in the outbox and hasn't been sent: waiting, given up, expired or no longer wanted.

/** Without those that came back because of the visitor's own mistake, unless they're asked for: nothing is wrong with the site. */
export async function countDead(database: Database, now: Date, { channel = "email", withBounced = false }: DeadFilter = {}) {
  const dead = database
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("channel", "=", channel)
    .where("dead", "=", true)
    .where(isWanted(now));
  const { count } = await (withBounced ? dead : dead.where("bounced", "=", false)).executeTakeFirstOrThrow();
  return Number(count);
}

/** Those that haven't expired. */
function isWanted(now: Date) {
  return ({ or, eb }: ExpressionBuilder<Tables, "outbox">) => or([eb("expiresAt", "is", null), eb("expiresAt", ">", now.toISOString())]);
}

/** What was given up, and the commands that say why and send it again. */
export async function givenUp(database: Database, now: Date, channel: Channel = "email") {
  const count = await countDead(database, now, { channel });
  if (count === 0) return undefined;
  const commands = channel === "email" ? "./peakworks mail" : "./peakworks webhooks";
  return { says: `${count} ${channel}${count === 1 ? " was" : "s were"} given up`, list: `${commands} list`, retry: `${commands} retry` };
}

type DeadFilter = { channel?: Channel; withBounced?: boolean };

export type UnsentMessage = Awaited<ReturnType<typeof listUnsent>>[number];

/** What hasn't been sent and still should be, to whom and what it's about. Dead ones come first. */
export async function listUnsent(database: Database, now: Date, channel: Channel = "email") {
  const rows = await database
    .selectFrom("outbox")
    .select(["id", "kind", "bookingId", "leadId", "subscriberId", "personId", "dueAt", "attempts", "dead", "bounced", "problem", "payload"])
    .where("channel", "=", channel)
    .where("sentAt", "is", null)
    .where(isWanted(now))
    .orderBy("dead", "desc")
    .orderBy("dueAt")
    .execute();
  return rows.map(({ bookingId, leadId, subscriberId, personId, payload, ...row }) => ({
    ...row,
    dueAt: new Date(row.dueAt),
    dead: Boolean(row.dead),
    bounced: Boolean(row.bounced),
    to: (readPayload(payload) as Partial<Email>).to?.address ?? "",
    isOvertaken: isOvertaken(payload),
    about: bookingId
      ? `booking ${bookingId}`
      : leadId
        ? `lead ${leadId}`
        : subscriberId
          ? `subscriber ${subscriberId}`
          : personId
            ? `person ${personId}`
            : "",
  }));
}

/** Whether an email came back and then was overtaken: `dropUnsent` left its address and none of its words. */
function isOvertaken(payload: string) {
  return Object.keys(readPayload(payload) as object).join() === "to";
}

type UnsentFilter = { channel?: Channel; id?: string };

/**
 * Gives dead messages another two days: all of them but those that came back, or one of any kind that still has its words. Returns which,
 * with their calls.
 */
export async function retryDead(database: Database, now: Date, { channel = "email", id }: UnsentFilter = {}) {
  if (id && !isId(id)) return [];
  const named = id && (await database.selectFrom("outbox").select("payload").where("id", "=", id).executeTakeFirst());
  if (named && isOvertaken(named.payload)) return [];
  const fresh = { dead: false, bounced: false, attempts: 0, firstTriedAt: null, dueAt: now.toISOString() };
  const dead = database.updateTable("outbox").set(fresh).where("channel", "=", channel).where("dead", "=", true).where(isWanted(now));
  return (id ? dead.where("id", "=", id) : dead.where("bounced", "=", false)).returning(["id", "bookingId"]).execute();
}

/** Deletes one dead message that nobody wants to send any more. */
export async function dismissDead(database: Database, { channel = "email", id }: UnsentFilter & { id: string }) {
  if (!isId(id)) return [];
  const dead = database.deleteFrom("outbox").where("channel", "=", channel).where("dead", "=", true);
  return dead.where("id", "=", id).returning(["id", "bookingId"]).execute();
}

/** Expired emails will never be sent, and they hold personal data. */
export async function dropExpired(database: Database, now: Date) {
  const moment = now.toISOString();
  await deleteIfAny(database, "outbox", ({ and, or, eb }) =>
    and([eb("sentAt", "is", null), eb("expiresAt", "<=", moment), or([eb("claimedUntil", "is", null), eb("claimedUntil", "<=", moment)])]),
  );
}

/**
 * Deletes emails about a call that haven't been sent and no longer apply, such as the reminder of a canceled one. One that's on its way
 * isn't tried again. One that came back stays, since its call has a note about it until the owner dismisses it, but without its words: it
 * can't be sent again.
 */
export async function dropUnsent(database: Database, bookingId: string, kinds: string[]) {
  if (kinds.length === 0) return;
  const bounced = database.selectFrom("outbox").select(["id", "payload"]).where("bookingId", "=", bookingId).where("bounced", "=", true);
  for (const { id, payload } of await bounced.where("kind", "in", kinds).execute()) {
    const { to } = readPayload(payload) as Email;
    await database
      .updateTable("outbox")
      .set({ payload: JSON.stringify({ to }) })
      .where("id", "=", id)
      .execute();
  }
  const unsent = database.deleteFrom("outbox").where("bookingId", "=", bookingId).where("sentAt", "is", null).where("bounced", "=", false);
  await unsent.where("kind", "in", kinds).execute();
}

/** Gives an email about a call other words unless it's on its way. Returns whether it goes: one that was given up doesn't by itself. */
export async function rewriteUnsent(database: Database, about: { bookingId: string; kind: string }, email: Email, now: Date) {
  const rewritten = await database
    .updateTable("outbox")
    .set({ payload: JSON.stringify(email) })
    .where("bookingId", "=", about.bookingId)
    .where("kind", "=", about.kind)
    .where("sentAt", "is", null)
    .where(({ or, eb }) => or([eb("claimedUntil", "is", null), eb("claimedUntil", "<=", now.toISOString())]))
    .returning("dead")
    .execute();
  return rewritten.some(({ dead }) => !dead);
}
