import { data, redirect } from "react-router";
import { busyStates } from "../../booking/busy/store.server.ts";
import { lastPlannedDay, readPlan } from "../../booking/data/calendar/day-plan.server.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { onClock } from "../../time/clock.ts";
import { dayIn, fullDate } from "../../time/dates.ts";
import { shortDay } from "../../time/short-day.ts";
import { closeOrOpen } from "../data/close-or-open.server.ts";
import { readClosingMade } from "../data/closing-made.server.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { closingQuery } from "../rules/closing-form.ts";
import { CALENDAR_PATH, dayPath, FEED_PATH, HOURS_PATH } from "../rules/paths.ts";
import { dayActionFor, weeksFrom } from "../rules/weeks.ts";
import { DayCell } from "../sections/day-cell.tsx";
import { SeveralDays } from "../sections/several-days.tsx";
import { WeekLinks } from "../sections/week-links.tsx";
import { ActionResult } from "../ui/action-result.tsx";
import { ChangeNotice } from "../ui/change-notice.tsx";
import { DeskLink } from "../ui/desk-link.tsx";
import { Part } from "../ui/part.tsx";
import { busy, SLOTS, calendar as words } from "../words/calendar.ts";
import { changeNoticeWords, refusalWords } from "../words/change-notice.ts";
import { dayNote, shownSlot } from "../words/planned-days.ts";
import type { Route } from "./+types/calendar";

export const handle = { title: words.title, isDesk: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const [moment, { timeZone }] = [now(), settings];
  const today = dayIn(timeZone, moment);
  const query = new URL(request.url).searchParams;
  const last = await lastPlannedDay(database, { now: moment, settings }).catch(unavailable(log));
  const weeks = weeksFrom(query.get("week") ?? "", today, last);
  const plan = await readPlan(database, { from: weeks.from, days: weeks.days, now: moment, settings }).catch(unavailable(log));
  const calendars = await busyStates(database, settings).catch(unavailable(log));
  const change = await readClosingMade(database, query, { now: moment, settings }).catch(unavailable(log));
  return {
    today,
    earlier: weeks.earlier,
    later: weeks.later,
    change: change && changeNoticeWords(change, { action: CALENDAR_PATH, week: weeks.first }),
    calendars: calendars.map(({ readAt, ...one }) => ({ ...one, read: readAt ? busy.read(onClock(timeZone, readAt)) : busy.never })),
    days: plan.map((one) => ({
      day: one.day,
      href: dayPath(one.day),
      name: shortDay(one.day),
      fullName: fullDate(one.day),
      isToday: one.day === today,
      isOnPhone: weeks.isOnPhone(one.day),
      note: dayNote(one),
      slots: one.slots.map((slot) => shownSlot(slot, moment)),
      week: weeks.first,
      change: dayActionFor(one, { today, now: moment }),
    })),
  };
}

export async function action(args: Route.ActionArgs) {
  const { database, settings, now, log, who, form } = await deskAction(args);
  const outcome = await closeOrOpen(database, who, form, { now: now(), settings }).catch(unavailable(log));
  if (outcome.kind === "closed" || outcome.kind === "opened")
    return redirect(CALENDAR_PATH + closingQuery(outcome.kind, form), { status: 303 });
  return data({ form, ...refusalWords(outcome) }, { status: outcome.kind === "wrong" || outcome.kind === "not-now" ? 422 : 409 });
}

export default function Calendar({ loaderData: { today, days, earlier, later, change, calendars }, actionData }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <h1 className="display text-h2">{words.title}</h1>
      <ActionResult problem={actionData?.problem}>{change && <ChangeNotice {...change} />}</ActionResult>
      <p>{words.text}</p>
      <SlotMarks />
      <section aria-label={words.days} className="grid gap-4">
        <WeekLinks earlier={earlier} later={later} />
        <ol className="grid gap-x-3 lg:grid-cols-7">
          {days.map((day) => (
            <DayCell key={day.day} {...day} />
          ))}
        </ol>
        <WeekLinks earlier={earlier} later={later} isSecond />
      </section>
      <SeveralDays today={today} form={actionData?.form ?? {}} errors={actionData?.errors ?? {}} isOpen={Boolean(actionData)} />
      <Part heading={busy.heading} none={busy.none}>
        {calendars.map(({ name, read, problem, remark }) => (
          <li key={name} className="border-line border-t py-3 wrap-anywhere">
            <b>{name}</b> {read}
            {problem && <p className="text-wrong font-semibold">{busy.failed(problem)}</p>}
            {remark && <p>{busy.remark(remark)}</p>}
          </li>
        ))}
      </Part>
      <section className="grid gap-2">
        <h2 className="text-xl font-semibold">{words.setUp.heading}</h2>
        <ul>
          {[
            { href: HOURS_PATH, text: words.setUp.hours },
            { href: FEED_PATH, text: words.setUp.feed },
          ].map(({ href, text }) => (
            <li key={href}>
              <DeskLink href={href}>{text}</DeskLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const NAMED = ["free", "asked", "confirmed", "closed", "busy"] as const;
const REST = "past";

/** What the marks in the calendar mean. */
function SlotMarks() {
  const shown = [...NAMED.map((state) => ({ state, word: SLOTS[state].word })), { state: REST, word: words.rest } as const];
  return (
    <ul aria-label={words.marks} className="slot-list slot-marks">
      {shown.map(({ state, word }) => (
        <li key={state} data-state={state}>
          <b aria-hidden="true">{SLOTS[state].mark}</b> {word}
        </li>
      ))}
    </ul>
  );
}
