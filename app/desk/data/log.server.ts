import { randomUUID } from "node:crypto";
import type { Database } from "../../database/database.server.ts";
import { monthsBefore } from "../../time/dates.ts";
import { type Act, LOG_MONTHS } from "../catalog.ts";

type LogEntry = { who: string; what: Act; bookingId?: string | undefined };

type By = { who: string; now: Date };
/** What came of it, or nothing worth a line. */
export type Did = Act | Omit<LogEntry, "who">;

/** Does something and writes down who did it: both or neither. `didOf` says what came of it; nothing isn't written down. */
export function doAndLog<Result>(
  database: Database,
  { who, now }: By,
  work: (transaction: Database) => Promise<Result>,
  didOf: (result: Result) => Did | undefined,
) {
  return database.transaction().execute(async (transaction) => {
    const result = await work(transaction);
    const did = didOf(result);
    if (did) await logAct(transaction, { who, ...(typeof did === "string" ? { what: did } : did) }, now);
    return result;
  });
}

/** For what isn't a change of the database, or brings its own transaction. */
export async function logAct(database: Database, { who, what, bookingId }: LogEntry, now: Date) {
  await database
    .insertInto("deskLog")
    .values({ id: randomUUID(), who, what, bookingId: bookingId ?? null, happenedAt: now.toISOString() })
    .execute();
}

/** The latest entries, newest first. */
export async function readLog(database: Database, most: number) {
  const rows = await database.selectFrom("deskLog").selectAll().orderBy("happenedAt", "desc").limit(most).execute();
  return rows.map((row) => ({ ...row, happenedAt: new Date(row.happenedAt) }));
}

export async function deleteOldLog(database: Database, now: Date) {
  await database.deleteFrom("deskLog").where("happenedAt", "<", monthsBefore(now, LOG_MONTHS).toISOString()).execute();
}
