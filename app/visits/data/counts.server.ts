import type { Database } from "../../database/database.server.ts";

/** What is counted. Each has names, such as a page's path, and some a detail, such as the kind of device. */
export type CountKind = "view" | "visit" | "landing" | "step" | "booked-after" | "missing" | "empty-search" | "assistant" | "total";
export type Count = { what: CountKind; name: string; detail: string; count: number };

/** One statement for SQLite's and PostgreSQL's limit on parameters. */
const ROWS_AT_ONCE = 500;

/** Adds to the sums of an hour, in one transaction. Sorted, so that two processes lock the same rows in the same order. */
export async function addCounts(database: Database, hour: Date, counts: Count[]) {
  const rows = counts.map((count) => ({ ...count, hour: hour.toISOString() })).sort(byKey);
  await database.transaction().execute(async (transaction) => {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await transaction
        .insertInto("counts")
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .onConflict((conflict) =>
          conflict
            .columns(["hour", "what", "name", "detail"])
            .doUpdateSet(({ eb, ref }) => ({ count: eb("counts.count", "+", ref("excluded.count")) })),
        )
        .execute();
  });
}

/** The sums of a period by what, name and detail. A year has a million rows, so only those asked for are read. */
export async function readCounts(database: Database, what: readonly CountKind[], from: Date, until: Date): Promise<Count[]> {
  const rows = await database
    .selectFrom("counts")
    .select(({ fn }) => ["what", "name", "detail", fn.sum("count").as("count")])
    .where("what", "in", [...what])
    .where("hour", ">=", from.toISOString())
    .where("hour", "<", until.toISOString())
    .groupBy(["what", "name", "detail"])
    .execute();
  return rows.map((row) => ({ ...row, what: row.what as CountKind, count: Number(row.count) }));
}

/** Counts as old as the oldest booking we keep say nothing any more. */
export async function deleteOldCounts(database: Database, before: Date) {
  await database.deleteFrom("counts").where("hour", "<", before.toISOString()).execute();
}

function byKey(a: Count, b: Count) {
  return `${a.what}\n${a.name}\n${a.detail}` < `${b.what}\n${b.name}\n${b.detail}` ? -1 : 1;
}
