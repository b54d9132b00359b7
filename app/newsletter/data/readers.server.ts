import type { Database } from "../../database/database.server.ts";
import { deleteStrayMailFiles } from "../../mail/mail-files.ts";
import { toCsv } from "../../text/csv.ts";
import { deleteSubscriberRecordsOf, listSubscribers } from "./privacy-records.server.ts";

// What the owner does about readers, at the terminal or at the desk.

const COLUMNS = ["id", "status", "email", "askedAt", "confirmedAt"] as const;

/** Every address on the list as CSV. */
export async function readersFile(database: Database) {
  return toCsv(
    COLUMNS,
    (await listSubscribers(database)).map((subscriber) => COLUMNS.map((name) => subscriber[name])),
  );
}

type Removal = {
  dataDir: string;
  /** Runs in the same transaction, if somebody was on the list. */
  note?: (transaction: Database) => Promise<void>;
};

/** Takes an address off the list, with the emails written to it. Returns whether it was there. */
export async function removeReader(database: Database, email: string, { dataDir, note }: Removal) {
  const isGone = await database.transaction().execute(async (transaction) => {
    const { subscriptions } = await deleteSubscriberRecordsOf(transaction, [email.trim().toLowerCase()]);
    if (subscriptions > 0) await note?.(transaction);
    return subscriptions > 0;
  });
  await deleteStrayMailFiles(database, dataDir);
  return isGone;
}
