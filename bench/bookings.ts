import { SLOT_TIMES } from "../app/booking/catalog/slots.ts";
import { insertBooking } from "../app/booking/data/booking-rows.server.ts";
import { requestBooking } from "../app/booking/data/requests/request-booking.server.ts";
import type { Slot } from "../app/booking/rules/slot.ts";
import type { Database } from "../app/database/database.server.ts";
import { migrate } from "../app/database/migrations.server.ts";
import { now, request, settings, usualDays } from "../test/harness/booking-example.ts";
import { onBothEngines } from "./growing-blog.ts";
import { ratio, showProgress, spread } from "./numbers.ts";

const ROUNDS = 5;
const LANES = 8;
const slots: Slot[] = usualDays("2026-11-16").flatMap((selectedDate) => SLOT_TIMES.map((selectedTime) => ({ selectedDate, selectedTime })));

/**
 * Bookings per second, each with two emails and two links in its transaction, next to bare inserts of the same row into the same database.
 */
export function benchBookings() {
  return onBothEngines(async (engine, database) => ({ [engine]: await benchEngine(database) }));
}

async function benchEngine(database: Database) {
  await migrate(database, now);
  const bookings: number[] = [];
  const inserts: number[] = [];
  // The two alternate because a machine's speed drifts.
  for (let round = 1; round <= ROUNDS; round++) {
    showProgress(`bookings, round ${round} of ${ROUNDS}`);
    bookings.push(await ratePerSecond(database, (slot) => requestBooking(database, { ...request, ...slot }, { now, settings })));
    inserts.push(await ratePerSecond(database, (slot) => insertBooking(database, newRow(slot))));
  }
  showProgress("");
  await database.destroy();
  return { "bookings/s": spread(bookings), "bare inserts/s": spread(inserts), ratio: ratio(bookings, inserts) };
}

async function ratePerSecond(database: Database, book: (slot: Slot) => Promise<unknown>) {
  await database.deleteFrom("bookings").execute();
  const left = [...slots];
  const start = performance.now();
  const lane = async () => {
    for (let slot = left.pop(); slot; slot = left.pop()) await book(slot);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return (slots.length / (performance.now() - start)) * 1000;
}

function newRow(slot: Slot) {
  return {
    request: { ...request, ...slot },
    startsAt: now,
    interest: "",
    visitorTimeZone: "",
    network: "",
    keyHash: null,
    uidHost: "",
    promiseHours: 24,
    source: "",
    now,
  };
}
