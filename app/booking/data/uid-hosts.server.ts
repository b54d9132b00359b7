import type { Database } from "../../database/database.server.ts";
import { siteHost } from "../../site/site-host.ts";

/** The hosts in the UIDs of our calls: today's, and those that SITE_URL had before. */
export async function readUidHosts(database: Database, siteUrl: string) {
  const rows = await database.selectFrom("bookings").select("uidHost").distinct().execute();
  return [...new Set([siteHost({ siteUrl }), ...rows.map(({ uidHost }) => uidHost).filter(Boolean)])];
}
