import { cpSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { searchPosts } from "../../app/blog/data/search-posts.server.ts";
import { addCall } from "../../app/booking/data/requests/added-calls.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { type Database, openDatabase } from "../../app/database/database.server.ts";
import { migrationHash, readReleased } from "../../app/database/migration-files.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { mailboxOf } from "../../app/forms/mailbox.ts";
import { fillPeople } from "../../app/people/data/fill-people.server.ts";
import { knownBy } from "../../app/people/rules/known-by.ts";
import { deletePerson, storedAbout } from "../../app/privacy/data/person.server.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { askForPlan } from "../harness/people-example.ts";
import { makeReleased, releases } from "../harness/released-schemas.ts";
import { fillTables, rowsOf } from "../harness/row-examples.ts";
import { type Column, columnsOf, schemaOf } from "../harness/schema.ts";

const FOLDER = "app/database/migrations";

test.each(readdirSync(FOLDER).filter((file) => file.endsWith(".sql")))("%s is as it was released", (file) => {
  const hash = migrationHash(readFileSync(join(FOLDER, file), "utf8"));
  const [released] = readReleased()[file] ?? [];
  if (!released) throw new Error(`${file} is new. When it is final, add to ${FOLDER}/hashes.json: "${file}": ["${hash}"]`);
  if (hash !== released)
    throw new Error(
      `${file} was released and has been changed: databases made with it would never get the change. Put it back and write a new migration.`,
    );
});

test("every earlier version of a migration is tested", () => {
  const tried = readdirSync("test/harness/released").map((file) =>
    migrationHash(readFileSync(join("test/harness/released", file), "utf8")),
  );
  const earlier = Object.values(readReleased()).flatMap(([, ...hashes]) => hashes);
  expect(tried.toSorted()).toEqual(earlier.toSorted());
});

describeOnBothEngines("a database made by", ({ emptyPlace, open }) => {
  let newest: Promise<string[]> | undefined;

  test.each(releases)(
    "$commit ends up like a new one, keeps its rows, and that commit's code could still write to it",
    async ({ files }) => {
      const database = openDatabase(await emptyPlace());
      await makeReleased(database, files, new Date("2026-11-01T12:00:00Z"));
      await fillTables(database);
      const columns = await columnsOf(database);
      const before = await rowsOf(database, columns);
      expect(await migrate(database, now)).toEqual([]);
      newest ??= open().then(schemaOf);
      expect(await schemaOf(database)).toEqual(await newest);
      expect(await rowsOf(database, columns)).toEqual(before);
      expectOnlyGains(columns, await columnsOf(database));
      if (before.blog_posts) await expectSearchWorks(database);
      await database.destroy();
    },
  );
});

describeOnBothEngines("people from before dots counted", ({ emptyPlace }) => {
  const everybody = (database: Database) =>
    database.selectFrom("people").select(["id", "email", "phone", "knownBy"]).orderBy("id").execute();

  /** That version knew people by the mailbox that limits count by. */
  async function foldAsBefore(database: Database) {
    for (const { id, email } of await everybody(database))
      if (email)
        await database
          .updateTable("people")
          .set({ knownBy: mailboxOf(email) })
          .where("id", "=", id)
          .execute();
  }

  test("are found again when they book or ask again in the same spelling", async () => {
    const database = openDatabase(await emptyPlace());
    await migrate(database, now, migrationsBefore("021"));
    const emails = [
      "Jo.Nes@Bigcorp.example",
      "kimlee@bigcorp.example",
      "P.a.t+Call.s+b@bigcorp.example",
      "+l.ou+calls@bigcorp.example",
      "+@bigcorp.example",
      "jo.nes@gmail.com.example",
      "Jo.Nes+calls@Gmail.com",
      "k.im@googlemail.com",
    ];
    for (const email of emails) await askForPlan(database, now, { email });
    const agreed = { contactName: "Lou Reyes", companyName: "", email: "", phone: "(555) 010-9999" };
    await addCall(database, { contact: agreed, slot: { selectedDate: "2026-11-18", selectedTime: "9:00 AM" } }, { now, settings });
    await foldAsBefore(database);
    const before = await everybody(database);
    expect(await migrate(database, now)).toEqual([]);
    expect(await everybody(database)).toEqual(before.map((person) => ({ ...person, knownBy: knownBy(person) })));
    expect(await requestBooking(database, { ...request, email: emails[0] ?? "" }, { now, settings })).toMatchObject({ kind: "booked" });
    for (const email of emails) await askForPlan(database, now, { email });
    expect((await everybody(database)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    await database.destroy();
  });

  test("who shared a line share it still, and an export or a deletion has only what each of them sent", async () => {
    const database = openDatabase(await emptyPlace());
    await migrate(database, now, migrationsBefore("021"));
    const [earlier, later] = ["jones@bigcorp.example", "jo.nes@bigcorp.example"];
    await askForPlan(database, now, { email: earlier });
    await database.updateTable("people").set({ knownBy: later }).execute();
    await askForPlan(database, now, { email: later });
    // Then the newest spelling stayed.
    await database.updateTable("people").set({ email: later }).execute();
    await foldAsBefore(database);
    await migrate(database, now);
    expect(await everybody(database)).toMatchObject([{ email: later, knownBy: later }]);
    expect(await storedAbout(database, earlier)).toMatchObject({ leads: [{ email: earlier }], people: [] });
    expect(await storedAbout(database, later)).toMatchObject({ leads: [{ email: later }], people: [{ email: later }] });
    await database.transaction().execute((transaction) => deletePerson(transaction, later));
    await fillPeople(database);
    expect(await everybody(database)).toMatchObject([{ email: earlier, knownBy: earlier }]);
    await database.destroy();
  });
});

/** The migrations of a version that didn't have this one yet. */
function migrationsBefore(number: string) {
  const folder = mkdtempSync(join(tmpdir(), "peakworks-migrations-"));
  for (const file of readdirSync(FOLDER).filter((name) => name < number)) cpSync(join(FOLDER, file), join(folder, file));
  return folder;
}

/**
 * Rolling back an upgrade runs an earlier version of the code on a newer database, so no column may be removed and no new one may be
 * required.
 */
function expectOnlyGains(before: Column[], after: Column[]) {
  const isKept = (column: Column) => before.some(({ table, name }) => table === column.table && name === column.name);
  const shape = ({ table, name, type, required }: Column) => [table, name, type, required];
  expect(after.filter(isKept).map(shape)).toEqual(expect.arrayContaining(before.map(shape)));
  const gained = after.filter((column) => !isKept(column) && before.some(({ table }) => table === column.table));
  expect(gained.filter(({ required, fallback }) => required && fallback === null)).toEqual([]);
}

/**
 * Search works as in a new database: a word in the text by its stem, one next to a slash, a period or a trademark sign; 'café' isn't
 * 'cafe'; a change is recorded.
 */
async function expectSearchWorks(database: Parameters<typeof searchPosts>[0]) {
  const find = async (q: string) => (await searchPosts(database, { now, q, limit: 9, offset: 0 })).total;
  for (const q of ["run", "plumbing", "75", "rating", "café", "was"]) expect([q, await find(q)]).toEqual([q, 1]);
  expect(await find("cafe")).toBe(0);
  const { updatedAt } = await database.selectFrom("blogPosts").select("updatedAt").executeTakeFirstOrThrow();
  await sql`update blog_posts set title = 'Ladders'`.execute(database);
  expect([await find("ladder"), await find("plumbing")]).toEqual([1, 0]);
  const after = await database.selectFrom("blogPosts").select("updatedAt").executeTakeFirstOrThrow();
  expect(new Date(after.updatedAt).getTime()).not.toBe(new Date(updatedAt).getTime());
}
