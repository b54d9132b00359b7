import { memo, useEffect, useRef, useState } from "react";
import { Field } from "../../design/field.tsx";
import type { FieldProblem } from "../../forms/fields.ts";
import {
  BOOKING_FIELD_NAMES,
  BOOKING_FIELDS,
  type BookingField,
  type BookingFieldName,
  type ChoiceName,
  type RequiredName,
} from "../catalog/booking-fields.ts";

type BookingFieldWords = {
  labels: Record<BookingFieldName, string>;
  options: Record<ChoiceName, Record<string, string>>;
  hints: Partial<Record<BookingFieldName, string>>;
  missing: Record<RequiredName, string>;
  problems: Record<FieldProblem, string>;
  form: { choose: string; prepare: string; prepareNote: string };
};

type Props = {
  words: BookingFieldWords;
  values: Partial<Record<BookingFieldName, string>>;
  problems: Partial<Record<BookingFieldName, FieldProblem>>;
};

const OPTIONAL = BOOKING_FIELD_NAMES.filter((name) => !BOOKING_FIELDS[name].required);
const REQUIRED = BOOKING_FIELD_NAMES.filter((name) => BOOKING_FIELDS[name].required);

/**
 * Every field in the catalog, in order. The optional ones are folded, unless one of them has a value or a problem: on a phone they would
 * put the button three screens further down. Memoized, so that a press in the calendar doesn't render them again.
 */
export const BookingFields = memo(function BookingFields({ words, values, problems }: Props) {
  const prepare = useRef<HTMLDetailsElement>(null);
  const hasProblem = OPTIONAL.some((name) => problems[name]);
  // Only at first: from then on it's the visitor who folds and unfolds it.
  const [isOpen] = useState(() => hasProblem || OPTIONAL.some((name) => values[name]));
  useEffect(() => {
    if (prepare.current && hasProblem) prepare.current.open = true;
  }, [hasProblem]);

  const field = (name: BookingFieldName) => (
    <IntakeField key={name} name={name} words={words} value={values[name] ?? ""} problem={problems[name]} />
  );
  return (
    <>
      <div className="grid gap-x-6 gap-y-7 sm:grid-cols-2">{REQUIRED.map(field)}</div>
      <details ref={prepare} open={isOpen} className="answer fold mt-8">
        <summary>{words.form.prepare}</summary>
        <p className="text-stone mb-7">{words.form.prepareNote}</p>
        <div className="grid gap-x-6 gap-y-7 sm:grid-cols-2">{OPTIONAL.map(field)}</div>
      </details>
    </>
  );
});

type FieldProps = { name: BookingFieldName; words: BookingFieldWords; value: string; problem: FieldProblem | undefined };

function IntakeField({ name, words, value, problem }: FieldProps) {
  const field: BookingField = BOOKING_FIELDS[name];
  const shared = {
    name,
    label: words.labels[name],
    hint: words.hints[name],
    defaultValue: value,
    error: problem && (problem === "required" ? words.missing[name as RequiredName] : words.problems[problem]),
    required: field.required,
  };
  return (
    <div className={field.kind === "text" ? "sm:col-span-2" : undefined}>
      {field.kind === "choice" ? (
        <Field as="select" {...shared}>
          <option value="">{words.form.choose}</option>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {words.options[name as ChoiceName][option]}
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
}

const INPUTS = {
  line: {},
  email: { type: "email", inputMode: "email" },
  tel: { type: "tel", inputMode: "tel" },
} as const;
