import type { ReactNode } from "react";
import { Field } from "../../design/field.tsx";

type Props = { words: { label: string; button: string }; search: string; children?: ReactNode };

/** Looks through a list. The children are hidden fields that keep what else was chosen. */
export function DeskSearch({ words: { label, button }, search, children }: Props) {
  return (
    <form method="get" className="grid max-w-xl grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      <Field name="q" type="search" label={label} defaultValue={search} />
      {children}
      <button type="submit" className="button button-quiet">
        {button}
      </button>
    </form>
  );
}
