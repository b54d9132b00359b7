import { callsAhead, callsBetween } from "../../booking/data/call-lists.server.ts";
import { writeSlot } from "../../booking/rules/slot-text.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { type Due, duePeople } from "../../people/data/due.server.ts";
import { nameOfDue } from "../../people/rules/due-reminder.ts";
import { whoIs } from "../../people/rules/person.ts";
import { siteContext } from "../../site/context.ts";
import { dayIn, longDate } from "../../time/dates.ts";
import { deskContext } from "../context.ts";
import { findProblems } from "../data/problems.server.ts";
import { needsAnswer } from "../rules/listed-calls.ts";
import { personPath } from "../rules/paths.ts";
import { resultWords } from "../rules/result-words.ts";
import { StepAnswers } from "../sections/step-answers.tsx";
import { ActionResult } from "../ui/action-result.tsx";
import { CallRow } from "../ui/call-row.tsx";
import { callRowOf, dial } from "../ui/call-row-of.ts";
import { DeskForm } from "../ui/desk-form.tsx";
import { DeskLink } from "../ui/desk-link.tsx";
import { Part } from "../ui/part.tsx";
import { call, STATES, today as words } from "../words/calls.ts";
import { person } from "../words/people.ts";
import { problemRow } from "../words/problems.ts";
import type { Route } from "./+types/today";

export const handle = { title: words.title, isDesk: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const [moment, { timeZone }] = [now(), settings];
  const day = dayIn(timeZone, moment);
  const shown = { now: moment, timeZone, states: STATES };
  const [ahead, todays, due] = await Promise.all([
    callsAhead(database, moment),
    callsBetween(database, day, day),
    duePeople(database, day, moment),
  ]).catch(unavailable(log));
  return {
    said: resultWords(request, person.said),
    today: longDate(day),
    requests: ahead
      .filter((booking) => needsAnswer(booking, moment))
      .map((booking) => ({ ...callRowOf(booking, shown), seen: writeSlot(booking) })),
    calls: todays.filter(({ status }) => status === "confirmed").map((booking) => callRowOf(booking, shown)),
    due: [...due.steps, ...due.calls].map((one) => dueRow(one, timeZone)),
    problems: (await findProblems(database, { settings, now: moment, noticed: await context.get(deskContext).problems() })).map(problemRow),
  };
}

export default function Today({ loaderData: { said, today, requests, calls, due, problems } }: Route.ComponentProps) {
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="display text-h2">{words.title}</h1>
        <p className="text-quiet">{today}</p>
      </div>
      <ActionResult said={said} className="empty:hidden" />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <Part {...words.answer}>
            {requests.map(({ id, seen, ...row }) => (
              <CallRow key={id} {...row}>
                <DeskForm action={row.href}>
                  <input type="hidden" name="seen" value={seen} />
                  <button type="submit" name="do" value="confirm" className="button button-action button-small">
                    {call.actions.confirm.button}
                  </button>
                </DeskForm>
              </CallRow>
            ))}
          </Part>
          <Part {...words.calls}>
            {calls.map(({ id, ...row }) => (
              <CallRow key={id} {...row} />
            ))}
          </Part>
        </div>
        <div className="grid gap-4">
          <Part {...words.due}>
            {due.map(({ id, who, text, about, phone }) => (
              <li key={id} className="grid gap-2 py-3 wrap-anywhere">
                <p className="flex flex-wrap items-center justify-between gap-x-6">
                  <span>
                    <a href={personPath(id)} className="font-semibold underline">
                      {who}
                    </a>{" "}
                    {text}
                  </span>
                  {phone && <DeskLink href={phone.url}>{phone.text}</DeskLink>}
                </p>
                <StepAnswers personId={id} who={who} about={about} isOnToday />
              </li>
            ))}
          </Part>
          <Part {...words.problems}>
            {problems.map(({ name, says, fix, here, forServer }) => (
              <li key={name + says} className="flex flex-wrap items-center justify-between gap-x-6 py-2 wrap-anywhere">
                <p>
                  <b>{name}:</b> {says}
                </p>
                {here ? (
                  <DeskLink href={here.path}>{here.text}</DeskLink>
                ) : (
                  <details className="w-full">
                    <summary className="min-h-11 cursor-pointer py-2 text-sm">{forServer}</summary>
                    <p className="pb-2">{fix}</p>
                  </details>
                )}
              </li>
            ))}
          </Part>
        </div>
      </div>
    </div>
  );
}

function dueRow(due: Due, timeZone: string) {
  const { id, phone } = due.person;
  const text =
    "calledAt" in due ? words.called(longDate(dayIn(timeZone, due.calledAt))) : `${due.step}, ${words.since(longDate(due.since))}`;
  return { id, who: whoIs(due.person), text, about: nameOfDue(due), phone: dial(phone) };
}
