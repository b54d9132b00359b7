import { filled } from "../../text/format.ts";
import { fullDate } from "../../time/dates.ts";
import { HALF_HOURS } from "../catalog/slots.ts";
import { bookableDays } from "../rules/slot.ts";
import { timesOn } from "../rules/week-slots.ts";
import { SlotSelects, type SlotSelectsWords } from "./slot-selects.tsx";
import type { SlotCalendar } from "./use-slot-choice.ts";

export type NativeWords = SlotSelectsWords & { goneHeading: string; gone: string };

type Props = {
  words: NativeWords;
  zone: string;
  calendar: SlotCalendar;
  values: Record<string, string>;
  own: string | undefined;
  problemId: string | undefined;
};

/**
 * The slot for browsers without JavaScript. Without it one list can't change the other, so the times that are gone have a list of their
 * own: inside an option they would be cut off on a phone.
 */
export function NativeSlots({ words, zone, calendar, values, own, problemId }: Props) {
  const { today, zoneName, unavailable, closed, weekSlots } = calendar;
  const known = new Set(unavailable.filter((slot) => slot !== own));
  const days = bookableDays(today, calendar).map((day) => {
    const times = timesOn(day, weekSlots);
    const gone = times.filter((time) => known.has(`${day} ${time}`));
    return { day, gone, isFull: gone.length === times.length };
  });
  const marked = days.filter(({ gone, isFull }) => gone.length > 0 && !isFull);
  const times = HALF_HOURS.filter((time) => days.some(({ day }) => timesOn(day, weekSlots).includes(time)));
  return (
    <noscript>
      <div className="grid gap-6 sm:grid-cols-2">
        <SlotSelects words={words} days={days} times={times} closed={closed} values={values} problemId={problemId} />
      </div>
      <p className="text-stone mt-3 text-sm">{filled(zone, { zone: zoneName })}</p>
      {marked.length > 0 && (
        <details className="mt-3 mb-4 text-sm">
          <summary className="fold-handle">{words.goneHeading}</summary>
          <ul className="mt-2 grid gap-1">
            {marked.map(({ day, gone }) => (
              <li key={day}>{filled(words.gone, { date: fullDate(day), times: gone.join(", ") })}</li>
            ))}
          </ul>
        </details>
      )}
    </noscript>
  );
}
