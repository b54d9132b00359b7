import type { Database } from "../../database/database.server.ts";

/** Far more than anybody prints on trucks. */
const MOST_CAMPAIGNS = 1_000;

/** Remembers that the operator made a link with this name. */
export async function rememberCampaign(database: Database, name: string, now: Date) {
  await database
    .insertInto("campaigns")
    .values({ name, madeAt: now.toISOString() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

export async function readCampaigns(database: Database) {
  const rows = await database.selectFrom("campaigns").select("name").orderBy("madeAt", "desc").limit(MOST_CAMPAIGNS).execute();
  return rows.map(({ name }) => name);
}
