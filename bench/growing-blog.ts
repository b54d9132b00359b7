import { sql } from "kysely";
import { type Database, openDatabase } from "../app/database/database.server.ts";
import { migrate } from "../app/database/migrations.server.ts";
import { startPostgres } from "../test/harness/postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export type Rows = Record<string, Record<string, string>>;

/** When the newest post came out. */
export const START = Date.UTC(2026, 10, 15, 12);

/** The rows of both engines, or of SQLite alone where there's no PostgreSQL. */
export async function onBothEngines<Row>(
  bench: (engine: "SQLite" | "PostgreSQL", database: Database) => Promise<Record<string, Row>>,
  dataDir = temporaryFolder(),
) {
  const rows = await bench("SQLite", openDatabase({ dataDir, databaseUrl: undefined }));
  const postgres = await startPostgres();
  if (!postgres) return rows;
  Object.assign(rows, await bench("PostgreSQL", openDatabase({ dataDir, databaseUrl: postgres.url })));
  await postgres.stop();
  return rows;
}

/** A site whose blog grows: how long an address takes in ms, and a write, which the site checks for once a second. */
export async function openBlog(database: Database) {
  // Imported late because it needs the build.
  const { openSite } = await import("../test/harness/site.ts");
  await migrate(database, new Date(START));
  let moment = START;
  const site = openSite({ database, now: () => new Date(moment) });
  return {
    timed: async (path: string) => {
      const start = performance.now();
      const answer = await site.get(path);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      return performance.now() - start;
    },
    write: async () => {
      await sql`update blog_version set version = version + 1`.execute(database);
      moment += 2_000;
    },
  };
}

/** Notes a figure of a blog of some size, and beside the last one how much larger it is than the first. */
export function noteSize(rows: Rows, name: string, sizes: number[], at: { size: string; value: number; unit?: string }) {
  const { size, value, unit = "ms" } = at;
  const row = rows[name] ?? {};
  row[size] = `${value.toFixed(value < 1 ? 3 : 1)} ${unit}`;
  if (size.startsWith(`${sizes.at(-1)} `) && unit === "ms")
    row.growth = (value / Number.parseFloat(Object.values(row)[0] ?? "")).toFixed(2);
  rows[name] = row;
}
