import type { DraftFields } from "../../blog/rules/draft.ts";
import { ButtonLink } from "../../design/button-link.tsx";
import { Field } from "../../design/field.tsx";
import { DeskForm } from "../ui/desk-form.tsx";
import { draft } from "../words/draft.ts";

type Props = {
  action: string;
  text: string;
  mine: DraftFields;
  /** Missing once the draft itself is gone. */
  theirs: (DraftFields & { version: number }) | undefined;
};

const { fields, conflict: words } = draft;
const NAMES = ["title", "excerpt", "category", "slug", "metaDescription", "seoKeywords", "body"] as const;

/** Both texts beside each other. Mine can still be changed, so that somebody can take over a sentence of theirs. */
export function DraftConflict({ action, text, mine, theirs }: Props) {
  const isShown = (name: (typeof NAMES)[number]) => (theirs ? theirs[name] !== mine[name] : mine[name] !== "");
  return (
    <DeskForm action={action} className="grid gap-6" noValidate>
      <h1 className="display text-h1">{words.heading}</h1>
      <p role="alert" className="text-wrong max-w-2xl font-semibold wrap-anywhere">
        {text}
      </p>
      {theirs && <input type="hidden" name="version" value={theirs.version} />}
      {mine.featured && <input type="hidden" name="featured" value="yes" />}
      {NAMES.map((name) =>
        isShown(name) ? (
          <div key={name} className="grid gap-4 md:grid-cols-2">
            <Field
              as="textarea"
              name={name}
              label={`${fields[name].label}: ${words.mine}`}
              rows={rowsFor(name)}
              defaultValue={mine[name]}
            />
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
      {theirs && <p>{words.same}</p>}
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
          {theirs ? words.keepBoth : words.keepGone}
        </button>
      </div>
    </DeskForm>
  );
}

function rowsFor(name: string) {
  return name === "body" ? 16 : 2;
}
