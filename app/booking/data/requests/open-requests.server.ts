import type { Database } from "../../../database/database.server.ts";
import { LIMITS } from "../../../forms/limits.server.ts";
import { mailboxOf } from "../../../forms/mailbox.ts";
import { isAgreedByPhone } from "../../../people/data/real-calls.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import { addDays, dayIn } from "../../../time/dates.ts";
import { HOUR_MS } from "../../../time/durations.ts";
import type { CalendarSettings } from "../../rules/availability.ts";
import { bookableDays } from "../../rules/slot.ts";
import { timesOn } from "../../rules/week-slots.ts";
import type { BookingSettings } from "../announce.server.ts";
import { ownerSlots } from "../calendar/hours.server.ts";

type OpenRequest = Awaited<ReturnType<typeof openRequests>>[number];

/** As many requests from this mailbox as we take wait for an answer. */
export function isMailboxFull(open: OpenRequest[], email: string) {
  const mailbox = mailboxOf(email);
  return open.filter((request) => mailboxOf(request.email) === mailbox).length >= LIMITS.openPerMailbox;
}

/** Many people may share a network, so this alone refuses nobody. */
export function isNetworkBusy(open: OpenRequest[], network: string) {
  return open.filter((request) => request.network === network).length >= LIMITS.openPerNetwork;
}

/** Many requests in an hour, or much of the next two weeks waiting for an answer: somebody may be buying out the calendar. */
export async function isUnderPressure(database: Database, open: OpenRequest[], { now, settings }: NowAnd<BookingSettings>) {
  const { count } = await database
    .selectFrom("bookings")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("createdAt", ">", new Date(now.getTime() - HOUR_MS).toISOString())
    .where(({ not }) => not(isAgreedByPhone))
    .executeTakeFirstOrThrow();
  return Number(count) >= LIMITS.pressureRequests || isMuchWaiting(database, open, { now, settings });
}

/** Whether so many of the next two weeks' slots wait for an answer that new requests are put on hold. */
export async function isMuchWaiting(database: Database, open: OpenRequest[], { now, settings }: NowAnd<CalendarSettings>) {
  const today = dayIn(settings.timeZone, now);
  const end = addDays(today, LIMITS.pressureDays);
  const weekSlots = await ownerSlots(database, settings);
  const days = bookableDays(today, { lastDay: addDays(end, -1), weekSlots });
  const slots = days.reduce((sum, day) => sum + timesOn(day, weekSlots).length, 0);
  const soon = open.filter(({ selectedDate, status }) => status === "requested" && selectedDate < end);
  return soon.length >= slots * LIMITS.pressureShare;
}

/**
 * Requests ahead that nobody has answered, and those that wait for a press. Compared here and not in SQL, since a mailbox has many
 * spellings.
 */
export function openRequests(database: Database, now: Date) {
  const moment = now.toISOString();
  return database
    .selectFrom("bookings")
    .select(["email", "network", "selectedDate", "status"])
    .where("startsAt", ">", moment)
    .where(({ or, and, eb }) =>
      or([
        // An offer of other times is an answer, too, and leaves the status as it is.
        and([eb("status", "=", "requested"), eb("answeredAt", "is", null)]),
        and([eb("endReason", "=", "waiting"), eb("heldUntil", ">", moment)]),
      ]),
    )
    .execute();
}
