import type { OnStore } from "../../terminal/command.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { cancelByAgency, confirmBooking, declineBooking, rescheduleBooking } from "../data/changes/agency-answers.server.ts";
import { isWaiting } from "../data/requests/holds.server.ts";
import type { Booking } from "../rules/booking.ts";
import { MESSAGE_CHARACTERS, readMessage } from "../rules/message.ts";
import { readSlot } from "../rules/slot-text.ts";
import { findCall, forEmails, sayCall } from "./find-call.ts";
import { timeProblem } from "./time-problem.ts";

// What the agency answers from a terminal: the same functions as behind the links in its emails.

export async function confirm(given: OnStore) {
  const booking = await bookingIn(given);
  const { kind } = await confirmBooking(given.database, booking, forEmails(given));
  if (kind !== "confirmed") throw new Error(`That call has ended, so it can't be confirmed: ./peakworks bookings list.`);
  if (booking.status === "confirmed") return reportUnchanged(given, booking, "was confirmed already");
  report(given, booking, "is confirmed");
}

export async function decline(given: OnStore) {
  const booking = await bookingIn(given);
  const { kind } = await declineBooking(given.database, booking, messageIn(given), forEmails(given));
  if (kind === "confirmed") throw new Error("That call is confirmed, so there's no request to decline: ./peakworks bookings cancel.");
  if (booking.status === "cancelled") return reportUnchanged(given, booking, "had ended already");
  report(given, booking, "is declined");
}

export async function cancel(given: OnStore) {
  const booking = await bookingIn(given);
  await cancelByAgency(given.database, booking, messageIn(given), forEmails(given));
  if (booking.status === "cancelled") return reportUnchanged(given, booking, "had ended already");
  report(given, booking, "is canceled");
}

export async function move(given: OnStore) {
  const [, date = "", ...time] = given.words;
  const slot = readSlot(`${date} ${time.join(" ").toUpperCase()}`);
  if (!slot) throw new UsageError('When? ./peakworks bookings move ID 2026-11-18 "9:30 AM", at one of the calendar\'s times.');
  const booking = await bookingIn(given);
  const result = await rescheduleBooking(given.database, booking, slot, forEmails(given));
  if (result.kind === "cancelled" || result.kind === "unknown")
    throw new Error("That call has ended, so it can't be moved: ./peakworks bookings list.");
  if (result.kind === "taken" || result.kind === "not-bookable") throw timeProblem(result);
  if (result.kind === "same") return reportUnchanged(given, booking, "has that time already");
  report(given, result.booking, "is moved and confirmed");
}

async function bookingIn(given: OnStore) {
  forEmails(given);
  const booking = await findCall(given.database, given.words[0]);
  if (booking.startsAt <= given.now) throw new Error("That call's time has passed, so there's nothing left to change.");
  if (isWaiting(booking, given.now))
    throw new Error(
      `${sayCall(given, booking)} can't be answered: its visitor hasn't pressed the link in their email yet, and until then it holds no time. ./peakworks bookings junk ${booking.id} drops it.`,
    );
  return booking;
}

function messageIn({ options }: OnStore) {
  const read = readMessage(options.message);
  if ("problem" in read) throw new UsageError(`The message is longer than ${MESSAGE_CHARACTERS} characters.`);
  return read.text;
}

function report(given: OnStore, booking: Booking, outcome: string) {
  const { email, phone, bouncedAt } = booking;
  console.error(`${sayCall(given, booking)} ${outcome}. Emails go out within seconds, if the site runs.`);
  if (bouncedAt) console.error(`Their address ${email} bounced, so no email reaches them: call ${phone}.`);
}

function reportUnchanged(given: OnStore, booking: Booking, outcome: string) {
  console.error(`${sayCall(given, booking)} ${outcome}. Nothing was changed, and nobody gets an email.`);
}
