import { DeskForm } from "./desk-form.tsx";
import { DeskLink } from "./desk-link.tsx";
import { QuietButton } from "./quiet-button.tsx";

type Props = {
  text: string;
  /** The calls that stay, and what to say about them. */
  calls: { href: string; text: string }[];
  stay: string;
  /** A button that takes it back. */
  undo?: { action: string; label: string; fields: Record<string, string> } | undefined;
};

/** What was just done, the calls it left alone, and a way back. */
export function ChangeNotice({ text, calls, stay, undo }: Props) {
  return (
    <div className="grid gap-2">
      {text && <p className="font-semibold">{text}</p>}
      {calls.length > 0 && (
        <>
          <p>{stay}</p>
          <ul>
            {calls.map(({ href, text: said }) => (
              <li key={href}>
                <DeskLink href={href} className="wrap-anywhere">
                  {said}
                </DeskLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {undo && (
        <DeskForm action={undo.action}>
          {Object.entries(undo.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <QuietButton>{undo.label}</QuietButton>
        </DeskForm>
      )}
    </div>
  );
}
