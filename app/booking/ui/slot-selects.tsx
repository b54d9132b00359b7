import { Field } from "../../design/field.tsx";
import { fullDate } from "../../time/dates.ts";
import { SLOT_TIMES } from "../catalog/slots.ts";
import { closedWords } from "./month-grid.tsx";

export type SlotSelectsWords = { date: string; time: string; choose: string; full: string; closed: string; closedFor: string };

type Props = {
  words: SlotSelectsWords;
  /** Each day with the times that aren't free on it. */
  days: { day: string; gone: string[] }[];
  /** Closed days with their reasons. */
  closed: Record<string, string>;
  values: Record<string, string>;
  problemId: string | undefined;
};

/** Date and time as plain selects. */
export function SlotSelects({ words, days, closed, values, problemId }: Props) {
  const problem = problemId ? { "aria-invalid": true, "aria-describedby": problemId } : {};
  const state = (day: string, gone: string[]) => {
    if (closed[day] !== undefined) return ` (${closedWords(closed[day], words)})`;
    return gone.length === SLOT_TIMES.length ? ` ${words.full}` : "";
  };
  return (
    <>
      <Field as="select" name="selectedDate" label={words.date} required defaultValue={values.selectedDate ?? ""} {...problem}>
        <option value="">{words.choose}</option>
        {days.map(({ day, gone }) => (
          <option key={day} value={day} disabled={gone.length === SLOT_TIMES.length}>
            {fullDate(day) + state(day, gone)}
          </option>
        ))}
      </Field>
      <Field as="select" name="selectedTime" label={words.time} required defaultValue={values.selectedTime ?? ""} {...problem}>
        <option value="">{words.choose}</option>
        {SLOT_TIMES.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </Field>
    </>
  );
}
