import type { ReactNode } from "react";
import { Field } from "../../design/field.tsx";
import type { PersonAction } from "../catalog.ts";
import { ActionButton } from "../ui/action-button.tsx";
import { DeskForm } from "../ui/desk-form.tsx";
import { type Option, Options } from "../ui/options.tsx";
import { person as words } from "../words/people.ts";

type OwnForm = Exclude<PersonAction, "done" | "later" | "lost">;

type Props = {
  stages: Option[];
  today: string;
  canReply: boolean;
  /** What was typed and what was wrong with it, if the last press didn't work. */
  form: Record<string, string>;
  problems: Record<string, string>;
};

/** What one can write down about a person, each folded away until it's wanted. */
export function PersonActions({ stages, today, canReply, form, problems }: Props) {
  const field = (action: OwnForm, name: keyof typeof words.fields) => ({
    name,
    label: words.fields[name],
    defaultValue: form.do === action ? form[name] : undefined,
    ...(form.do === action && problems[name] && { error: problems[name] }),
  });
  const oneAction = (name: OwnForm, children?: ReactNode) => (
    <OneAction name={name} isOpen={form.do === name}>
      {children}
    </OneAction>
  );
  return (
    <div>
      {oneAction(
        "next",
        <>
          <Field {...field("next", "nextStep")} required autoComplete="off" />
          <Field type="date" min={today} {...field("next", "nextOn")} required />
        </>,
      )}
      {oneAction("note", <Field as="textarea" rows={3} {...field("note", "note")} required />)}
      {oneAction(
        "stage",
        <>
          <Field as="select" {...field("stage", "stage")}>
            <Options options={stages} />
          </Field>
          <Field {...field("stage", "reason")} autoComplete="off" />
        </>,
      )}
      {canReply && oneAction("replied")}
    </div>
  );
}

function OneAction({ name, isOpen, children }: { name: OwnForm; isOpen: boolean; children: ReactNode }) {
  const { heading, button, text } = words.actions[name];
  return (
    <details open={isOpen} className="border-line border-t">
      <summary className="cursor-pointer py-3 font-semibold">{heading}</summary>
      <DeskForm className="grid max-w-xl gap-4 pb-4" noValidate>
        <p>{text}</p>
        {children}
        <ActionButton name="do" value={name}>
          {button}
        </ActionButton>
      </DeskForm>
    </details>
  );
}
