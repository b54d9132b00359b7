import { data, redirect } from "react-router";
import { emailRows } from "../../all-emails/email-rows.ts";
import { DeadLink } from "../../design/dead-link.tsx";
import { unavailable } from "../../forms/unavailable.ts";
import { LATER_STAGES } from "../../people/catalog.ts";
import { whoIs } from "../../people/rules/person.ts";
import { siteContext } from "../../site/context.ts";
import { dayIn } from "../../time/dates.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { doPersonAction } from "../data/person-actions.server.ts";
import { personAt } from "../data/person-at.server.ts";
import { readPersonPage } from "../data/person-page.server.ts";
import { DELETE_PERSON_PATH, DESK_PATH, PEOPLE_PATH, PERSON_FILE_PATH, personPath } from "../rules/paths.ts";
import { resultWords } from "../rules/result-words.ts";
import { PersonActions } from "../sections/person-actions.tsx";
import { StepAnswers } from "../sections/step-answers.tsx";
import { ActionResult } from "../ui/action-result.tsx";
import { CallFacts } from "../ui/call-facts.tsx";
import { CallRow } from "../ui/call-row.tsx";
import { callRowOf, dial } from "../ui/call-row-of.ts";
import { DeskForm } from "../ui/desk-form.tsx";
import { DeskLink } from "../ui/desk-link.tsx";
import { Part } from "../ui/part.tsx";
import { STATES } from "../words/calls.ts";
import { STAGE_NAMES, person as words } from "../words/people.ts";
import { personFacts } from "../words/person-facts.ts";
import type { Route } from "./+types/person";

export const handle = { title: words.title, isDesk: true };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const { timeZone } = settings;
  const person = await personAt(database, params.id).catch(unavailable(log));
  if (!person) return data(null, { status: 404 });
  const { calls, due, plans, timeline } = await readPersonPage(database, person, { now: now(), timeZone, emails: emailRows }).catch(
    unavailable(log),
  );
  return {
    id: person.id,
    who: whoIs(person),
    said: resultWords(request, words.said),
    today: dayIn(timeZone, now()),
    due,
    canReply: person.followUpsLeft > 0,
    facts: personFacts(person, dial(person.phone), timeZone),
    calls: calls.map((booking) => callRowOf(booking, { now: now(), timeZone, states: STATES })),
    plans,
    timeline,
  };
}

/** What worked leads back to where it was pressed; what didn't comes back with its reason and what was typed. */
export async function action(args: Route.ActionArgs) {
  const { database, settings, now, log, who, form } = await deskAction(args);
  const person = await personAt(database, args.params.id).catch(unavailable(log));
  if (!person) return data({ form: {}, problems: {} }, { status: 404 });
  const problems = await doPersonAction(database, who, person, form, { now: now(), settings }).catch(unavailable(log));
  if (Object.keys(problems).length === 0)
    return redirect(`${form.back === "today" ? DESK_PATH : personPath(person.id)}?said=${form.do}`, { status: 303 });
  const told = Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, words.problems[problem]]));
  return data({ form, problems: told }, { status: problems.do === "changed" ? 409 : 422 });
}

export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <DeadLink words={words.unknown} href={PEOPLE_PATH} />;
  const { id, who, said, today, due, canReply, facts, calls, plans, timeline } = loaderData;
  const { form = {}, problems = {} }: { form?: Record<string, string>; problems?: Record<string, string> } = actionData ?? {};
  const problem = problems.do ?? Object.values(problems)[0];
  return (
    <div className="grid gap-8">
      <h1 className="display text-h2 wrap-anywhere">{who}</h1>
      <ActionResult said={said} problem={problem} className="empty:hidden" />
      <CallFacts facts={facts} />
      <section className="grid gap-3">
        <h2 className="text-xl font-semibold">{words.due.heading}</h2>
        <p className="wrap-anywhere">{due?.text ?? words.due.none}</p>
        {due && <StepAnswers personId={id} who={who} about={due.about} />}
        <PersonActions
          stages={LATER_STAGES.map((stage) => ({ value: stage, text: STAGE_NAMES[stage] }))}
          today={today}
          canReply={canReply}
          form={form}
          problems={problems}
        />
      </section>
      <Part {...words.calls}>
        {calls.map(({ id: callId, ...row }) => (
          <CallRow key={callId} {...row} />
        ))}
      </Part>
      <Part {...words.plans}>
        {plans.map((plan) => (
          <li key={plan.id} className="border-line border-t">
            <details>
              <summary className="cursor-pointer py-3 font-semibold wrap-anywhere">{plan.heading}</summary>
              <div className="pb-4">
                <CallFacts facts={plan.facts} />
              </div>
            </details>
          </li>
        ))}
      </Part>
      <section className="grid gap-2">
        <h2 className="text-xl font-semibold">{words.history.heading}</h2>
        {timeline.length === 0 ? (
          <p>{words.history.none}</p>
        ) : (
          <ol>
            {timeline.map(({ id: entry, when, what, note }) => (
              <li key={entry} className="border-line border-t py-2 wrap-anywhere">
                <span className="text-sm">{when}</span>
                <p>
                  <b>{what}</b>
                  {note && `: ${note}`}
                </p>
              </li>
            ))}
          </ol>
        )}
      </section>
      <section className="border-line grid max-w-xl gap-3 border-t pt-4">
        <h2 className="text-xl font-semibold">{words.data.heading}</h2>
        <p>{words.data.text}</p>
        <DeskForm action={PERSON_FILE_PATH} className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <button type="submit" name="id" value={id} className="button button-quiet">
            {words.data.file}
          </button>
          <DeskLink href={`${DELETE_PERSON_PATH}?id=${id}`} className="text-wrong">
            {words.data.remove}
          </DeskLink>
        </DeskForm>
      </section>
    </div>
  );
}
