import type { Database } from "../../database/database.server.ts";
import { knownAs } from "../rules/known-by.ts";
import { readHistory, toPerson } from "./people.server.ts";

/** A person's line with its history, and the emails that are about the line and not about one call or plan. */
export async function personRecordsOf(database: Database, names: string[]) {
  const rows = await database.selectFrom("people").selectAll().where("knownBy", "in", names.map(knownAs)).execute();
  const lines = await Promise.all(
    rows.map(async (row) => ({ ...toPerson(row), knownBy: row.knownBy, history: await readHistory(database, row.id) })),
  );
  const emails = await database
    .selectFrom("outbox")
    .select(["id", "channel", "kind", "personId", "dueAt", "sentAt"])
    .where("personId", "in", database.selectFrom("people").select("id").where("knownBy", "in", names.map(knownAs)))
    .orderBy("dueAt")
    .execute();
  return { lines, emails };
}

/** The database deletes the history and the emails along with the line. */
export async function deletePersonRecordsOf(database: Database, names: string[]) {
  const { lines, emails } = await personRecordsOf(database, names);
  await database.deleteFrom("people").where("knownBy", "in", names.map(knownAs)).execute();
  return { lines: lines.length, emailIds: emails.map(({ id }) => id) };
}

/** A line lasts as long as there's a call or a plan that it's about, and junk is neither. */
export async function deleteForgotten(database: Database) {
  const without = database
    .selectFrom("people")
    .select("id")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("bookings").select("id").whereRef("bookings.personId", "=", "people.id").where("bookings.endReason", "<>", "junk"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom("leads").select("id").whereRef("leads.personId", "=", "people.id"))));
  const gone = await database.deleteFrom("people").where("id", "in", without).returning("id").execute();
  return gone.length;
}
