import { randomUUID } from "node:crypto";
import type { Database } from "../../database/database.server.ts";
import type { Act } from "../catalog.ts";
import { logKeptSince } from "../rules/log.ts";

type Entry = { who: string; what: Act; bookingId?: string | undefined };

/** Writes down who did what: in the transaction of the change where its function takes one, else right after it. */
export async function logAct(database: Database, { who, what, bookingId }: Entry, now: Date) {
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

/** Deletes what's older than a year: long enough to look back, and nobody reads further. */
export async function deleteOldLog(database: Database, now: Date) {
  await database.deleteFrom("deskLog").where("happenedAt", "<", logKeptSince(now).toISOString()).execute();
}
