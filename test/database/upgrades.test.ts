import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { searchPosts } from "../../app/blog/data/search.server.ts";
import { openDatabase } from "../../app/database/database.server.ts";
import { migrationHash, readReleased } from "../../app/database/migration-files.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { now } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
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

/** Rolling back an upgrade runs an earlier version of the code on a newer database, so no column may be removed and no new one may be required. */
function expectOnlyGains(before: Column[], after: Column[]) {
  const isKept = (column: Column) => before.some(({ table, name }) => table === column.table && name === column.name);
  const shape = ({ table, name, type, required }: Column) => [table, name, type, required];
  expect(after.filter(isKept).map(shape)).toEqual(expect.arrayContaining(before.map(shape)));
  const gained = after.filter((column) => !isKept(column) && before.some(({ table }) => table === column.table));
  expect(gained.filter(({ required, fallback }) => required && fallback === null)).toEqual([]);
}

/**
 * Search works as in a new database: a word in the text by its stem, one next to a slash, a period or a trademark sign; 'café' isn't 'cafe'; a change
 * is recorded.
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
