import type { Booking } from "../../rules/booking/booking.ts";
import { addDays, bookableDays, dayIn, SLOT_TIMES } from "../../rules/calendar/calendar.ts";
import { HOUR_MS, MINUTE_MS } from "../../rules/calendar/durations.ts";
import type { Database } from "../database/database.server.ts";
import { LIMITS } from "../intake/limits.server.ts";
import { announceHold, announceRequest, type Circumstances } from "./emails.server.ts";
import { bookingIdOf } from "./links.server.ts";
import { openRequests } from "./open-requests.server.ts";
import { lockBooking, updateBooking } from "./rows.server.ts";

// Under pressure a request holds its slot for half an hour, until the visitor presses the link in their email: decision 016.

/** Many requests in an hour, or much of the next two weeks waiting for an answer: somebody may be buying out the calendar. */
export async function isUnderPressure(database: Database, { now, settings }: Circumstances) {
  const { count } = await database
    .selectFrom("bookings")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("createdAt", ">", new Date(now.getTime() - HOUR_MS).toISOString())
    .executeTakeFirstOrThrow();
  if (Number(count) >= LIMITS.pressureRequests) return true;
  const today = dayIn(settings.timeZone, now);
  const end = addDays(today, LIMITS.pressureDays);
  const slots = bookableDays(today).filter((day) => day < end).length * SLOT_TIMES.length;
  const open = (await openRequests(database, now)).filter(({ selectedDate }) => selectedDate < end);
  return open.length >= slots * LIMITS.pressureShare;
}

/** Sends the visitor the link to press. The agency hears of the request once it's pressed. */
export async function holdBooking(transaction: Database, booking: Booking, circumstances: Circumstances) {
  const heldUntil = new Date(circumstances.now.getTime() + LIMITS.holdMinutes * MINUTE_MS);
  const row = { heldUntil: heldUntil.toISOString() };
  await transaction.updateTable("bookings").set(row).where("id", "=", booking.id).execute();
  const held = { ...booking, heldUntil };
  await announceHold(transaction, held, circumstances);
  return held;
}

/** The visitor pressed in time: now it's a request like any other. Pressing again changes nothing. */
export function keepBooking(database: Database, token: string, circumstances: Circumstances) {
  const { now } = circumstances;
  return database.transaction().execute(async (transaction) => {
    await releaseUnpressed(transaction, now);
    const id = await bookingIdOf(transaction, "manage", token, now);
    if (id === undefined) return undefined;
    const booking = await lockBooking(transaction, id);
    if (booking.status !== "requested" || booking.heldUntil === null) return booking;
    // The agency's time to answer starts when it hears of the request.
    const kept = await updateBooking(transaction, booking, { heldUntil: null, askedAt: now.toISOString() }, now);
    await announceRequest(transaction, kept, circumstances);
    return kept;
  });
}

/** Frees the slots of requests whose half hour is over. Returns how many. */
export async function releaseUnpressed(database: Database, now: Date) {
  const moment = now.toISOString();
  const late = database.selectFrom("bookings").select("id").where("status", "=", "requested").where("heldUntil", "<=", moment);
  // Checks first: even changing nothing waits for the current writer, and on SQLite every visitor waits along with it.
  if (!(await late.limit(1).executeTakeFirst())) return 0;
  const released = await database
    .updateTable("bookings")
    .set(({ eb }) => ({
      status: "cancelled",
      endReason: "expired",
      idempotencyHash: null,
      sequence: eb("sequence", "+", 1),
      updatedAt: moment,
    }))
    .where("status", "=", "requested")
    .where("heldUntil", "<=", moment)
    .returning("id")
    .execute();
  return released.length;
}
