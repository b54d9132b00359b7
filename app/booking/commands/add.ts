import type { OnStore } from "../../terminal/command.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { onClock } from "../../time/clock.ts";
import { addCall } from "../data/requests/added-calls.server.ts";
import { type BookingProblems, parseContact } from "../rules/booking.ts";
import { readSlot } from "../rules/slot-text.ts";
import { forEmails } from "./find-call.ts";
import { timeProblem } from "./time-problem.ts";

/** Enters a call that was agreed by phone. */
export async function enterCall(given: OnStore) {
  const { words, flags, options, settings } = given;
  const [date = "", ...time] = words;
  const slot = readSlot(`${date} ${time.join(" ").toUpperCase()}`);
  if (!slot)
    throw new UsageError('When? ./peakworks bookings add 2026-12-01 "9:30 AM" --name … --phone …, at one of the calendar\'s times.');
  const { name = "", phone = "", email = "", company = "" } = options;
  const read = parseContact({ contactName: name, companyName: company, email, phone });
  if ("problems" in read) throw new UsageError(problemIn(read.problems));
  if (flags.invite && !email) throw new UsageError("--invite needs an --email to send the confirmation to.");
  const result = await addCall(given.database, { contact: read.contact, slot, isInvited: flags.invite === true }, forEmails(given));
  if (result.kind !== "added") throw timeProblem(result);
  const { id, startsAt, companyName } = result.booking;
  const told = flags.invite ? "The confirmation goes out within seconds, if the site runs." : "Nobody gets a confirmation.";
  console.error(`The call with ${companyName} on ${onClock(settings.timeZone, startsAt)} is in the calendar. ${told}`);
  console.log(id);
}

const PROBLEMS: Partial<Record<keyof BookingProblems, string>> = {
  contactName: 'Whose call is it? --name "Sam Hill", up to 200 characters.',
  phone: 'Which number do you call? --phone "(555) 010-4477", with its area code.',
  email: "--email must be an address like sam@ridge.example.",
  companyName: "--company is too long.",
};

function problemIn(problems: BookingProblems) {
  const [first] = Object.keys(problems) as (keyof BookingProblems)[];
  return (first && PROBLEMS[first]) || "That's not a call we can store. Try --help.";
}
