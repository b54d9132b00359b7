import type { Database } from "../../database/database.server.ts";
import { addDays, dayIn } from "../../time/dates.ts";
import type { Booking } from "../rules/booking.ts";
import type { Slot } from "../rules/slot.ts";
import { writeSlot } from "../rules/slot-text.ts";
import type { Circumstances } from "./announce.server.ts";
import { availability, freeNear } from "./availability.server.ts";

/** How far beyond the call the agency may look for other times. */
const OFFER_DAYS = 14;

/** The free times to choose from, and the three nearest to the one the call has. */
export async function timesToOffer(database: Database, booking: Booking, circumstances: Circumstances) {
  const today = dayIn(circumstances.settings.timeZone, circumstances.now);
  const free = await freeSlots(database, today, addDays(booking.selectedDate, OFFER_DAYS), circumstances);
  return { free, nearest: await freeNear(database, booking, circumstances) };
}

/** Those of the slots that are free now. */
export async function freeAmong(database: Database, slots: Slot[], circumstances: Circumstances) {
  const days = slots.map(({ selectedDate }) => selectedDate).sort();
  if (days[0] === undefined) return [];
  const free = new Set((await freeSlots(database, days[0], days.at(-1) ?? days[0], circumstances)).map(writeSlot));
  return slots.filter((slot) => free.has(writeSlot(slot)));
}

async function freeSlots(database: Database, from: string, to: string, { now, settings }: Circumstances): Promise<Slot[]> {
  const days = await availability(database, { from, to, now, settings });
  return days.flatMap(({ date, slots }) =>
    slots.filter(({ free }) => free).map(({ time }) => ({ selectedDate: date, selectedTime: time })),
  );
}
