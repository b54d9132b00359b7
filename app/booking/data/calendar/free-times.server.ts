import type { Database } from "../../../database/database.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import { addDays, dayIn } from "../../../time/dates.ts";
import { freeSlots } from "../../rules/availability.ts";
import type { Booking } from "../../rules/booking.ts";
import { isSameSlot, type Slot, slotsInOrder } from "../../rules/slot.ts";
import type { BookingSettings } from "../announce.server.ts";
import { availability, freeNear, isFree } from "./availability.server.ts";

/** How far beyond the call the agency may look for other times. */
const OFFER_DAYS = 14;

/** The free times to choose from, and among them the three nearest to the one the call has, however far away. */
export async function timesToOffer(database: Database, booking: Booking, nowAndSettings: NowAnd<BookingSettings>) {
  const from = dayIn(nowAndSettings.settings.timeZone, nowAndSettings.now);
  const to = addDays(booking.selectedDate, OFFER_DAYS);
  const soon = freeSlots(await availability(database, { from, to, ...nowAndSettings }));
  const nearest = await freeNear(database, booking, nowAndSettings);
  const later = nearest.filter((slot) => !soon.some((one) => isSameSlot(one, slot)));
  return { free: [...soon, ...slotsInOrder(later)], nearest };
}

export async function freeAmong(database: Database, slots: Slot[], nowAndSettings: NowAnd<BookingSettings>) {
  const free: Slot[] = [];
  for (const slot of slots) if (await isFree(database, slot, nowAndSettings)) free.push(slot);
  return free;
}
