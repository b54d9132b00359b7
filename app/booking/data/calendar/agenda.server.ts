import type { Database } from "../../../database/database.server.ts";
import { onceWhenDue } from "../../../database/jobs.server.ts";
import type { MailSettings } from "../../../mail/mail-settings.ts";
import { queueToAgency } from "../../../mail/outbox.server.ts";
import { type Due, duePeople } from "../../../people/data/due.server.ts";
import { stepUrl } from "../../../people/data/step-links.server.ts";
import { whoIs } from "../../../people/rules/person.ts";
import type { NowAnd } from "../../../time/clock.ts";
import { lastDue } from "../../../time/daily.ts";
import { addDays, dayIn, longDate, momentOf } from "../../../time/dates.ts";
import type { Secrets } from "../../../tokens/secrets.server.ts";
import { agendaEmail, type DueRow } from "../../mail/agenda.ts";
import { isKnownToAgency } from "../../rules/state.ts";
import { agencyWords } from "../../words/agency-emails.ts";
import { callsBetween } from "../call-lists.server.ts";

const AGENDA_TIME = "8:00 AM";

type AgendaSettings = MailSettings & Secrets;

/** Emails the agency its calls of the day and what is due, on days that have any, once. Returns how many, or nothing if it's not due. */
export function queueAgenda(database: Database, { now, settings }: NowAnd<AgendaSettings>) {
  const dueAt = lastDue(AGENDA_TIME, now, settings.timeZone);
  return onceWhenDue(database, { name: "agenda", dueAt, now }, async (transaction) => {
    const day = dayIn(settings.timeZone, dueAt);
    // A site that comes back at night has nothing to say about the day before.
    const isToday = dayIn(settings.timeZone, now) === day;
    // A site that was down at that time lists what is left of the day.
    const calls = (await callsBetween(transaction, day, day)).filter((call) => call.startsAt > now && isKnownToAgency(call));
    const due = isToday ? await duePeople(transaction, day, now) : { steps: [], calls: [] };
    const toDo = due.steps.length + due.calls.length;
    if (calls.length + toDo === 0) return 0;
    const midnight = momentOf(addDays(day, 1), "12:00 AM", settings.timeZone);
    const expiresAt = toDo > 0 ? midnight : (calls.at(-1)?.startsAt ?? midnight);
    const rowsOf = (those: Due[]) => those.map((one) => rowOf(one, day, settings));
    const email = agendaEmail(calls, day, settings, { steps: rowsOf(due.steps), calls: rowsOf(due.calls) });
    await queueToAgency(transaction, { kind: "agenda", email, dueAt: now, expiresAt }, settings);
    return calls.length + toDo;
  });
}

function rowOf(due: Due, today: string, settings: AgendaSettings): DueRow {
  const { phone } = due.person;
  const words = agencyWords.agenda;
  const who = whoIs(due.person);
  const url = stepUrl(due, settings);
  if ("calledAt" in due) return { label: words.called(longDate(dayIn(settings.timeZone, due.calledAt))), who, phone, text: "", url };
  return { label: due.since === today ? words.today : words.due(longDate(due.since)), who, phone, text: due.step, url };
}
