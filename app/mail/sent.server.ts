import type { Database } from "../database/database.server.ts";
import { DAY_MS } from "../time/durations.ts";

/** A newsletter that comes back is compared with the one before, which is older only if nothing was published for that long. */
export const DIGEST_WEEKS = 26;

/** Sent emails that go with nobody's records: those that belong to nobody, a day after they were due, and newsletters. Returns how many. */
export async function deleteOldSent(database: Database, now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const gone = await database
    .deleteFrom("outbox")
    .where("sentAt", "is not", null)
    .where(({ and, eb, or }) => {
      const nobodys = (["bookingId", "leadId", "subscriberId", "personId"] as const).map((owner) => eb(owner, "is", null));
      return or([
        and([...nobodys, eb("dueAt", "<", before(1))]),
        and([eb("digest", "is not", null), eb("dueAt", "<", before(7 * DIGEST_WEEKS))]),
      ]);
    })
    .returning("id")
    .execute();
  return gone.length;
}
