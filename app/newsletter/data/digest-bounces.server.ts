import type { Database } from "../../database/database.server.ts";
import type { ClaimedMessage } from "../../mail/outbox.server.ts";

/** A reader's mailbox refused a digest for good. Ends the subscription if it refused the one before, too. Returns whether it did. */
export async function noteDigestBounce(database: Database, { subscriberId, digest }: Pick<ClaimedMessage, "subscriberId" | "digest">) {
  if (!subscriberId || !digest) return false;
  return database.transaction().execute(async (transaction) => {
    const reader = await transaction.selectFrom("subscribers").select("bouncedDigest").where("id", "=", subscriberId).executeTakeFirst();
    const last = reader?.bouncedDigest ?? 0;
    // The same email, tried again by hand.
    if (last >= digest) return false;
    if (last && (await isGone(transaction, subscriberId, last))) {
      await transaction.deleteFrom("subscribers").where("id", "=", subscriberId).execute();
      return true;
    }
    await transaction.updateTable("subscribers").set({ bouncedDigest: digest }).where("id", "=", subscriberId).execute();
    return false;
  });
}

/** Not if a later digest arrived. Nor if the one that came back reached nobody: then we were refused, which must not empty the list. */
async function isGone(database: Database, subscriberId: string, bouncedDigest: number) {
  const sent = database.selectFrom("outbox").select("id").where("sentAt", "is not", null).limit(1);
  const later = await sent.where("subscriberId", "=", subscriberId).where("digest", ">", bouncedDigest).executeTakeFirst();
  const others = await sent.where("digest", "=", bouncedDigest).executeTakeFirst();
  return !later && others !== undefined;
}
