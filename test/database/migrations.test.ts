import { execFile } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { openDatabase } from "../../app/database/database.server.ts";
import { readMigrations, readReleased } from "../../app/database/migration-files.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { ended, killAll, start } from "../harness/server-process.ts";

const run = promisify(execFile);
afterEach(killAll);

describeOnBothEngines("migrations", ({ engine, emptyPlace, startedPlace }) => {
  test("run once, however many processes start at once", async () => {
    const place = await emptyPlace();
    const program = `import { openDatabase } from "./app/database/database.server.ts";
      import { migrate } from "./app/database/migrations.server.ts";
      const database = openDatabase(${JSON.stringify(place)});
      await migrate(database, new Date());
      await database.destroy();`;
    const runs = Array.from({ length: 4 }, () => run(process.execPath, ["--input-type=module", "-e", program]));
    for (const { stderr } of await Promise.all(runs)) expect(stderr).toBe("");
    const database = openDatabase(place);
    expect(await database.selectFrom("migrations").select(["name", "hash"]).orderBy("name").execute()).toEqual(
      readMigrations(engine).map(({ name, hash }) => ({ name, hash })),
    );
    await database.destroy();
  });

  test("that fail halfway leave nothing behind, and run once fixed", async () => {
    const folder = copyOfMigrations();
    writeFileSync(join(folder, `999-more.${engine}.sql`), "create table more (id text);\n\ncreate table broken (;\n");
    const database = openDatabase(await emptyPlace());
    await expect(migrate(database, now, folder)).rejects.toThrow();
    await expect(database.selectFrom("bookings").selectAll().execute()).rejects.toThrow();
    await migrate(database, now);
    expect(await requestBooking(database, request, { now, settings })).toMatchObject({ kind: "booked" });
    writeFileSync(join(folder, `999-more.${engine}.sql`), "create table more (id text);\n");
    await migrate(database, now, folder);
    expect((await database.selectFrom("migrations").select("name").execute()).map(({ name }) => name)).toContain("999-more");
    expect(await database.selectFrom("bookings").select("status").execute()).toEqual([{ status: "requested" }]);
    await database.destroy();
  });

  test("may hold semicolons anywhere a statement may", async () => {
    const folder = copyOfMigrations();
    const body = engine === "sqlite" ? "begin\ninsert into odd values (';\n'); end" : "execute function stamp()";
    const stamp = "create function stamp() returns trigger language plpgsql as $$ begin\nreturn new;\nend $$;";
    writeFileSync(
      join(folder, `999-odd.${engine}.sql`),
      `create table odd (text text); -- a comment;\n${engine === "sqlite" ? "" : stamp}\ninsert into odd values (';\n');
create trigger stamp before update on odd for each row ${body};\n/* ; */ insert into odd values ('last')`,
    );
    const database = openDatabase(await emptyPlace());
    await migrate(database, now, folder);
    const { rows } = await sql`select text from odd`.execute(database);
    expect(rows).toEqual([{ text: ";\n" }, { text: "last" }]);
    await database.destroy();
  });

  test("applied from a different version of a released file stop the start, and nothing is changed", async () => {
    const place = await emptyPlace();
    const database = openDatabase(place);
    const folder = copyOfMigrations();
    appendFileSync(join(folder, `002-leads.${engine}.sql`), "create table extra (id text);\n");
    await migrate(database, now, folder);
    const names = readMigrations(engine).map(({ name }) => name);
    await database
      .deleteFrom("migrations")
      .where("name", "=", names.pop() ?? "")
      .execute();
    const sentence = /^The database was made with another version of migration 002-leads .*\.$/;
    await expect(migrate(database, now)).rejects.toThrow(sentence);
    expect(await database.selectFrom("migrations").select("name").execute()).toHaveLength(names.length);
    await database.destroy();
    // What a server makes of it is the same on both.
    if (engine === "postgres") return;
    const { code, errors } = await ended(start({ DATA_DIR: place.dataDir }));
    expect([code, errors.trim()]).toEqual([1, expect.stringMatching(sentence)]);
  });

  test("applied from a known earlier version of the file are fine, since a later one repairs them", async () => {
    const database = openDatabase(await emptyPlace());
    await migrate(database, now);
    const earlier = readReleased()[`003-posts.${engine}.sql`]?.at(-1) ?? "";
    await database.updateTable("migrations").set({ hash: earlier }).where("name", "=", "003-posts").execute();
    expect(await migrate(database, now)).toEqual([]);
    await database.destroy();
  });

  test("from a newer version are listed, and the older code keeps running", async () => {
    const place = await startedPlace();
    const database = openDatabase(place);
    await database.insertInto("migrations").values({ name: "998-newer", appliedAt: now.toISOString(), hash: "f" }).execute();
    expect(await migrate(database, now)).toEqual(["998-newer"]);
    await database.destroy();
    if (engine === "postgres") return;
    const child = start({ DATA_DIR: place.dataDir, LOG_LEVEL: "warn" });
    let printed = "";
    child.stdout?.on("data", (chunk) => {
      printed += chunk;
    });
    await expect.poll(() => printed).toContain('"migrations":["998-newer"],"msg":"the database is newer than this code"');
  });
});

function copyOfMigrations() {
  const folder = mkdtempSync(join(tmpdir(), "peakworks-migrations-"));
  cpSync("app/database/migrations", folder, { recursive: true });
  return folder;
}
