import { memo, type ReactNode } from "react";
import { type BookingFields as Answers, BUSINESS_TYPES, EMPLOYEE_BANDS, REVENUE_BANDS, TIMEFRAMES } from "../../rules/booking.ts";
import type { Problem } from "../../rules/form-fields.ts";
import { Field } from "../field.tsx";

type Name = keyof Answers;

export type FieldWords = {
  labels: Record<Name, string>;
  options: Record<"businessType" | "employees" | "currentRevenue" | "timeframe", Record<string, string>>;
  hints: Partial<Record<Name, string>>;
  problems: Record<Problem, string>;
  form: { choose: string };
};

type Props = { words: FieldWords; values: Partial<Record<Name, string>>; problems: Partial<Record<Name, Problem>> };

/** The twelve fields by the spec's names. A press in the calendar does not concern them. */
export const BookingFields = memo(function BookingFields({ words, values, problems }: Props) {
  const shared = (name: Name) => {
    const problem = problems[name];
    return {
      name,
      label: words.labels[name],
      hint: words.hints[name],
      defaultValue: values[name] ?? "",
      error: problem && words.problems[problem],
    };
  };
  const choice = (name: keyof FieldWords["options"], values: readonly string[], required = false): ReactNode => (
    <Field as="select" {...shared(name)} required={required}>
      <option value="">{words.form.choose}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {words.options[name][value]}
        </option>
      ))}
    </Field>
  );
  return (
    <div className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
      <Field {...shared("companyName")} required autoComplete="organization" />
      <Field {...shared("contactName")} required autoComplete="name" />
      <Field {...shared("email")} required type="email" autoComplete="email" inputMode="email" />
      <Field {...shared("phone")} required type="tel" autoComplete="tel" inputMode="tel" />
      {choice("businessType", BUSINESS_TYPES, true)}
      {choice("employees", EMPLOYEE_BANDS)}
      {choice("currentRevenue", REVENUE_BANDS)}
      {choice("timeframe", TIMEFRAMES)}
      <div className="sm:col-span-2">
        <Field as="textarea" {...shared("biggestPainPoint")} required rows={4} />
      </div>
      <Field as="textarea" {...shared("businessGoals")} rows={3} />
      <Field as="textarea" {...shared("currentSystems")} rows={3} />
      <div className="sm:col-span-2">
        <Field as="textarea" {...shared("additionalInfo")} rows={3} />
      </div>
    </div>
  );
});
