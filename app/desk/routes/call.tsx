import { data, redirect } from "react-router";
import { readBooking } from "../../booking/data/booking-rows.server.ts";
import { timesToOffer } from "../../booking/data/calendar/free-times.server.ts";
import { isWaiting } from "../../booking/data/requests/holds.server.ts";
import { writeSlot } from "../../booking/rules/slot-text.ts";
import type { Database } from "../../database/database.server.ts";
import { DeadLink } from "../../design/dead-link.tsx";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { isId } from "../../text/id.ts";
import { CALL_ACTIONS, type CallAction } from "../catalog.ts";
import { doCallAction } from "../data/call-actions.server.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { actionsFor } from "../rules/listed-calls.ts";
import { CALLS_PATH, callPath, personPath } from "../rules/paths.ts";
import { resultWords } from "../rules/result-words.ts";
import { ActionForm } from "../sections/action-form.tsx";
import { ActionResult } from "../ui/action-result.tsx";
import { CallFacts } from "../ui/call-facts.tsx";
import { callRowOf } from "../ui/call-row-of.ts";
import { DeskLink } from "../ui/desk-link.tsx";
import { factsOf } from "../words/call-facts.ts";
import { STATES, slotOption, call as words } from "../words/calls.ts";
import { person as personWords } from "../words/people.ts";
import type { Route } from "./+types/call";

export const handle = { title: words.title, isDesk: true };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const booking = await bookingAt(database, params.id).catch(unavailable(log));
  if (!booking) return data(null, { status: 404 });
  const moment = now();
  const actions = actionsFor(booking, moment);
  const times = actions.includes("move")
    ? await timesToOffer(database, booking, { now: moment, settings }).catch(unavailable(log))
    : { free: [], nearest: [] };
  const row = callRowOf(booking, { now: moment, timeZone: settings.timeZone, states: STATES });
  return {
    who: row.who,
    said: resultWords(request, words.said),
    when: row.when,
    seen: writeSlot(booking),
    facts: factsOf(booking, row),
    personUrl: booking.personId ? personPath(booking.personId) : undefined,
    actions,
    isWaiting: isWaiting(booking, moment),
    nearest: times.nearest.map(writeSlot),
    options: times.free.map(slotOption),
  };
}

/** What worked leads back to the page; what didn't comes back with its reason and what was typed. */
export async function action(args: Route.ActionArgs) {
  const { database, settings, now, log, who, form } = await deskAction(args);
  const booking = await bookingAt(database, args.params.id).catch(unavailable(log));
  if (!booking) return data({ form: {} }, { status: 404 });
  const kind = await doCallAction(database, who, booking, form, { now: now(), settings }).catch(unavailable(log));
  if (Object.hasOwn(CALL_ACTIONS, form.do ?? "") && kind === CALL_ACTIONS[form.do as CallAction].done)
    return redirect(`${callPath(booking.id)}?said=${kind}`, { status: 303 });
  return data({ problem: kind, form }, { status: kind === "taken" || kind === "moved-since" ? 409 : 422 });
}

async function bookingAt(database: Database, id: string) {
  return isId(id) ? readBooking(database, id) : undefined;
}

function problemWords(problem: string, when: string) {
  return problem === "moved-since" ? words.movedSince(when) : (words.problems[problem] ?? words.otherwise);
}

export default function Call({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <DeadLink words={words.unknown} href={CALLS_PATH} />;
  const { who, said, when, seen, facts, personUrl, actions, isWaiting, nearest, options } = loaderData;
  const { problem, form = {} }: { problem?: string; form?: Record<string, string> } = actionData ?? {};
  return (
    <div className="grid gap-6">
      <h1 className="display text-h2 wrap-anywhere">{who}</h1>
      <ActionResult said={said} problem={problem && problemWords(problem, when)} />
      {isWaiting && <p>{words.waiting}</p>}
      <div>
        {actions.map((name) => (
          <ActionForm
            key={name}
            action={name}
            seen={seen}
            options={options}
            nearest={nearest}
            isOpen={form.do ? form.do === name : name === "confirm"}
            values={form.do === name ? form : {}}
          />
        ))}
      </div>
      <CallFacts facts={facts} />
      {personUrl && (
        <p>
          <DeskLink href={personUrl}>{personWords.open}</DeskLink>
        </p>
      )}
    </div>
  );
}
