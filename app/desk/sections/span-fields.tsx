import { Field } from "../../design/field.tsx";
import { calendar } from "../words/calendar.ts";

const { hours, reason } = calendar;

type Props = { id: string; values: Record<string, string>; errors: Record<string, string> };

/** From and to. `id` keeps the fields apart where a page has them twice. */
export function HoursFields({ id, values, errors, isNeeded = false }: Props & { isNeeded?: boolean }) {
  return (
    <div className="xs:grid-cols-2 grid items-end gap-4">
      <Field
        id={`${id}-from`}
        name="from"
        type="time"
        label={hours.from}
        defaultValue={values.from}
        required={isNeeded}
        {...(!isNeeded && { hint: hours.hint })}
        {...(errors.from && { error: errors.from })}
      />
      <Field id={`${id}-to`} name="to" type="time" label={hours.to} defaultValue={values.to} required={isNeeded} />
    </div>
  );
}

export function ReasonField({ id, values, errors }: Props) {
  return (
    <Field
      id={`${id}-reason`}
      name="reason"
      label={reason.label}
      hint={reason.hint}
      defaultValue={values.reason}
      {...(errors.reason && { error: errors.reason })}
    />
  );
}
