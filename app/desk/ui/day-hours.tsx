import { Field } from "../../design/field.tsx";
import type { DayFields } from "../rules/week-form.ts";

type Words = { from: (range: number) => string; to: (range: number) => string };

/** The hours of one weekday: a morning and an afternoon. A mistake stands under both and is read with each field. */
export function DayHours({ day, name, ranges, words, error }: DayFields & { words: Words; error: string | undefined }) {
  const id = `day-${day}-error`;
  const wrong = error ? { "aria-invalid": true, "aria-describedby": id } : {};
  return (
    <fieldset className="border-line grid gap-2 border-t pt-3">
      <legend className="float-left font-semibold">{name}</legend>
      <div className="clear-both grid gap-x-6 gap-y-2 md:grid-cols-2">
        {ranges.map(({ from, to }, range) => (
          <div key={from.name} className="grid grid-cols-2 gap-3">
            <Field name={from.name} type="time" step={1800} label={words.from(range)} defaultValue={from.value} {...wrong} />
            <Field name={to.name} type="time" step={1800} label={words.to(range)} defaultValue={to.value} {...wrong} />
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
