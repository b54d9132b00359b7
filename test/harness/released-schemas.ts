import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { type Database, isPostgres, runScript } from "../../app/database/database.server.ts";

/**
 * Every set of migrations before `hashes.json` held them unchanged, by the first commit on the main branch that had it. A file that has
 * changed since lists the commit whose version it had, which is in test/harness/released.
 */
export const releases: { commit: string; files: Record<string, string> }[] = [
  { commit: "61e6da4", files: { "001-bookings": "61e6da4" } },
  { commit: "648261a", files: { "001-bookings": "" } },
  { commit: "83bc469", files: { "001-bookings": "", "002-leads": "" } },
  { commit: "e82bbd6", files: { "001-bookings": "", "002-leads": "", "003-posts": "e82bbd6" } },
  { commit: "62bc5cc", files: { "001-bookings": "", "002-leads": "", "003-posts": "e82bbd6", "004-newsletter": "" } },
  { commit: "d2a3ef5", files: { "001-bookings": "", "002-leads": "", "003-posts": "d2a3ef5", "004-newsletter": "" } },
  { commit: "c01f5c0", files: { "001-bookings": "", "002-leads": "", "003-posts": "", "004-newsletter": "" } },
  { commit: "61e6da4, upgraded at e82bbd6", files: { "001-bookings": "61e6da4", "002-leads": "", "003-posts": "e82bbd6" } },
];

/** Creates the tables as that release did, when the migrations table had no hashes yet. */
export async function makeReleased(database: Database, files: Record<string, string>, now: Date) {
  const engine = isPostgres(database) ? "postgres" : "sqlite";
  const moment = engine === "postgres" ? "timestamptz" : "text";
  await runScript(database, `create table migrations (name text primary key, applied_at ${moment} not null);`);
  for (const [name, commit] of Object.entries(files)) {
    await runScript(database, readFileSync(releasedFile(name, engine, commit), "utf8"));
    await sql`insert into migrations (name, applied_at) values (${name}, ${now.toISOString()})`.execute(database);
  }
}

/** SQLite's 003-posts has one fewer changed version. */
function releasedFile(name: string, engine: string, commit: string) {
  const isToday = commit === "" || (engine === "sqlite" && commit === "d2a3ef5");
  return isToday ? `app/database/migrations/${name}.${engine}.sql` : `test/harness/released/${name}.${engine}.${commit}.sql`;
}
