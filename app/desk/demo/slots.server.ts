import { availability } from "../../booking/data/calendar/availability.server.ts";
import { requestBooking } from "../../booking/data/requests/request-booking.server.ts";
import { freeSlots } from "../../booking/rules/availability.ts";
import { type Booking, parseBooking } from "../../booking/rules/booking.ts";
import type { Slot } from "../../booking/rules/slot.ts";
import { addDays, dayIn } from "../../time/dates.ts";
import type { Demo } from "./demo.ts";
import { demoSourceOf, firm } from "./firms.ts";

/** Free times on the first open day from so many days ahead, as the calendar stood at a moment. */
export async function firstFreeSlots({ database, now, settings }: Demo, daysAhead: number): Promise<Slot[]> {
  const from = addDays(dayIn(settings.timeZone, now), daysAhead);
  const days = await availability(database, { from, to: addDays(from, 6), now, settings });
  return days.map((day) => freeSlots([day])).find((slots) => slots.length > 0) ?? [];
}

type DemoRequest = { number: number; slot: Slot | undefined; askedBy?: string };

const PAIN_POINTS = [
  "Quotes take two evenings a week. (made up)",
  "We miss calls while we're on the roof. (made up)",
  "Nobody follows up on estimates. (made up)",
];

/** A made-up visitor asks for a call, as by the form. */
export async function askForCall({ database, now, settings }: Demo, { number, slot, askedBy }: DemoRequest): Promise<Booking> {
  if (!slot) throw new Error("The demo found no free time in the calendar.");
  const typed = {
    ...firm(number),
    ...slot,
    biggestPainPoint: PAIN_POINTS[number % PAIN_POINTS.length],
    employees: "6-10",
    currentRevenue: "1m-5m",
    timeframe: "1-3months",
  };
  const read = parseBooking(typed);
  if ("problems" in read) throw new Error(`The form wouldn't take the demo's call: ${Object.keys(read.problems).join(", ")}.`);
  const given = { now, settings, source: demoSourceOf(number), ...(askedBy && { askedBy }) };
  const result = await requestBooking(database, read.booking, given);
  if (result.kind !== "booked") throw new Error(`The demo's call wasn't booked: ${result.kind}.`);
  return result.booking;
}
