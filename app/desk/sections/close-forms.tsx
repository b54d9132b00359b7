import { SOME_HOURS } from "../rules/closing-form.ts";
import { ActionButton } from "../ui/action-button.tsx";
import { DeskForm } from "../ui/desk-form.tsx";
import { DeskLink } from "../ui/desk-link.tsx";
import { day as words } from "../words/calendar.ts";
import { HoursFields, ReasonField } from "./span-fields.tsx";

type Props = {
  action: string;
  stay: string;
  calls: { href: string; text: string }[];
  form: Record<string, string>;
  errors: Record<string, string>;
};

/** Closes a whole day, after a look at the calls that stay, or some of its hours. */
export function CloseForms({ action, stay, calls, form, errors }: Props) {
  const isSome = form.hours === SOME_HOURS;
  const whole = { id: "whole", values: isSome ? {} : form, errors: isSome ? {} : errors };
  const some = { id: "some", values: isSome ? form : {}, errors: isSome ? errors : {} };
  return (
    <section id="close" className="grid scroll-mt-4 gap-4">
      <h2 className="text-xl font-semibold">{words.whole.heading}</h2>
      <p>{words.whole.text}</p>
      {calls.length > 0 && (
        <div>
          <p>{stay}</p>
          <ul>
            {calls.map(({ href, text }) => (
              <li key={href}>
                <DeskLink href={href} className="wrap-anywhere">
                  {text}
                </DeskLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <DeskForm action={action} className="grid max-w-xl gap-4" noValidate>
        <ReasonField {...whole} />
        <ActionButton name="do" value="close">
          {words.whole.button}
        </ActionButton>
      </DeskForm>
      <details open={isSome} className="border-line border-t">
        <summary className="cursor-pointer py-3 font-semibold">{words.some.heading}</summary>
        <DeskForm action={action} className="grid max-w-xl gap-4 pb-4" noValidate>
          <input type="hidden" name="hours" value={SOME_HOURS} />
          <p>{words.some.text}</p>
          <HoursFields {...some} isNeeded />
          <ReasonField {...some} />
          <ActionButton name="do" value="close">
            {words.some.button}
          </ActionButton>
        </DeskForm>
      </details>
    </section>
  );
}
