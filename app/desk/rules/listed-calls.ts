import type { Booking } from "../../booking/rules/booking.ts";
import { isKnownToAgency } from "../../booking/rules/state.ts";
import type { CallAction } from "../catalog.ts";
import { hasWords } from "./has-words.ts";

/** A request that the agency has heard of and hasn't answered. */
export function needsAnswer(booking: Booking, now: Date) {
  const { status, answeredAt, startsAt } = booking;
  return status === "requested" && answeredAt === null && isKnownToAgency(booking) && startsAt > now;
}

/** What can be done about a call now. */
export function actionsFor({ status, startsAt, personId }: Booking, now: Date): CallAction[] {
  const note: CallAction[] = personId ? ["note"] : [];
  if (status === "cancelled") return note;
  if (startsAt <= now) return ["talked", "missed", ...note];
  return [...(status === "requested" ? (["confirm", "decline"] as const) : []), "move", "offer", "cancel", ...note];
}

/** Whether a call has what was searched for, in any of the words that name it. */
export function isFound(booking: Booking, search: string) {
  const { contactName, companyName, email, phone, selectedDate } = booking;
  return hasWords([contactName, companyName, email, phone, phone.replace(/\D/g, ""), selectedDate], search);
}

/** What comes next first, then what has passed, newest first. */
export function callsInOrder(bookings: Booking[], now: Date) {
  const [past, ahead] = [bookings.filter(({ startsAt }) => startsAt <= now), bookings.filter(({ startsAt }) => startsAt > now)];
  return [...ahead, ...past.reverse()];
}
