import { data, redirect } from "react-router";
import { callsOutsideHours, changeHours, readHours, USUAL_WEEK } from "../../booking/data/calendar/hours.server.ts";
import { Field } from "../../design/field.tsx";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { writeWeekHours } from "../../time/week-hours.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { CALENDAR_PATH, HOURS_PATH } from "../rules/paths.ts";
import { resultWords } from "../rules/result-words.ts";
import { type DayFields, isWeekWrong, readWeekForm, weekFields } from "../rules/week-form.ts";
import { ActionButton } from "../ui/action-button.tsx";
import { ChangeNotice } from "../ui/change-notice.tsx";
import { DeskForm } from "../ui/desk-form.tsx";
import { InnerPage } from "../ui/inner-page.tsx";
import { day } from "../words/calendar.ts";
import { stayingCall } from "../words/change-notice.ts";
import { hoursPage as words } from "../words/hours.ts";
import type { Route } from "./+types/hours";

export const handle = { title: words.title, isDesk: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const { week, source } = await readHours(database, settings).catch(unavailable(log));
  const outside = await callsOutsideHours(database, { now: now(), settings }).catch(unavailable(log));
  const said = resultWords(request, words.said);
  const hasNotice = said || outside.length > 0;
  const shown = week ?? USUAL_WEEK;
  return {
    week: shown,
    was: writeWeekHours(shown),
    source,
    change: hasNotice ? { text: said ?? "", stay: words.outside(outside.length), calls: outside.map(stayingCall) } : undefined,
  };
}

export async function action(args: Route.ActionArgs) {
  const { settings, now, form, act } = await deskAction(args);
  const isUsual = form.do === "usual";
  const week = isUsual ? undefined : readWeekForm(form);
  if (week && isWeekWrong(week)) return data({ form, wrong: week, stale: undefined }, { status: 422 });
  const isSaved = await act(
    (transaction) => changeHours(transaction, week, { now: now(), settings, seen: form.was }),
    (isSaved) => {
      if (isSaved) return isUsual ? "hours-usual" : "hours-set";
    },
  );
  if (!isSaved) return data({ form, wrong: undefined, stale: isUsual ? words.usual.stale : words.stale }, { status: 409 });
  return redirect(`${HOURS_PATH}?said=${isUsual ? "usual" : "set"}`, { status: 303 });
}

export default function Hours({ loaderData: { week, was, source, change }, actionData }: Route.ComponentProps) {
  const wrong = actionData?.wrong;
  // With a mistake, it's still what the page showed when it was opened, so that what others saved since then isn't undone.
  const seen = (wrong && actionData?.form.was) || was;
  const problem = actionData?.stale ?? (wrong && (wrong.isEmpty ? words.empty : words.wrong));
  return (
    <InnerPage
      title={words.title}
      back={{ href: CALENDAR_PATH, text: day.back }}
      problem={problem}
      done={change && <ChangeNotice {...change} />}
    >
      <p>{words.text}</p>
      <p>{words.sources[source]}</p>
      <DeskForm action={HOURS_PATH} className="grid gap-5" noValidate>
        <input type="hidden" name="was" value={seen} />
        {weekFields(week, actionData?.form).map((fields) => {
          const mistake = wrong?.days[fields.day];
          return <DayHours key={fields.day} {...fields} error={mistake && words.mistakes[mistake]} />;
        })}
        <ActionButton>{words.save}</ActionButton>
      </DeskForm>
      {source === "own" && (
        <DeskForm action={HOURS_PATH} className="border-line grid gap-3 border-t pt-4">
          <input type="hidden" name="was" value={seen} />
          <h2 className="text-xl font-semibold">{words.usual.heading}</h2>
          <p>{words.usual.text}</p>
          <button type="submit" name="do" value="usual" className="button button-quiet justify-self-start">
            {words.usual.button}
          </button>
        </DeskForm>
      )}
    </InnerPage>
  );
}

/** The hours of one weekday: a morning and an afternoon. A mistake stands under both and is read with each field. */
function DayHours({ day: weekday, name, ranges, error }: DayFields & { error: string | undefined }) {
  const id = `day-${weekday}-error`;
  const wrong = error ? { "aria-invalid": true, "aria-describedby": id } : {};
  return (
    <fieldset className="border-line grid gap-2 border-t pt-3">
      <legend className="float-left font-semibold">{name}</legend>
      <div className="clear-both grid gap-x-6 gap-y-2 md:grid-cols-2">
        {ranges.map(({ from, to }, range) => (
          <div key={from.name} className="grid grid-cols-2 gap-3">
            <Field name={from.name} type="time" step={1800} label={words.from(range)} defaultValue={from.value} {...wrong} />
            <Field name={to.name} type="time" step={1800} label={words.to} defaultValue={to.value} {...wrong} />
          </div>
        ))}
      </div>
      {error && (
        <p id={id} className="text-wrong text-sm font-semibold">
          {error}
        </p>
      )}
    </fieldset>
  );
}
