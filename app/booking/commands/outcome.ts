import type { OnStore } from "../../terminal/command.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { onClock } from "../../time/clock.ts";
import type { Outcome } from "../catalog/outcomes.ts";
import { recordOutcome } from "../data/changes/outcomes.server.ts";
import { thanksTimes } from "../rules/after-call.ts";
import type { Booking } from "../rules/booking.ts";
import { MESSAGE_CHARACTERS, readMessage } from "../rules/message.ts";
import { findCall, forEmails, sayCall } from "./find-call.ts";

// How a call went: the same as the two buttons in the email after it.

export async function talked(given: OnStore) {
  const read = readMessage(given.words[1]);
  if ("problem" in read) throw new UsageError(`The note is longer than ${MESSAGE_CHARACTERS} characters.`);
  const noted = await note(given, "talked", read.text);
  if (noted) console.error(`${sayCall(given, noted.booking)} is noted: you talked. ${thanksFor(given, noted)}`);
}

export async function noShow(given: OnStore) {
  const noted = await note(given, "missed", "");
  if (noted) console.error(`${sayCall(given, noted.booking)} is noted as a no-show. ${missedFor(noted)}`);
}

/** Returns nothing if it was noted before. */
async function note(given: OnStore, outcome: Outcome, message: string) {
  const nowAndSettings = forEmails(given);
  const booking = await findCall(given.database, given.words[0]);
  const result = await recordOutcome(given.database, booking, outcome, message, nowAndSettings);
  if (result.kind === "too-early") throw new Error("That call hasn't started yet, so there's nothing to note.");
  if (result.kind === "ended") throw new Error("That call was canceled, so there's nothing to note.");
  if (result.kind === "talked" || result.kind === "missed") return result;
  console.error(`${sayCall(given, booking)} was noted as that before. Nothing was changed.`);
  return undefined;
}

type NotedOutcome = { booking: Booking; isEmailed: boolean };

function thanksFor({ settings: { timeZone } }: OnStore, { booking, isEmailed }: NotedOutcome) {
  const [at] = thanksTimes(booking, timeZone);
  if (isEmailed && at) return `The thank-you goes out on ${onClock(timeZone, at)}, if the site runs.`;
  if (!booking.email) return "They have no email address, so no thank-you goes out.";
  return "No thank-you goes out: they've had it, the call was over a week ago, or they've had a lot of email from us today.";
}

function missedFor({ booking: { email, phone }, isEmailed }: NotedOutcome) {
  if (isEmailed) return "They get an email with a link to pick another time.";
  return email
    ? `They've had that email, or a lot of email from us today, so they get none: call ${phone}.`
    : `They have no email address: call ${phone}.`;
}
