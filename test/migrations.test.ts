import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { requestBooking } from "../app/data/bookings.server.ts";
import { openDatabase } from "../app/data/database.server.ts";
import { migrate } from "../app/data/migrations.server.ts";
import { now, request, settings } from "./booking-example.ts";
import { describeOnBothEngines } from "./databases.ts";

const run = promisify(execFile);

describeOnBothEngines("migrations", ({ engine, newPlace }) => {
  test("run once, however many processes start at once", async () => {
    const place = await newPlace();
    const program = `import { openDatabase } from "./app/data/database.server.ts";
      import { migrate } from "./app/data/migrations.server.ts";
      const database = openDatabase(${JSON.stringify(place)});
      await migrate(database, new Date());
      await database.destroy();`;
    const runs = Array.from({ length: 4 }, () => run(process.execPath, ["--input-type=module", "-e", program]));
    for (const { stderr } of await Promise.all(runs)) expect(stderr).toBe("");
    const database = openDatabase(place);
    expect(await database.selectFrom("migrations").select("name").orderBy("name").execute()).toEqual([
      { name: "001-bookings" },
      { name: "002-leads" },
      { name: "003-posts" },
      { name: "004-newsletter" },
    ]);
    await database.destroy();
  });

  test("that fail half-way leave nothing behind, and go through once mended", async () => {
    const folder = mkdtempSync(join(tmpdir(), "peakworks-migrations-"));
    cpSync("db/migrations", folder, { recursive: true });
    writeFileSync(join(folder, `999-more.${engine}.sql`), "create table more (id text);\n\ncreate table broken (;\n");
    const database = openDatabase(await newPlace());
    await expect(migrate(database, now, folder)).rejects.toThrow();
    await expect(database.selectFrom("bookings").selectAll().execute()).rejects.toThrow();
    await migrate(database, now);
    expect(await requestBooking(database, request, { now, settings })).toMatchObject({ kind: "booked" });
    writeFileSync(join(folder, `999-more.${engine}.sql`), "create table more (id text);\n");
    await migrate(database, now, folder);
    expect(await database.selectFrom("migrations").select("name").orderBy("name").execute()).toHaveLength(5);
    expect(await database.selectFrom("bookings").select("status").execute()).toEqual([{ status: "requested" }]);
    await database.destroy();
  });
});
