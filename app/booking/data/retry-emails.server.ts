import type { Database } from "../../database/database.server.ts";
import { inTransaction } from "../../database/in-transaction.server.ts";
import { takeTurn } from "../../database/take-turn.server.ts";
import { dismissDead, retryDead } from "../../mail/unsent.server.ts";
import { clearBounce } from "./bounces.server.ts";

// What the owner does about emails that were given up, at the terminal or at the desk. It's here because a call may have a note that its
// emails come back.

/** Sends those given up again: all but the ones that came back, or the one named. Returns how many. */
export function retryEmails(database: Database, id: string | undefined, now: Date) {
  return changeWithCalls(database, (transaction) => retryDead(transaction, now, { ...(id && { id }) }));
}

/** Deletes one that was given up or came back, and the note on its call. Returns how many that were. */
export function dismissEmail(database: Database, id: string) {
  return changeWithCalls(database, (transaction) => dismissDead(transaction, { id }));
}

type Rows = { bookingId: string | null }[];

function changeWithCalls(database: Database, work: (transaction: Database) => Promise<Rows>) {
  return inTransaction(database, async (transaction) => {
    // Before the emails are locked, since it ends with their calls.
    await takeTurn(transaction, "bookings");
    const rows = await work(transaction);
    for (const { bookingId } of rows) if (bookingId) await clearBounce(transaction, bookingId);
    return rows.length;
  });
}
