import { data, redirect } from "react-router";
import { readPlan } from "../../booking/data/calendar/day-plan.server.ts";
import { DeadLink } from "../../design/dead-link.tsx";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { addDays, dayIn, fullDate, isDay } from "../../time/dates.ts";
import { closeOrOpen } from "../data/close-or-open.server.ts";
import { readClosingMade } from "../data/closing-made.server.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { writeTime } from "../rules/clock-fields.ts";
import { closingQuery } from "../rules/closing-form.ts";
import { CALENDAR_PATH, dayPath } from "../rules/paths.ts";
import { CloseForms } from "../sections/close-forms.tsx";
import { ActionResult } from "../ui/action-result.tsx";
import { ChangeNotice } from "../ui/change-notice.tsx";
import { DeskForm } from "../ui/desk-form.tsx";
import { Part } from "../ui/part.tsx";
import { QuietButton } from "../ui/quiet-button.tsx";
import { SlotList } from "../ui/slot-list.tsx";
import { calendar, day as words } from "../words/calendar.ts";
import { changeNoticeWords, refusalWords, stayingCall } from "../words/change-notice.ts";
import { shownSlot, spokenHours } from "../words/planned-days.ts";
import type { Route } from "./+types/day";

export const handle = { title: words.title, isDesk: true };

export async function loader({ request, params: { day }, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  if (!isDay(day)) return data(null, { status: 404 });
  const moment = now();
  const today = dayIn(settings.timeZone, moment);
  const [plan] = await readPlan(database, { from: day, days: 1, now: moment, settings }).catch(unavailable(log));
  const query = new URL(request.url).searchParams;
  query.set("first", day);
  query.delete("last");
  const change = await readClosingMade(database, query, { now: moment, settings }).catch(unavailable(log));
  const slots = plan?.slots ?? [];
  const calls = slots.flatMap(({ call }) => (call && call.startsAt > moment ? [stayingCall(call)] : []));
  return {
    day,
    isPast: day < today,
    isClosed: plan?.closed !== undefined,
    change: change && changeNoticeWords(change, { action: dayPath(day) }),
    slots: slots.map((slot) => shownSlot(slot, moment)),
    closings: (plan?.closings ?? []).map(({ start, end, reason }) => ({
      text: [spokenHours({ start, end }), reason].filter(Boolean).join(": "),
      hours: spokenHours({ start, end }),
      from: writeTime(start),
      to: writeTime(end),
    })),
    calls,
    stay: calendar.stay(calls.length),
  };
}

/** The address says which day, whatever the form says. */
export async function action(args: Route.ActionArgs) {
  const { database, settings, now, log, who, form: typed } = await deskAction(args);
  const { day } = args.params;
  if (!isDay(day)) return data({ form: {}, problem: "", errors: {} }, { status: 404 });
  const form: Record<string, string> = { ...typed, first: day, last: day };
  const outcome = await closeOrOpen(database, who, form, { now: now(), settings }).catch(unavailable(log));
  if (outcome.kind === "closed" || outcome.kind === "opened")
    return redirect(dayPath(day) + closingQuery(outcome.kind, { ...form, first: "", last: "" }), { status: 303 });
  return data({ form, ...refusalWords(outcome) }, { status: outcome.kind === "wrong" || outcome.kind === "not-now" ? 422 : 409 });
}

export default function Day({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <DeadLink words={words.unknown} href={CALENDAR_PATH} />;
  const { day, isPast, isClosed, change, slots, closings, calls, stay } = loaderData;
  return (
    <div className="grid gap-6">
      <h1 className="display text-h2">{fullDate(day)}</h1>
      <ActionResult problem={actionData?.problem}>{change && <ChangeNotice {...change} />}</ActionResult>
      <nav aria-label={calendar.days} className="flex flex-wrap gap-3">
        {[
          { href: `${CALENDAR_PATH}?week=${day}`, text: words.back },
          { href: dayPath(addDays(day, -1)), text: words.before },
          { href: dayPath(addDays(day, 1)), text: words.after },
        ].map(({ href, text }) => (
          <a key={href} href={href} className="button button-quiet button-small">
            {text}
          </a>
        ))}
      </nav>
      {isPast && <p>{words.over}</p>}
      <section className="grid gap-2">
        <h2 className="text-xl font-semibold">{words.times.heading}</h2>
        {slots.length === 0 ? <p>{words.times.none}</p> : <SlotList slots={slots} isFull />}
      </section>
      {!isPast && (
        <>
          <Part {...words.closed}>
            {closings.map(({ text, hours, from, to }) => (
              <li key={from} className="border-line flex flex-wrap items-center justify-between gap-3 border-t py-3 wrap-anywhere">
                <span>{text}</span>
                <DeskForm action={dayPath(day)}>
                  <input type="hidden" name="from" value={from} />
                  <input type="hidden" name="to" value={to} />
                  <QuietButton name="do" value="open">
                    {words.openAgain(hours)}
                  </QuietButton>
                </DeskForm>
              </li>
            ))}
          </Part>
          {!isClosed && (
            <CloseForms action={dayPath(day)} stay={stay} calls={calls} form={actionData?.form ?? {}} errors={actionData?.errors ?? {}} />
          )}
        </>
      )}
    </div>
  );
}
