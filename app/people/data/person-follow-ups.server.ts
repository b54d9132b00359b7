import type { Database } from "../../database/database.server.ts";
import { FOLLOW_UP_KINDS } from "../../follow-up/catalog.ts";

/**
 * Whoever asked for a plan was told that follow-ups come, so they may. Nobody gets more than these, however often they ask for a plan;
 * whoever stopped them, booked or has moved on gets none.
 */
export async function allowFollowUps(transaction: Database, leadId: string) {
  await transaction
    .updateTable("people")
    .set({ followUpsLeft: FOLLOW_UP_KINDS.length })
    .where("id", "=", ({ selectFrom }) => selectFrom("leads").select("personId").where("leads.id", "=", leadId))
    .where("stage", "=", "new")
    .where("stoppedAt", "is", null)
    .where("followedUpAt", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("bookings")
            .select("bookings.id")
            .whereRef("bookings.personId", "=", "people.id")
            .where("bookings.status", "<>", "cancelled"),
        ),
      ),
    )
    .execute();
}

/** No more of them, not even one that still waits in the outbox. */
export async function dropFollowUps(transaction: Database, personId: string) {
  await transaction.updateTable("people").set({ followUpsLeft: 0 }).where("id", "=", personId).execute();
  await transaction
    .deleteFrom("outbox")
    .where("kind", "in", FOLLOW_UP_KINDS)
    .where("sentAt", "is", null)
    .where("leadId", "in", transaction.selectFrom("leads").select("id").where("personId", "=", personId))
    .execute();
}

/** Whose follow-up still waits in the outbox: it may be the last, with none left. */
export async function peopleWithWaiting(database: Database) {
  const rows = await database
    .selectFrom("outbox")
    .innerJoin("leads", "leads.id", "outbox.leadId")
    .select("leads.personId")
    .where("outbox.kind", "in", FOLLOW_UP_KINDS)
    .where("outbox.sentAt", "is", null)
    .execute();
  return new Set(rows.map(({ personId }) => personId));
}
