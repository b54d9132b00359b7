import { memo } from "react";
import {
  BOOKING_FIELD_NAMES,
  BOOKING_FIELDS,
  type BookingField,
  type BookingFieldName,
  type ChoiceName,
} from "../../catalog/booking-fields.ts";
import type { FieldProblem } from "../../rules/form/fields.ts";
import { Field } from "../field.tsx";

export type FieldWords = {
  labels: Record<BookingFieldName, string>;
  options: Record<ChoiceName, Record<string, string>>;
  hints: Partial<Record<BookingFieldName, string>>;
  problems: Record<FieldProblem, string>;
  form: { choose: string };
};

type Props = {
  words: FieldWords;
  values: Partial<Record<BookingFieldName, string>>;
  problems: Partial<Record<BookingFieldName, FieldProblem>>;
};

/** Every field in the catalog, in order. Memoized, so that a press in the calendar doesn't render them again. */
export const BookingFields = memo(function BookingFields({ words, values, problems }: Props) {
  return (
    <div className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
      {BOOKING_FIELD_NAMES.map((name) => {
        const field: BookingField = BOOKING_FIELDS[name];
        const problem = problems[name];
        const shared = {
          name,
          label: words.labels[name],
          hint: words.hints[name],
          defaultValue: values[name] ?? "",
          error: problem && words.problems[problem],
          required: field.required,
        };
        return (
          <div key={name} className={field.kind === "text" ? "sm:col-span-2" : undefined}>
            {field.kind === "choice" ? (
              <Field as="select" {...shared}>
                <option value="">{words.form.choose}</option>
                {field.options.map((value) => (
                  <option key={value} value={value}>
                    {words.options[name as ChoiceName][value]}
                  </option>
                ))}
              </Field>
            ) : field.kind === "text" ? (
              <Field as="textarea" {...shared} rows={field.required ? 4 : 3} />
            ) : (
              <Field {...shared} {...INPUTS[field.kind]} autoComplete={field.autoComplete} />
            )}
          </div>
        );
      })}
    </div>
  );
});

const INPUTS = {
  line: {},
  email: { type: "email", inputMode: "email" },
  tel: { type: "tel", inputMode: "tel" },
} as const;
