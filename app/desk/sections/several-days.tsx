import { Field } from "../../design/field.tsx";
import { CALENDAR_PATH } from "../rules/paths.ts";
import { DeskForm } from "../ui/desk-form.tsx";
import { calendar } from "../words/calendar.ts";
import { HoursFields, ReasonField } from "./span-fields.tsx";

type Props = { today: string; form: Record<string, string>; errors: Record<string, string>; isOpen: boolean };

/** Closes or opens days in a row, for a vacation. Folded away, since most days are closed one at a time. */
export function SeveralDays({ today, form, errors, isOpen }: Props) {
  const { heading, text, first, last, lastHint, close, open } = calendar.several;
  const fields = { id: "several", values: form, errors };
  return (
    <details open={isOpen} className="border-line border-t">
      <summary className="cursor-pointer py-3 font-semibold">{heading}</summary>
      <DeskForm action={CALENDAR_PATH} className="grid max-w-xl gap-4 pb-4" noValidate>
        <p>{text}</p>
        <div className="xs:grid-cols-2 grid items-end gap-4">
          <Field
            name="first"
            type="date"
            min={today}
            label={first}
            defaultValue={form.first}
            required
            {...(errors.first && { error: errors.first })}
          />
          <Field name="last" type="date" min={today} label={last} hint={lastHint} defaultValue={form.last} />
        </div>
        <HoursFields {...fields} />
        <ReasonField {...fields} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" name="do" value="close" className="button button-action">
            {close}
          </button>
          <button type="submit" name="do" value="open" className="button button-quiet">
            {open}
          </button>
        </div>
      </DeskForm>
    </details>
  );
}
