import { closeHours } from "../../booking/data/calendar/closings.server.ts";
import {
  cancelByAgency,
  confirmBooking,
  declineBooking,
  offerTimes,
  rescheduleBooking,
} from "../../booking/data/changes/agency-answers.server.ts";
import { addCall } from "../../booking/data/requests/added-calls.server.ts";
import { endLapsedNow } from "../../booking/data/requests/holds.server.ts";
import { markJunk } from "../../booking/data/requests/junk.server.ts";
import { DAY_MS, HOUR_MS } from "../../time/durations.ts";
import type { Demo } from "./demo.ts";
import { firm } from "./firms.ts";
import { askForCall, firstFreeSlots } from "./slots.server.ts";

/** This one's emails come back. */
export const BOUNCED_NUMBER = 40;

/** Calls in every state over the next two weeks, and a day that's closed. */
export async function fillCalls(demo: Demo) {
  const { database } = demo;
  const at = (hoursAgo: number) => ({ ...demo, now: new Date(demo.now.getTime() - hoursAgo * HOUR_MS) });
  const ask = async (number: number, daysAhead: number, hoursAgo: number, askedBy?: string) => {
    const asking = at(hoursAgo);
    const slots = await firstFreeSlots(asking, daysAhead + Math.floor((hoursAgo * HOUR_MS) / DAY_MS));
    return askForCall(asking, { number, slot: slots[number % slots.length], ...(askedBy && { askedBy }) });
  };
  const confirmed = async (number: number, daysAhead: number) => {
    const { id } = await ask(number, daysAhead, 30);
    await confirmBooking(database, { id }, at(28));
    return { id };
  };

  await confirmed(BOUNCED_NUMBER, 0);
  await confirmed(41, 1);
  await confirmed(42, 3);
  await confirmed(43, 8);
  for (const [number, daysAhead] of [
    [44, 2],
    [45, 4],
    [46, 9],
  ] as const)
    await ask(number, daysAhead, 3);
  // Longer ago than the promise lasts.
  await ask(47, 5, 40);
  const offered = await ask(48, 6, 5);
  await offerTimes(database, offered, (await firstFreeSlots(demo, 7)).slice(0, 3), at(4));
  await declineBooking(database, await ask(49, 6, 20), "We don't work in that state. (made up)", at(18));
  await cancelByAgency(database, await confirmed(50, 7), "A job ran over. (made up)", at(2));
  const moved = await confirmed(51, 5);
  const [slot] = await firstFreeSlots(demo, 10);
  if (slot) await rescheduleBooking(database, moved, slot, at(1));
  await markJunk(database, [await ask(52, 11, 6)], at(5).now);
  // Asked by a program, and nobody pressed the link: one has ended, one still waits.
  await ask(53, 12, 5, "Demo assistant");
  await endLapsedNow(database, at(1));
  await ask(54, 12, 0, "Demo assistant");
  await byPhone(demo);
  const [day] = await firstFreeSlots(demo, 13);
  if (day) await closeHours(database, [day.selectedDate], { start: 0, end: 24 * 60 }, "Day off (demo)");
}

async function byPhone(demo: Demo) {
  const [slot] = await firstFreeSlots(demo, 6);
  if (slot) await addCall(demo.database, { contact: firm(55), slot }, demo);
}
