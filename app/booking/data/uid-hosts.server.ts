import { sql } from "kysely";
import type { Database } from "../../database/database.server.ts";
import { siteHost } from "../../site/site-host.ts";

/** The hosts in the UIDs of our calls: today's, and those that SITE_URL had before. */
export async function readUidHosts(database: Database, siteUrl: string) {
  const rows = await database.selectFrom("bookings").select("uidHost").distinct().execute();
  return [...new Set([siteHost({ siteUrl }), ...rows.map(({ uidHost }) => uidHost).filter(Boolean)])];
}

/** For calls that a process of the version before stored during an upgrade: the same as migration 016. */
export async function fillUidHosts(database: Database) {
  const missing = await database.selectFrom("bookings").select("id").where("uidHost", "=", "").limit(1).executeTakeFirst();
  // Checks first: even changing nothing waits for the current writer.
  if (!missing) return;
  const host = sql<string>`coalesce(
    (select replace(substr(message_id, 39), '>', '') from outbox
      where outbox.booking_id = bookings.id and message_id like '<%@%>' order by due_at limit 1), '')`;
  await database.updateTable("bookings").set({ uidHost: host }).where("uidHost", "=", "").execute();
}
