import { randomBytes } from "node:crypto";
import type { Database } from "../../database/database.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { MINUTE_MS } from "../../time/durations.ts";
import type { Secrets } from "../../tokens/secrets.server.ts";
import { readToken, signToken } from "../../tokens/signed-token.server.ts";
import { hashOfToken } from "../../tokens/stored-token.server.ts";

/** A page may stay open for a while before somebody finds their key. */
const CHALLENGE_MS = 15 * MINUTE_MS;

/** What a passkey has to sign. Signed by us rather than stored, so that opening the page writes nothing. */
export function newChallenge(purpose: string, { now, settings }: NowAnd<Secrets>) {
  const subject = `${now.getTime() + CHALLENGE_MS}-${randomBytes(24).toString("base64url")}`;
  return new Uint8Array(Buffer.from(signToken(purpose, subject, settings)));
}

/** Whether it's ours, recent and never used. Using it up is one insert, so of two processes one takes it. */
export async function takeChallenge(database: Database, purpose: string, challenge: string, { now, settings }: NowAnd<Secrets>) {
  const subject = readToken(purpose, Buffer.from(challenge, "base64url").toString(), settings);
  const endsAt = Number.parseInt(subject ?? "0", 10);
  if (!subject || endsAt <= now.getTime()) return false;
  await database.deleteFrom("deskChallenges").where("expiresAt", "<=", now.toISOString()).execute();
  const used = await database
    .insertInto("deskChallenges")
    .values({ challengeHash: hashOfToken(subject), expiresAt: new Date(endsAt).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("challengeHash")
    .executeTakeFirst();
  return used !== undefined;
}
