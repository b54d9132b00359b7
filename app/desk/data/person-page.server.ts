import { OUTCOMES } from "../../booking/catalog/outcomes.ts";
import { callsOf } from "../../booking/data/call-lists.server.ts";
import type { Booking } from "../../booking/rules/booking.ts";
import { plansOf } from "../../calculator/data/lead-lists.server.ts";
import { numbersOf } from "../../calculator/mail/lead.ts";
import { lead as leadForm } from "../../calculator/words/lead.ts";
import type { Database } from "../../database/database.server.ts";
import { type EmailKinds, readTimeline } from "../../people/data/timeline.server.ts";
import { isCallOpen, nameOfDue } from "../../people/rules/due-reminder.ts";
import type { Person } from "../../people/rules/person.ts";
import { onClock } from "../../time/clock.ts";
import { dayIn, longDate } from "../../time/dates.ts";
import { person as words } from "../words/people.ts";

/** A person's calls and plans, what happened, and what to do about them: newest first. */
export async function readPersonPage(
  database: Database,
  person: Person,
  { now, timeZone, emails }: { now: Date; timeZone: string; emails: EmailKinds },
) {
  const calls = (await callsOf(database, person.id)).reverse();
  const plans = await plansOf(database, person.id);
  const timeline = (await readTimeline(database, person.id, emails)).reverse();
  return {
    calls,
    due: dueOf(person, calls, now),
    plans: plans.map((lead) => ({
      id: lead.id,
      heading: `${longDate(dayIn(timeZone, lead.createdAt))}, ${lead.otherTrade || leadForm.trades[lead.tradeType]}`,
      facts: numbersOf(lead).map(([label, value]) => ({ label, value })),
    })),
    timeline: timeline.map(({ at, ...line }, i) => ({ ...line, id: String(i), when: onClock(timeZone, at) })),
  };
}

/** Their next step, whenever it is, or the last call that was followed by none. */
function dueOf(person: Person, calls: Booking[], now: Date) {
  const { nextOn, nextStep } = person;
  if (nextOn) return { text: `${longDate(nextOn)}: ${nextStep}`, about: nameOfDue({ since: nextOn, step: nextStep }) };
  const call = calls.find(({ status, outcome, startsAt }) => status === "confirmed" && outcome !== OUTCOMES.missed && startsAt < now);
  if (!call || !isCallOpen({ person, calledAt: call.startsAt })) return undefined;
  return { text: words.due.called, about: nameOfDue({ calledAt: call.startsAt }) };
}
