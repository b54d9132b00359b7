import type { Database } from "../../app/database/database.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { fillsOf, type Preparation } from "../../server/preparation.ts";

/** What a site does with its database at the start, at once and failing loudly. */
export async function prepareDatabase(database: Database, now: Date, timeZone: string) {
  await migrate(database, now);
  for (const [, run] of fillsOf(database, () => now, timeZone)) await run();
}

/** For background work on a database that is prepared. */
export const alreadyPrepared: Pick<Preparation, "migrate" | "fill"> = { migrate: async () => {}, fill: async () => {} };
