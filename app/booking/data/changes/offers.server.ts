import type { Database } from "../../../database/database.server.ts";
import { type Slot, slotsInOrder } from "../../rules/slot.ts";

// The times that the agency offered instead of the one the visitor asked for.

export async function offeredSlots(database: Database, bookingId: string): Promise<Slot[]> {
  const offers = database.selectFrom("bookingOffers").select(["selectedDate", "selectedTime"]).where("bookingId", "=", bookingId);
  return slotsInOrder(await offers.execute());
}

/** Replaces what was offered before. */
export async function storeOffers(database: Database, bookingId: string, slots: Slot[]) {
  await dropOffers(database, bookingId);
  await database
    .insertInto("bookingOffers")
    .values(slots.map(({ selectedDate, selectedTime }) => ({ bookingId, selectedDate, selectedTime })))
    .execute();
}

export async function dropOffers(database: Database, bookingId: string) {
  await database.deleteFrom("bookingOffers").where("bookingId", "=", bookingId).execute();
}
