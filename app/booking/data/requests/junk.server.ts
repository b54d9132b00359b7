import type { Database } from "../../../database/database.server.ts";
import { takeTurn } from "../../../database/take-turn.server.ts";
import { mailboxOf } from "../../../forms/mailbox.ts";
import type { Booking } from "../../rules/booking.ts";
import { toBooking } from "../booking-rows.server.ts";

/** Which calls are junk. Every part that's given narrows it down. */
export type JunkFilter = {
  ids?: string[];
  email?: string;
  /** Asked for at or after this moment. */
  since?: Date;
  /** From the same network as this booking. */
  sameNetworkAs?: string;
};

/** The calls a filter names. A confirmed call has to be named by its id: nobody wants to lose one to a wide filter. */
export async function findJunk(database: Database, { ids, email, since, sameNetworkAs }: JunkFilter): Promise<Booking[]> {
  const rows = await database.selectFrom("bookings").selectAll().orderBy("createdAt").execute();
  const network = rows.find(({ id }) => id === sameNetworkAs)?.network;
  return rows
    .filter(({ id, status, endReason }) => {
      const isOpen = status === "requested" || endReason === "waiting";
      return ids ? (isOpen || status === "confirmed") && ids.includes(id) : isOpen;
    })
    .filter((row) => !since || new Date(row.createdAt) >= since)
    .filter((row) => sameNetworkAs === undefined || (row.network !== "" && row.network === network))
    .filter((row) => email === undefined || mailboxOf(row.email) === mailboxOf(email))
    .map(toBooking);
}

/** Frees the slots and tells nobody: emails that still wait are dropped, and links in those already sent stop working. */
export function markJunk(database: Database, bookings: Booking[], now: Date) {
  const ids = bookings.map(({ id }) => id);
  return database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, "bookings");
    const ended = { status: "cancelled", endReason: "junk", heldUntil: null, idempotencyHash: null, updatedAt: now.toISOString() } as const;
    const active = transaction
      .updateTable("bookings")
      .set(ended)
      .where("id", "in", ids)
      .where(({ or, eb }) => or([eb("status", "<>", "cancelled"), eb("endReason", "=", "waiting")]));
    const marked = (await active.returning("id").execute()).map(({ id }) => id);
    if (marked.length === 0) return 0;
    await transaction.deleteFrom("outbox").where("bookingId", "in", marked).where("sentAt", "is", null).execute();
    for (const links of ["bookingLinks", "outcomeLinks"] as const)
      await transaction.deleteFrom(links).where("bookingId", "in", marked).execute();
    return marked.length;
  });
}
