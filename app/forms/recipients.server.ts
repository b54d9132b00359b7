import type { Database } from "../database/database.server.ts";
import { DAY_MS, HOUR_MS } from "../time/durations.ts";
import { keyedHash, LIMITS, type Limited, takeTurn } from "./limits.server.ts";
import { mailboxOf } from "./mailbox.ts";
import { allSecrets } from "./secrets.server.ts";

/**
 * Whether a mailbox may get one more email that a stranger can cause, and counts it if so. Call it in the transaction that queues the email,
 * and store the request either way: a capped email must not cost the visitor their call.
 */
export async function mayEmail(transaction: Database, address: string, { now, settings }: Limited, about: "call" | "other") {
  if (!settings.rateLimit) return true;
  const [recipient = "", ...earlier] = allSecrets(settings).map((secret) => keyedHash(secret, `mailbox ${mailboxOf(address)}`));
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
  const kept = about === "call" ? 0 : LIMITS.emailsForCalls;
  if (emails.length >= LIMITS.emailsADay - kept || lastHour.length >= LIMITS.emailsAnHour - kept) return false;
  await transaction.insertInto("recipientEmails").values({ recipient, queuedAt: now.toISOString() }).execute();
  return true;
}

/** Deletes what no longer counts. */
export async function sweepRecipients(database: Database, now: Date) {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const old = await database.selectFrom("recipientEmails").select("recipient").where("queuedAt", "<=", dayAgo).limit(1).executeTakeFirst();
  // Checks first: even deleting nothing waits for the current writer, and on SQLite every visitor waits along with it.
  if (old) await database.deleteFrom("recipientEmails").where("queuedAt", "<=", dayAgo).execute();
}
