import type { ComponentProps } from "react";
import type { DraftFields } from "../../blog/rules/draft.ts";
import { ButtonLink } from "../../design/button-link.tsx";
import { Field } from "../../design/field.tsx";
import { DeskForm } from "../ui/desk-form.tsx";
import { draft } from "../words/draft.ts";

/** `theirs` is missing once the draft itself is gone, and `by` is empty if the writer saved it in another window. */
export type Versions = { mine: DraftFields; theirs?: DraftFields & { version: number; time: string; by: string } };

const { fields, conflict } = draft;
const NAMES = ["title", "excerpt", "category", "slug", "metaDescription", "seoKeywords", "body"] as const;

/** Both texts beside each other. Mine can still be changed, so that somebody can take over a sentence of theirs. */
export function DraftConflict({ action, mine, theirs }: Versions & { action: string }) {
  const words = theirs?.by ? conflict.other : conflict.own;
  const { heading, text, mine: mineLabel } = theirs ? { ...words, text: words.text(theirs.time, theirs.by) } : conflict.gone;
  const isShown = (name: (typeof NAMES)[number]) => (theirs ? theirs[name] !== mine[name] : mine[name] !== "");
  return (
    <DeskForm action={action} className="grid gap-6" noValidate>
      <h1 className="display text-h1">{heading}</h1>
      <p role="alert" className="text-wrong max-w-2xl font-semibold wrap-anywhere">
        {text}
      </p>
      {theirs && <input type="hidden" name="version" value={theirs.version} />}
      {NAMES.map((name) =>
        isShown(name) ? (
          <div key={name} className="grid gap-4 md:grid-cols-2">
            <Field as="textarea" name={name} label={`${fields[name].label}: ${mineLabel}`} rows={rowsFor(name)} defaultValue={mine[name]} />
            {theirs && (
              <Field
                as="textarea"
                id={`their-${name}`}
                name=""
                label={`${fields[name].label}: ${words.theirs}`}
                rows={rowsFor(name)}
                readOnly
                defaultValue={theirs[name]}
              />
            )}
          </div>
        ) : (
          <input key={name} type="hidden" name={name} value={mine[name]} />
        ),
      )}
      {theirs && theirs.featured !== mine.featured ? (
        <div className="grid gap-4 md:grid-cols-2">
          <Featured label={mineLabel} name="featured" defaultChecked={mine.featured} />
          <Featured label={words.theirs} disabled defaultChecked={theirs.featured} />
        </div>
      ) : (
        mine.featured && <input type="hidden" name="featured" value="yes" />
      )}
      {theirs && <p>{conflict.same}</p>}
      <div className="flex flex-wrap gap-3">
        {theirs && (
          <>
            <button type="submit" name="do" value="save" className="button button-action">
              {words.keepMine}
            </button>
            <ButtonLink href={action} kind="quiet">
              {words.keepTheirs}
            </ButtonLink>
          </>
        )}
        <button type="submit" name="do" value="save-new" className="button button-quiet">
          {theirs ? conflict.keepBoth : conflict.keepGone}
        </button>
      </div>
    </DeskForm>
  );
}

function Featured({ label, ...input }: { label: string } & ComponentProps<"input">) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" value="yes" className="size-6" {...input} />
      {fields.featured}: {label}
    </label>
  );
}

function rowsFor(name: string) {
  return name === "body" ? 16 : 2;
}
