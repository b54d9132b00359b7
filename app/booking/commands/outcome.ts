import { UsageError } from "../../terminal/usage-error.ts";
import { onClock } from "../../time/clock.ts";
import type { Outcome } from "../catalog/outcomes.ts";
import { recordOutcome } from "../data/outcomes.server.ts";
import type { Booking } from "../rules/booking.ts";
import { MESSAGE_CHARACTERS, readMessage } from "../rules/message.ts";
import { callIn, forEmails, type OnStore } from "./call-in.ts";

// How a call went: the same as the two buttons in the email after it.

export async function talked(given: OnStore) {
  const read = readMessage(given.words[1]);
  if ("problem" in read) throw new UsageError(`The note is longer than ${MESSAGE_CHARACTERS} characters.`);
  const booking = await note(given, "talked", read.message);
  if (booking) console.error(`${sentence(given, booking)} is noted: you talked. ${thanksFor(booking)}`);
}

export async function noShow(given: OnStore) {
  const booking = await note(given, "missed", "");
  if (booking) console.error(`${sentence(given, booking)} is noted as a no-show. ${missedFor(booking)}`);
}

/** Returns nothing if it was noted before. */
async function note(given: OnStore, outcome: Outcome, message: string) {
  const circumstances = forEmails(given);
  const booking = await callIn(given);
  const result = await recordOutcome(given.database, booking, outcome, message, circumstances);
  if (result.kind === "too-early") throw new Error("That call hasn't started yet, so there's nothing to note.");
  if (result.kind === "ended") throw new Error("That call was canceled, so there's nothing to note.");
  if (result.kind !== "same") return booking;
  console.error(`${sentence(given, booking)} was noted as that before. Nothing was changed.`);
  return undefined;
}

function thanksFor({ email }: Booking) {
  return email ? "The thank-you goes out at 9 AM tomorrow, if the site runs." : "They have no email address, so no thank-you goes out.";
}

function missedFor({ email, phone }: Booking) {
  return email ? "They get an email with a link to pick another time." : `They have no email address: call ${phone}.`;
}

function sentence({ settings }: OnStore, { companyName, startsAt }: Booking) {
  return `The call with ${companyName} on ${onClock(settings.timeZone, startsAt)}`;
}
