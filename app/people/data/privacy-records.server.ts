import type { Database } from "../../database/database.server.ts";
import { lockRows } from "../../database/lock-rows.server.ts";
import { knownAs } from "../rules/known-by.ts";
import { lockPerson, readHistory, toPerson } from "./people.server.ts";

/** People with their history, and the emails that are about them and not about one call or plan. */
export async function personRecordsOf(database: Database, names: string[]) {
  const rows = await database.selectFrom("people").selectAll().where("knownBy", "in", names.map(knownAs)).execute();
  const people = await Promise.all(
    rows.map(async (row) => ({ ...toPerson(row), knownBy: row.knownBy, history: await readHistory(database, row.id) })),
  );
  const emails = await database
    .selectFrom("outbox")
    .select(["id", "channel", "kind", "personId", "dueAt", "sentAt"])
    .where("personId", "in", database.selectFrom("people").select("id").where("knownBy", "in", names.map(knownAs)))
    .orderBy("dueAt")
    .execute();
  return { people, emails };
}

/** Before their plans are deleted and the emails about these with them: whoever ends follow-ups locks the person first, too. */
export async function lockPeople(transaction: Database, names: string[]) {
  const people = await transaction.selectFrom("people").select("id").where("knownBy", "in", names.map(knownAs)).orderBy("id").execute();
  for (const { id } of people) await lockPerson(transaction, id);
}

/** The database deletes the history and the emails along with the person. */
export async function deletePersonRecordsOf(database: Database, names: string[]) {
  const { people, emails } = await personRecordsOf(database, names);
  await database.deleteFrom("people").where("knownBy", "in", names.map(knownAs)).execute();
  return { people: people.length, emails: emails.length };
}

/**
 * A person is stored as long as a call or a plan of theirs is, and junk is neither. They're locked first, because PostgreSQL asks anew for
 * calls and plans only in a statement that begins after those of this very moment are stored.
 */
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
  await lockRows(database, without.orderBy("id")).execute();
  const gone = await database.deleteFrom("people").where("id", "in", without).returning("id").execute();
  return gone.length;
}
