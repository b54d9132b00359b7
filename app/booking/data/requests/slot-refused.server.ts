import type { Database } from "../../../database/database.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import { addDays, dayIn } from "../../../time/dates.ts";
import { OFFERED_TIMES } from "../../catalog/calls.ts";
import { BOOKING_WINDOW_DAYS } from "../../catalog/slots.ts";
import { nearestFree } from "../../rules/availability.ts";
import { closingAt } from "../../rules/closings.ts";
import { isBookableDay, type Slot } from "../../rules/slot.ts";
import { timesOn } from "../../rules/week-slots.ts";
import type { BookingSettings } from "../announce.server.ts";
import { freeNear, readWindow } from "../calendar/availability.server.ts";

/** `isClosed`: nobody took it, the agency is closed then. */
export type SlotTaken = { kind: "taken"; alternatives: Slot[]; isClosed?: boolean };
/** `isTime`: the day is fine, but it never has such a time. */
export type NotBookable = { kind: "not-bookable"; isTime?: true };

/** A time that passed or was closed while the page was open counts as taken. A day outside the window is an error. */
export async function refuseSlot(
  database: Database,
  slot: Slot,
  nowAndSettings: NowAnd<BookingSettings>,
): Promise<SlotTaken | NotBookable> {
  const { selectedDate, selectedTime } = slot;
  const { settings, now } = nowAndSettings;
  const { calendar } = await readWindow(database, nowAndSettings);
  const { lastDay, weekSlots, closings } = calendar;
  const today = dayIn(settings.timeZone, now);
  // The page may have been open over night, and the owner's hours may have changed meanwhile.
  const shownFrom = addDays(today, -BOOKING_WINDOW_DAYS);
  const wasOpen = isBookableDay(selectedDate, shownFrom, { lastDay }) && timesOn(selectedDate).includes(selectedTime);
  if (!isBookableDay(selectedDate, today, calendar) && !wasOpen) return { kind: "not-bookable" };
  const isOffered = timesOn(selectedDate, weekSlots).includes(selectedTime);
  if (!isOffered && !wasOpen) return { kind: "not-bookable", isTime: true };
  return {
    kind: "taken",
    alternatives: nearestFree(slot, calendar, OFFERED_TIMES),
    isClosed: selectedDate >= today && (!isOffered || closingAt(slot, closings) !== undefined),
  };
}

export async function refuseTaken(database: Database, slot: Slot, nowAndSettings: NowAnd<BookingSettings>): Promise<SlotTaken> {
  return { kind: "taken", alternatives: await freeNear(database, slot, nowAndSettings) };
}
