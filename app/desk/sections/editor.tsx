import type { DraftFields as Fields } from "../../blog/rules/draft.ts";
import { draftPath, draftPicturesPath, draftSavePath, REMOVE_POST_PATH } from "../rules/paths.ts";
import { ActionResult } from "../ui/action-result.tsx";
import { DeskForm } from "../ui/desk-form.tsx";
import { DeskLink } from "../ui/desk-link.tsx";
import type { Option } from "../ui/options.tsx";
import { draft as words } from "../words/draft.ts";
import { DraftFields } from "./draft-fields.tsx";
import { type DraftPicture, DraftPictures } from "./draft-pictures.tsx";
import { SendOut } from "./send-out.tsx";

type Props = {
  id: string;
  version: number;
  page: string;
  fields: Fields;
  corrects: { path: string; isQueued: boolean } | "" | null;
  checks: Check[];
  mornings: Option[];
  pictures: DraftPicture[];
  said?: string | undefined;
  problem?: string | undefined;
  picture?: string | undefined;
  alt?: string | undefined;
  isOverAsked?: boolean;
};

/** One form with everything in it, so that every button saves the words. */
export function Editor({ id, version, page, fields, corrects, checks, mornings, pictures, ...told }: Props) {
  const { sending, dropped, noAlt, noFile } = words.pictures;
  const scriptWords = JSON.stringify({ ...words.saving, sending, dropped, noAlt, noFile });
  return (
    <DeskForm action={draftPath(id)} noValidate data-save={draftSavePath(id)} data-words={scriptWords} className="grid gap-6">
      <h1 className="display text-h2">{corrects ? words.heading.correction : words.heading.new}</h1>
      {corrects && (
        <p>
          {corrects.isQueued ? words.correcting.queued : words.correcting.published}{" "}
          {!corrects.isQueued && <DeskLink href={corrects.path}>{words.correcting.see}</DeskLink>}
        </p>
      )}
      <ActionResult said={told.said} problem={told.problem} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="page" value={page} />
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-5">
          <DraftFields values={fields} fixedPath={corrects ? corrects.path : undefined} />
        </div>
        <div className="grid content-start gap-6">
          <div className="grid gap-2">
            <div className="flex flex-wrap gap-3">
              <button type="submit" name="do" value="save" className="button button-quiet">
                {words.save}
              </button>
              <button type="submit" name="do" value="preview" className="button button-quiet">
                {words.preview}
              </button>
            </div>
            <p role="status" data-status="" className="min-h-6" />
          </div>
          <DraftChecks checks={checks} />
          <SendOut isCorrection={Boolean(corrects)} isOverAsked={told.isOverAsked === true} mornings={mornings} />
          <DraftPictures pictures={pictures} action={draftPicturesPath(id)} problem={told.picture} alt={told.alt} />
          <p className="border-line border-t pt-3">
            <DeskLink href={`${REMOVE_POST_PATH}?draft=${id}`}>{words.delete}</DeskLink>
          </p>
        </div>
      </div>
    </DeskForm>
  );
}

type Check = { line: number; label: string; text: string };

/** What's to do before a post can go out. The script of the page writes it again after every save. */
function DraftChecks({ checks }: { checks: Check[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-xl font-semibold">{words.checks.heading}</h2>
      <ul data-checks="" data-good={words.checks.good} className="grid gap-1 wrap-anywhere">
        {checks.length === 0 && <li>{words.checks.good}</li>}
        {checks.map(({ line, label, text }) => (
          <li key={`${line} ${text}`}>
            {label && <b data-line={line}>{label}</b>} {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
