import type { Database } from "../../database/database.server.ts";
import { takeTurn } from "../../database/take-turn.server.ts";
import { STAGES, type Stage } from "../catalog.ts";
import { knownBy } from "../rules/known-by.ts";
import type { Person } from "../rules/person.ts";
import { lockPerson } from "./people.server.ts";

/**
 * Versions up to 1.18 knew whoever gave no email by all digits of their phone, so that one number in two spellings was two people. Gives
 * them the key of today, and makes one line of two. At every start, since such a version may still run beside this one or come back.
 */
export async function joinPhoneSpellings(database: Database) {
  if ((await withOldKey(database)).length === 0) return;
  await database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, "bookings");
    for (const { id, key } of await withOldKey(transaction)) {
      const same = await transaction.selectFrom("people").select("id").where("knownBy", "=", key).executeTakeFirst();
      if (same) await join(transaction, key, [same.id, id]);
      else await transaction.updateTable("people").set({ knownBy: key }).where("id", "=", id).execute();
    }
  });
}

/** Only calls that the agency entered have no email, so these are few. */
async function withOldKey(database: Database) {
  const rows = await database.selectFrom("people").selectAll().where("email", "=", "").orderBy("createdAt").execute();
  return rows.map((row) => ({ ...row, key: knownBy(row) })).filter((row) => row.knownBy !== row.key);
}

/** Keeps the line that got further, with what was typed last. What was done, sent or stopped on either was done for both. */
async function join(transaction: Database, key: string, ids: string[]) {
  const people: (Person | undefined)[] = [];
  for (const id of ids.toSorted()) people.push(await lockPerson(transaction, id));
  const found = people.filter((person) => person !== undefined);
  const [kept, gone] = found.toSorted((a, b) => progressOf(b.stage) - progressOf(a.stage) || a.createdAt.getTime() - b.createdAt.getTime());
  if (!kept || !gone) return;
  for (const table of ["bookings", "leads", "personEvents", "outbox"] as const)
    await transaction.updateTable(table).set({ personId: kept.id }).where("personId", "=", gone.id).execute();
  await transaction.deleteFrom("people").where("id", "=", gone.id).execute();
  const [older, { name, phone, company }] = kept.createdAt < gone.createdAt ? [kept, gone] : [gone, kept];
  const { nextStep, nextOn } = kept.nextOn ? kept : gone;
  const latest = (moment: "settledAt" | "followedUpAt" | "stoppedAt") => {
    const times = [kept, gone].flatMap((person) => person[moment]?.getTime() ?? []);
    return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null;
  };
  const moments = { settledAt: latest("settledAt"), followedUpAt: latest("followedUpAt"), stoppedAt: latest("stoppedAt") };
  await transaction
    .updateTable("people")
    .set({ knownBy: key, name, phone, company: company || older.company, nextStep, nextOn, ...moments })
    .where("id", "=", kept.id)
    .execute();
}

/** Whoever was lost and called again isn't. */
function progressOf(stage: Stage) {
  return stage === "lost" ? -1 : STAGES.indexOf(stage);
}
