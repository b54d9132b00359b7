import { createHash } from "node:crypto";
import type { Database } from "../../database/database.server.ts";
import { logFailure } from "../../site/failure.ts";
import type { NowAnd } from "../../time/clock.ts";
import { MINUTE_MS } from "../../time/durations.ts";
import type { Secrets } from "../../tokens/secrets.server.ts";
import { hashOfToken, newToken } from "../../tokens/stored-token.server.ts";
import type { Act } from "../catalog.ts";
import { agencyAddress, IDLE_MS, isAlive, LONGEST_MS, type Session } from "../rules/session.ts";
import { noteNetwork } from "./known-networks.server.ts";
import { logAct } from "./log.server.ts";
import { ofOwner } from "./of-owner.server.ts";

/** Not every page needs a write. */
const NOTE_EVERY_MS = MINUTE_MS;

/**
 * Starts a session under a new token, whatever the browser brought, and ends the one it had, in the caller's transaction. Returns the
 * token.
 */
export async function startSession(database: Database, { email, by, before, network }: NewSession, { now, settings }: NowAnd<Secrets>) {
  const token = newToken();
  const moment = now.toISOString();
  await sweepSessions(database, now);
  if (before) await database.deleteFrom("deskSessions").where("tokenHash", "=", hashOfToken(before)).execute();
  await database
    .insertInto("deskSessions")
    .values({ tokenHash: hashOfToken(token), email, madeAt: moment, seenAt: moment, provedAt: moment })
    .execute();
  await noteNetwork(database, { email, network }, { now, settings });
  await logAct(database, { who: email, what: by }, now);
  return token;
}

type NewSession = { email: string; by: Act; before: string | undefined; network: string };

type Asking = { now: Date; agencyEmails: string[]; log: Parameters<typeof logFailure>[0] };

/**
 * The session of a browser, while it lasts and its address is still one of the agency's. It goes on if its last use can't be stored, since
 * a desk that closes when the disk is full couldn't say so.
 */
export async function sessionOf(database: Database, token: string | undefined, { now, agencyEmails, log }: Asking) {
  if (!token) return undefined;
  const tokenHash = hashOfToken(token);
  const row = await database.selectFrom("deskSessions").selectAll().where("tokenHash", "=", tokenHash).executeTakeFirst();
  const session = row && toSession(row);
  if (!session || !isAlive(session, now) || !agencyAddress(session.email, agencyEmails)) return undefined;
  if (now.getTime() - session.seenAt.getTime() < NOTE_EVERY_MS) return session;
  const seen = database.updateTable("deskSessions").set({ seenAt: now.toISOString() }).where("tokenHash", "=", tokenHash);
  await seen.execute().catch((error) => logFailure(log, error, "the session's last use was not stored"));
  return session;
}

export function endSession(database: Database, { tokenHash, email }: Session, now: Date) {
  return database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("deskSessions").where("tokenHash", "=", tokenHash).execute();
    await logAct(transaction, { who: email, what: "signed-out" }, now);
  });
}

/** On every phone and computer, and no link that's on its way works any more. */
export function endAllSessions(database: Database, { email }: Session, now: Date) {
  return database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("deskSessions").where(ofOwner(email)).execute();
    await transaction.deleteFrom("deskLinks").where(ofOwner(email)).execute();
    await logAct(transaction, { who: email, what: "signed-out-everywhere" }, now);
  });
}

/** For a database that was restored: which of these have ended since, it can't tell. */
export async function endEverySession(database: Database) {
  await database.deleteFrom("deskSessions").execute();
  await database.deleteFrom("deskLinks").execute();
}

async function sweepSessions(database: Database, now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await database
    .deleteFrom("deskSessions")
    .where(({ or, eb }) => or([eb("seenAt", "<", before(IDLE_MS)), eb("madeAt", "<", before(LONGEST_MS))]))
    .execute();
}

export function toSession(row: { tokenHash: string; email: string; madeAt: string; seenAt: string; provedAt: string }): Session {
  return { ...row, madeAt: new Date(row.madeAt), seenAt: new Date(row.seenAt), provedAt: new Date(row.provedAt) };
}

/** What every form of a session carries. It comes from the session's token, which other sites can't read, and tells nothing about it. */
export function formTokenOf(token: string) {
  return createHash("sha256").update(`desk form ${token}`).digest("base64url");
}
