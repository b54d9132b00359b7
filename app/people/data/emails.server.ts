import type { Database } from "../../database/database.server.ts";

/** The emails that went out about a person: their calls, their plans and their line. */
export async function sentEmails(database: Database, personId: string) {
  const rows = await database
    .selectFrom("outbox")
    .select(["kind", "sentAt"])
    .where("channel", "=", "email")
    .where("sentAt", "is not", null)
    .where(({ or, eb }) =>
      or([
        eb("personId", "=", personId),
        eb("bookingId", "in", database.selectFrom("bookings").select("id").where("personId", "=", personId)),
        eb("leadId", "in", database.selectFrom("leads").select("id").where("personId", "=", personId)),
      ]),
    )
    .execute();
  return rows.flatMap(({ kind, sentAt }) => (sentAt ? [{ kind, sentAt: new Date(sentAt) }] : []));
}
