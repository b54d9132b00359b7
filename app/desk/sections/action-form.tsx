import { OFFER_FIELDS } from "../../booking/catalog/calls.ts";
import { Field } from "../../design/field.tsx";
import type { CallAction } from "../catalog.ts";
import { ActionButton } from "../ui/action-button.tsx";
import { DeskForm } from "../ui/desk-form.tsx";
import { type Option, Options } from "../ui/options.tsx";
import { call as words } from "../words/calls.ts";

type Props = {
  action: CallAction;
  /** The call's slot as the page shows it: the press counts for no other time. */
  seen: string;
  options: Option[];
  nearest: string[];
  isOpen: boolean;
  values: Record<string, string>;
};

const WITH_MESSAGE: CallAction[] = ["decline", "cancel", "talked", "note"];
const WITH_TIMES: Partial<Record<CallAction, readonly string[]>> = { move: ["time"], offer: OFFER_FIELDS };

/** One thing to do about a call, folded away until it's wanted; confirming is open, since it's what one comes for. */
export function ActionForm({ action, seen, options, nearest, isOpen, values }: Props) {
  const { heading, button, text } = words.actions[action];
  const times = WITH_TIMES[action] ?? [];
  const hasTimes = times.length <= options.length;
  return (
    <details open={isOpen} className="border-line border-t">
      <summary className="cursor-pointer py-3 font-semibold">{heading}</summary>
      <DeskForm className="grid max-w-xl gap-4 pb-4">
        <input type="hidden" name="seen" value={seen} />
        <p>{hasTimes ? text : words.fewTimes}</p>
        {hasTimes &&
          times.map((name, i) => (
            <Field
              key={name}
              as="select"
              name={name}
              label={times.length === 1 ? words.time : (words.times[i] ?? "")}
              defaultValue={values[name] ?? nearest[i]}
            >
              <Options options={options} />
            </Field>
          ))}
        {WITH_MESSAGE.includes(action) && (
          <Field
            as="textarea"
            id={`${action}-message`}
            name="message"
            label={words.message.label}
            hint={words.message.hint}
            rows={3}
            defaultValue={isOpen ? (values.message ?? "") : ""}
          />
        )}
        {hasTimes && (
          <ActionButton name="do" value={action}>
            {button}
          </ActionButton>
        )}
      </DeskForm>
    </details>
  );
}
