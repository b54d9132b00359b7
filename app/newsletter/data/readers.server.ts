import type { Database } from "../../database/database.server.ts";
import { deleteStrayMailFiles } from "../../mail/mail-files.ts";
import { toCsv } from "../../text/csv.ts";
import { isId } from "../../text/id.ts";
import type { Reader } from "../subscription.ts";
import { deleteReaderRecordsOf, toReader } from "./privacy-records.server.ts";

// What the owner does about readers, at the terminal or at the desk.

export async function listReaders(database: Database): Promise<Reader[]> {
  return (await database.selectFrom("subscribers").selectAll().orderBy("askedAt").execute()).map(toReader);
}

export async function findReader(database: Database, id: string) {
  const row = isId(id) ? await database.selectFrom("subscribers").selectAll().where("id", "=", id).executeTakeFirst() : undefined;
  return row && toReader(row);
}

/** How many get the digest, and how many haven't confirmed yet. */
export async function countReaders(database: Database) {
  const counts = await database
    .selectFrom("subscribers")
    .select(["status", ({ fn }) => fn.countAll().as("count")])
    .groupBy("status")
    .execute();
  const countOf = (wanted: string) => Number(counts.find(({ status }) => status === wanted)?.count ?? 0);
  return { readers: countOf("confirmed"), waiting: countOf("pending") };
}

export function readerStatuses(database: Database) {
  return database.selectFrom("subscribers").select(["id", "status"]).execute();
}

/**
 * Takes all others off the list, for a restored database, with the emails written to them, and whoever has left and hasn't confirmed again.
 * Returns how many.
 */
export async function dropOtherReaders(database: Database, kept: Awaited<ReturnType<typeof readerStatuses>>) {
  const statusOf = new Map(kept.map(({ id, status }) => [id, status]));
  const isKept = (id: string, status: string) => statusOf.get(id) === "confirmed" || statusOf.get(id) === status;
  const others = (await readerStatuses(database)).filter(({ id, status }) => !isKept(id, status));
  for (const { id } of others) await database.deleteFrom("subscribers").where("id", "=", id).execute();
  return others.length;
}

const COLUMNS = ["id", "status", "email", "askedAt", "confirmedAt"] as const;

/** Every address on the list as CSV. */
export async function readersFile(database: Database) {
  return toCsv(
    COLUMNS,
    (await listReaders(database)).map((reader) => COLUMNS.map((name) => reader[name])),
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
    const { subscriptions } = await deleteReaderRecordsOf(transaction, [email.trim().toLowerCase()]);
    if (subscriptions > 0) await note?.(transaction);
    return subscriptions > 0;
  });
  await deleteStrayMailFiles(database, dataDir);
  return isGone;
}
