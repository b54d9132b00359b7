import type { Database } from "../../database/database.server.ts";
import { dismissDead, retryDead } from "../../mail/unsent.server.ts";
import { isId } from "../../text/id.ts";
import { clearBounce } from "./bounces.server.ts";

// What the owner does about emails that were given up, at the terminal or at the desk. It's here because a call may have a note that its emails come back.

/** Runs in the same transaction, if anything changed. */
type Note = (transaction: Database) => Promise<void>;

/** Sends those given up again: all but the ones that came back, or the one named. Returns how many. */
export function retryEmails(database: Database, id: string | undefined, now: Date, note?: Note) {
  return change(database, (transaction) => (id && !isId(id) ? [] : retryDead(transaction, now, { ...(id && { id }) })), note);
}

/** Deletes one that was given up or came back, and the note on its call. Returns how many that were. */
export function dismissEmail(database: Database, id: string, note?: Note) {
  return change(database, (transaction) => (isId(id) ? dismissDead(transaction, { id }) : []), note);
}

type Rows = { bookingId: string | null }[];

function change(database: Database, work: (transaction: Database) => Promise<Rows> | Rows, note?: Note) {
  return database.transaction().execute(async (transaction) => {
    const rows = await work(transaction);
    for (const { bookingId } of rows) if (bookingId) await clearBounce(transaction, bookingId);
    if (rows.length > 0) await note?.(transaction);
    return rows.length;
  });
}
