import type { ReactNode } from "react";
import { Field } from "../../design/field.tsx";
import type { PersonDeed } from "../catalog.ts";
import { DeskForm } from "./desk-form.tsx";

type OwnForm = Exclude<PersonDeed, "done" | "later" | "lost">;

type Words = {
  deeds: Record<OwnForm, { heading: string; button: string; text: string }>;
  fields: { nextStep: string; nextOn: string; stage: string; reason: string; note: string };
};

type Props = {
  words: Words;
  stages: { value: string; text: string }[];
  today: string;
  canReply: boolean;
  /** What was typed and what was wrong with it, if the last press didn't work. */
  form: Record<string, string>;
  problems: Record<string, string>;
};

/** What one can write down about a person, each folded away until it's wanted. */
export function PersonDeeds({ words, stages, today, canReply, form, problems }: Props) {
  const { fields } = words;
  const field = (deed: OwnForm, name: keyof Words["fields"]) => ({
    name,
    label: fields[name],
    defaultValue: form.do === deed ? form[name] : undefined,
    ...(form.do === deed && problems[name] && { error: problems[name] }),
  });
  const deed = (name: OwnForm, children?: ReactNode) => (
    <Deed name={name} words={words.deeds[name]} isOpen={form.do === name}>
      {children}
    </Deed>
  );
  return (
    <div>
      {deed(
        "next",
        <>
          <Field {...field("next", "nextStep")} required autoComplete="off" />
          <Field type="date" min={today} {...field("next", "nextOn")} required />
        </>,
      )}
      {deed("note", <Field as="textarea" rows={3} {...field("note", "note")} required />)}
      {deed(
        "stage",
        <>
          <Field as="select" {...field("stage", "stage")}>
            {stages.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Field>
          <Field {...field("stage", "reason")} autoComplete="off" />
        </>,
      )}
      {canReply && deed("replied")}
    </div>
  );
}

type DeedProps = { name: OwnForm; words: { heading: string; button: string; text: string }; isOpen: boolean; children: ReactNode };

function Deed({ name, words: { heading, button, text }, isOpen, children }: DeedProps) {
  return (
    <details open={isOpen} className="border-line border-t">
      <summary className="cursor-pointer py-3 font-semibold">{heading}</summary>
      <DeskForm className="grid max-w-xl gap-4 pb-4" noValidate>
        <p>{text}</p>
        {children}
        <button type="submit" name="do" value={name} className="button button-action justify-self-start">
          {button}
        </button>
      </DeskForm>
    </details>
  );
}
