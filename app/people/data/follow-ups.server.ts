import type { Database } from "../../database/database.server.ts";

/** What the lead form says: at most three more emails. */
export const MOST_FOLLOW_UPS = 3;

/**
 * Whoever asked for a plan was told that follow-ups come, so they may. Nobody gets more than three, however often they ask for a plan; whoever stopped
 * them, booked or has moved on gets none.
 */
export async function allowFollowUps(transaction: Database, leadId: string) {
  await transaction
    .updateTable("people")
    .set({ followUpsLeft: MOST_FOLLOW_UPS })
    .where("id", "=", ({ selectFrom }) => selectFrom("leads").select("personId").where("leads.id", "=", leadId))
    .where("stage", "=", "new")
    .where("stoppedAt", "is", null)
    .where("followedUpAt", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("bookings").select("bookings.id").whereRef("bookings.personId", "=", "people.id").where("status", "<>", "cancelled"),
        ),
      ),
    )
    .execute();
}
