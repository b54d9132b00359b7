import { filled } from "../../text/format.ts";
import { fullDate } from "../../time/dates.ts";
import { bookableDays } from "../rules/slot.ts";
import { freeTimesOn, type SlotCalendar } from "./use-slot-choice.ts";

type Props = {
  lead: string;
  words: { nextFree: string };
  calendar: SlotCalendar;
  unavailable: Set<string>;
  onSelect: (day: string) => void;
};

/** A desktop has room for two more: its card is as high as a whole day's times. */
const [OFFERED, OFFERED_ON_DESKTOP] = [3, 5];

/** The next days with free times, one press each: until a day is chosen, and on one that has none left. */
export function NextDays({ lead, words, calendar, unavailable, onSelect }: Props) {
  const days = bookableDays(calendar.today, calendar)
    .map((day) => ({ day, free: day in calendar.closed ? 0 : freeTimesOn(day, unavailable, calendar.weekSlots).length }))
    .filter(({ free }) => free > 0)
    .slice(0, OFFERED_ON_DESKTOP);
  if (days.length === 0) return null;
  return (
    <>
      <p className="mt-4 text-sm font-semibold">{lead}</p>
      <ul className="mt-2 grid gap-2">
        {days.map(({ day, free }, i) => (
          <li key={day} className={i < OFFERED ? undefined : "max-lg:hidden"}>
            <button type="button" className="slot flex w-full flex-wrap justify-between gap-x-4 px-4" onClick={() => onSelect(day)}>
              {withoutYear(fullDate(day))} <span className="text-stone font-normal">{filled(words.nextFree, { count: String(free) })}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function withoutYear(date: string) {
  return date.replace(/, \d+$/, "");
}
