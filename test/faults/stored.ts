import { type Database, openDatabase } from "../../app/database/database.server.ts";
import type { Answer } from "../harness/client.ts";
import { must } from "./fault.ts";

type Place = { dataDir: string; databaseUrl?: string | undefined };

/** Checks that every acknowledged booking is stored once, and that every booking has both its emails. Returns how many there are. */
export async function mustBeStored({ dataDir, databaseUrl }: Place, acknowledged: Pick<Answer, "body">[]) {
  const database = openDatabase({ dataDir, databaseUrl });
  const stored = await emailsByBooking(database);
  await database.destroy();
  const ids = acknowledged.map(({ body }) => JSON.parse(body).data.id as string);
  const lost = ids.filter((id) => !stored.has(id));
  must(lost.length === 0, `${lost.length} acknowledged bookings are not stored`);
  must(new Set(ids).size === ids.length, "two visitors got the same booking");
  const bare = [...stored.values()].filter((kinds) => kinds.join() !== "acknowledgement,notice");
  must(bare.length === 0, `${bare.length} bookings have other emails than their two`);
  return stored.size;
}

async function emailsByBooking(database: Database) {
  const bookings = await database.selectFrom("bookings").select("id").execute();
  const stored = new Map(bookings.map(({ id }) => [id, [] as string[]]));
  const emails = await database.selectFrom("outbox").select(["bookingId", "kind"]).where("kind", "<>", "nudge").orderBy("kind").execute();
  for (const { bookingId, kind } of emails) stored.get(bookingId ?? "")?.push(kind);
  return stored;
}
