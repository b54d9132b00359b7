import { Field } from "../../design/field.tsx";
import { fullDate } from "../../time/dates.ts";
import { closedWords } from "./closed-in-month.tsx";

export type SlotSelectsWords = { date: string; time: string; choose: string; full: string; closed: string; closedFor: string };

type Props = {
  words: SlotSelectsWords;
  /** Each day, and whether nothing is free on it. */
  days: { day: string; isFull: boolean }[];
  /** All times that any of them has. */
  times: readonly string[];
  /** Closed days with their reasons. */
  closed: Record<string, string>;
  values: Record<string, string>;
  problemId: string | undefined;
};

export function SlotSelects({ words, days, times, closed, values, problemId }: Props) {
  const problem = problemId ? { "aria-invalid": true, "aria-describedby": problemId } : {};
  const state = (day: string, isFull: boolean) => {
    if (closed[day] !== undefined) return ` (${closedWords(closed[day], words)})`;
    return isFull ? ` ${words.full}` : "";
  };
  return (
    <>
      <Field as="select" name="selectedDate" label={words.date} required defaultValue={values.selectedDate ?? ""} {...problem}>
        <option value="">{words.choose}</option>
        {days.map(({ day, isFull }) => (
          <option key={day} value={day} disabled={isFull}>
            {fullDate(day) + state(day, isFull)}
          </option>
        ))}
      </Field>
      <Field as="select" name="selectedTime" label={words.time} required defaultValue={values.selectedTime ?? ""} {...problem}>
        <option value="">{words.choose}</option>
        {times.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </Field>
    </>
  );
}
