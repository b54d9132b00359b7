import { DeskForm } from "./desk-form.tsx";

type Props = {
  action: string;
  /** The hidden fields: what it is about. */
  fields: Record<string, string>;
  /** Says which one, for whoever hears the button alone. */
  about: string;
  words: { summary: string; text: string; button: string };
};

/** What can't be taken back is folded away, and says what it does before its button is there to press. */
export function SureForm({ action, fields, about, words: { summary, text, button } }: Props) {
  return (
    <details className="max-w-sm">
      <summary className="flex min-h-11 cursor-pointer items-center underline" aria-label={`${summary}: ${about}`}>
        {summary}
      </summary>
      <DeskForm action={action} className="grid justify-items-start gap-3 pb-2">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{text}</p>
        <button type="submit" className="button button-action button-small">
          {button}
        </button>
      </DeskForm>
    </details>
  );
}
