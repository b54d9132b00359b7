import type { ExpressionBuilder } from "kysely";
import type { Database } from "../../../database/database.server.ts";
import { inTransaction } from "../../../database/in-transaction.server.ts";
import { lockRows } from "../../../database/lock-rows.server.ts";
import type { Tables } from "../../../database/tables.ts";
import { takeTurn } from "../../../database/take-turn.server.ts";
import { reserveEmail } from "../../../forms/email-limit.server.ts";
import { LIMITS } from "../../../forms/limits.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import { HOUR_MS, MINUTE_MS } from "../../../time/durations.ts";
import { HOLD_MINUTES } from "../../catalog/calls.ts";
import type { Booking } from "../../rules/booking.ts";
import { answerBy } from "../../rules/promise.ts";
import { isKnownToAgency } from "../../rules/state.ts";
import { timesOn } from "../../rules/week-slots.ts";
import { announce, type BookingSettings } from "../announce.server.ts";
import { toBooking } from "../booking-rows.server.ts";
import { ownerSlots } from "../calendar/hours.server.ts";

// Under pressure a request isn't in before its mailbox has answered: decision 016.

/** How a new request holds its slot: until when, and whether it takes the slot or only waits for it. */
export async function newHold(database: Database, day: string, { now, settings }: NowAnd<BookingSettings>) {
  const { count } = await database
    .selectFrom("bookings")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("selectedDate", "=", day)
    .where("status", "=", "requested")
    .where("heldUntil", "is not", null)
    .executeTakeFirstOrThrow();
  const heldUntil = new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS);
  const times = timesOn(day, await ownerSlots(database, settings));
  return { heldUntil, takesSlot: !settings.rateLimit || Number(count) < Math.floor(times.length * LIMITS.holdShare) };
}

/**
 * The requests of the last hour came in before anybody knew that it was a rush. They keep their slot until the hour by which we promised an
 * answer: by then the mailbox has answered, or the agency has, or the slot is free again. One whose mailbox gets no more email stays as it
 * was.
 */
export async function holdRecent(transaction: Database, nowAndSettings: NowAnd<BookingSettings>) {
  const { now } = nowAndSettings;
  const recent = await transaction
    .selectFrom("bookings")
    .selectAll()
    .where("createdAt", ">", new Date(now.getTime() - HOUR_MS).toISOString())
    .where("status", "=", "requested")
    .where("heldUntil", "is", null)
    .where("answeredAt", "is", null)
    // Whoever pressed a link since has shown that they read the mailbox.
    .whereRef("askedAt", "=", "createdAt")
    .execute();
  for (const booking of recent.map(toBooking)) {
    // The agency may have answered it a moment ago.
    const open = transaction.selectFrom("bookings").select("id").where("id", "=", booking.id).where("status", "=", "requested");
    if (!(await lockRows(transaction, open.where("answeredAt", "is", null)).executeTakeFirst())) continue;
    // Who gets no link can't press it, and would lose the call at the promised hour.
    if (!(await reserveEmail(transaction, booking.email, nowAndSettings, "call"))) continue;
    const heldUntil = new Date(Math.max(answerBy(booking).getTime(), now.getTime() + HOLD_MINUTES * MINUTE_MS));
    await transaction.updateTable("bookings").set({ heldUntil: heldUntil.toISOString() }).where("id", "=", booking.id).execute();
    await announce(transaction, "mustVerify", { ...booking, heldUntil }, nowAndSettings);
  }
}

/** Whether the visitor still has to press the link in their email, and can. */
export function isOnHold({ status, endReason, heldUntil }: Booking, now: Date) {
  return heldUntil !== null && heldUntil > now && (status === "requested" || endReason === "waiting");
}

/** Of those, whether it holds no time: another call has it, or enough of the day is on hold already. */
export function isWaiting(booking: Booking, now: Date) {
  return booking.endReason === "waiting" && isOnHold(booking, now);
}

/** Ends the requests that have lapsed, all or none of them, and only when there are any: see `endLapsed`. */
export async function endLapsedNow(database: Database, nowAndSettings: NowAnd<BookingSettings>) {
  // Checks first: even changing nothing waits for the current writer, and on SQLite every visitor waits along with it.
  const lapsed = database.selectFrom("bookings").select("id").where(hasLapsed(nowAndSettings.now));
  if (!(await lapsed.limit(1).executeTakeFirst())) return 0;
  return inTransaction(database, async (transaction) => {
    await takeTurn(transaction, "bookings");
    return endLapsed(transaction, nowAndSettings);
  });
}

/**
 * Ends requests on hold whose time to press is over, in the caller's transaction, and returns how many. Of one that the agency had heard
 * of, both it and the visitor are told.
 */
export async function endLapsed(transaction: Database, nowAndSettings: NowAnd<BookingSettings>) {
  const lapsed = await transaction
    .updateTable("bookings")
    .set(({ eb }) => ({
      status: "cancelled",
      endReason: "expired",
      idempotencyHash: null,
      sequence: eb("sequence", "+", 1),
      updatedAt: nowAndSettings.now.toISOString(),
    }))
    .where(hasLapsed(nowAndSettings.now))
    .returningAll()
    .execute();
  for (const booking of lapsed.map(toBooking)) if (isKnownToAgency(booking)) await announce(transaction, "lapsed", booking, nowAndSettings);
  return lapsed.length;
}

function hasLapsed(now: Date) {
  return ({ and, or, eb }: ExpressionBuilder<Tables, "bookings">) =>
    and([eb("heldUntil", "<=", now.toISOString()), or([eb("status", "=", "requested"), eb("endReason", "=", "waiting")])]);
}
