import { fullDate, SLOT_TIMES } from "../../rules/calendar/calendar.ts";
import { filled } from "../../rules/format.ts";
import { Field } from "../field.tsx";
import { closedWords } from "./month-grid.tsx";

export type SlotSelectsWords = {
  date: string;
  time: string;
  choose: string;
  notFree: string;
  full: string;
  closed: string;
  closedFor: string;
};

type Props = {
  words: SlotSelectsWords;
  days: string[];
  /** Slots that are held or already past, as '2026-11-17 9:00 AM'. */
  unavailable: Set<string>;
  /** Closed days with their reasons. */
  closed: Record<string, string>;
  values?: Record<string, string>;
};

/** Date and time as plain selects. Each day lists its unavailable times, because without JavaScript one list can't change the other. */
export function SlotSelects({ words, days, unavailable, closed, values = {} }: Props) {
  const state = (day: string, gone: string[]) => {
    if (closed[day] !== undefined) return `(${closedWords(closed[day], words)})`;
    if (gone.length === SLOT_TIMES.length) return words.full;
    return gone.length > 0 && filled(words.notFree, { times: gone.join(", ") });
  };
  return (
    <>
      <Field as="select" name="selectedDate" label={words.date} required defaultValue={values.selectedDate ?? ""}>
        <option value="">{words.choose}</option>
        {days.map((day) => {
          const gone = SLOT_TIMES.filter((time) => unavailable.has(`${day} ${time}`));
          return (
            <option key={day} value={day} disabled={gone.length === SLOT_TIMES.length}>
              {[fullDate(day), state(day, gone)].filter(Boolean).join(" ")}
            </option>
          );
        })}
      </Field>
      <Field as="select" name="selectedTime" label={words.time} required defaultValue={values.selectedTime ?? ""}>
        <option value="">{words.choose}</option>
        {SLOT_TIMES.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </Field>
    </>
  );
}
