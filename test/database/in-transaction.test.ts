import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { type Database, sqliteFile } from "../../app/database/database.server.ts";
import { inTransaction } from "../../app/database/in-transaction.server.ts";
import { describeOnBothEngines } from "../harness/databases.ts";

const add = (database: Database, name: string) =>
  database.insertInto("campaigns").values({ name, madeAt: "2026-11-16T12:00:00Z" }).execute();
const namesIn = async (database: Database) => (await database.selectFrom("campaigns").select("name").execute()).map(({ name }) => name);

describeOnBothEngines("a transaction", ({ open, engine, newPlace }) => {
  test("goes on after a part that failed, without what that part did", async () => {
    const database = await open();
    await inTransaction(database, async (whole) => {
      await add(whole, "truck");
      const part = inTransaction(whole, async (inner) => {
        await add(inner, "flyer");
        await add(inner, "truck");
      });
      await expect(part).rejects.toThrow();
      await inTransaction(whole, (inner) => add(inner, "radio"));
    });
    expect((await namesIn(database)).toSorted()).toEqual(["radio", "truck"]);
  });

  test("takes a whole part back, also if the part went on after one of its own had failed", async () => {
    const database = await open();
    await inTransaction(database, async (whole) => {
      const part = inTransaction(whole, async (outer) => {
        await add(outer, "truck");
        await expect(inTransaction(outer, (inner) => add(inner, "truck"))).rejects.toThrow();
        throw new Error("no");
      });
      await expect(part).rejects.toThrow("no");
      await add(whole, "radio");
    });
    expect(await namesIn(database)).toEqual(["radio"]);
  });

  test("that fails takes its finished parts back", async () => {
    const database = await open();
    const failing = inTransaction(database, async (whole) => {
      await inTransaction(whole, (inner) => add(inner, "truck"));
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await namesIn(database)).toEqual([]);
  });

  // Otherwise it would read first, find that another process has written meanwhile, and fail.
  if (engine === "sqlite")
    test("keeps other writers out from its start, before it has written anything", async () => {
      const place = await newPlace();
      const other = new DatabaseSync(sqliteFile(place.dataDir), { timeout: 0 });
      await inTransaction(await open(place), async (whole) => {
        await namesIn(whole);
        expect(() => other.exec("begin immediate")).toThrow("locked");
      });
      other.exec("begin immediate");
      other.close();
    });
});
