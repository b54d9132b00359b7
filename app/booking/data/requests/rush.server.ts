import type { Database } from "../../../database/database.server.ts";
import { onceWhenDue } from "../../../database/jobs.server.ts";
import { LIMITS } from "../../../forms/limits.server.ts";
import { queueToAgency } from "../../../mail/outbox.server.ts";
import { isAgreedByPhone } from "../../../people/data/real-calls.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import { HOUR_MS } from "../../../time/durations.ts";
import { rushEmail } from "../../mail/to-agency.ts";
import type { BookingSettings } from "../announce.server.ts";
import { isMuchWaiting, openRequests } from "./open-requests.server.ts";

type Rush = { onHold: number; lapsed: number; leads: number };

/**
 * In a rush the agency isn't told of every request: once an hour it gets one email with how many there were. Returns whether it did, or
 * nothing if it's not due.
 */
export function queueRushSummary(database: Database, { now, settings }: NowAnd<BookingSettings>) {
  const dueAt = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  return onceWhenDue(database, { name: "rush-summary", dueAt, now }, async (transaction) => {
    const from = new Date(dueAt.getTime() - HOUR_MS);
    const open = await openRequests(transaction, now);
    // Either puts requests on hold: see `isUnderPressure`.
    const isRush = (await wereMany(transaction, from, dueAt)) || (await isMuchWaiting(transaction, open, { now, settings }));
    const rush = await readRush(transaction, from, dueAt, isRush);
    if (rush.onHold + rush.leads === 0) return false;
    const expiresAt = new Date(dueAt.getTime() + 2 * HOUR_MS);
    await queueToAgency(transaction, { kind: "rush", email: rushEmail(rush, settings), dueAt: now, expiresAt }, settings);
    return true;
  });
}

/** What came in between two moments without an email of its own to the agency. */
async function readRush(database: Database, from: Date, until: Date, isRush: boolean): Promise<Rush> {
  const [since, before] = [from.toISOString(), until.toISOString()];
  const count = async (query: { executeTakeFirstOrThrow: () => Promise<{ count: string | number | bigint }> }) =>
    Number((await query.executeTakeFirstOrThrow()).count);
  const calls = database.selectFrom("bookings").select(({ fn }) => fn.countAll().as("count"));
  const onHold = calls.where("heldUntil", "is not", null).where("createdAt", ">=", since).where("createdAt", "<", before);
  const lapsed = calls.where("endReason", "=", "expired").where("updatedAt", ">=", since).where("updatedAt", "<", before);
  const told = database.selectFrom("outbox").select("leadId").where("kind", "=", "lead-notice").where("leadId", "is not", null);
  const leads = database.selectFrom("leads").select(({ fn }) => fn.countAll().as("count"));
  return {
    // A program's request, or one from a busy network, always waits for its visitor, so a few of those are no rush.
    onHold: isRush ? await count(onHold) : 0,
    lapsed: await count(lapsed),
    leads: await count(leads.where("createdAt", ">=", since).where("createdAt", "<", before).where("id", "not in", told)),
  };
}

/** Whether at some moment between these two, the sixty minutes before it had so many requests that visitors had to confirm theirs. */
async function wereMany(database: Database, from: Date, until: Date) {
  const requests = await database
    .selectFrom("bookings")
    .select("createdAt")
    .where("createdAt", ">", new Date(from.getTime() - HOUR_MS).toISOString())
    .where("createdAt", "<", until.toISOString())
    .where(({ not }) => not(isAgreedByPhone))
    .orderBy("createdAt")
    .execute();
  const moments = requests.map(({ createdAt }) => new Date(createdAt).getTime());
  return moments.some((moment, i) => {
    const first = moments[i + 1 - LIMITS.pressureRequests];
    return moment >= from.getTime() && first !== undefined && moment - first < HOUR_MS;
  });
}
