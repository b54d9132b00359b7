import { data, redirect } from "react-router";
import { type DraftFields, fieldsOf, typedFields } from "../../blog/rules/draft.ts";
import { DeadLink } from "../../design/dead-link.tsx";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { isId } from "../../text/id.ts";
import { timeIn } from "../../time/dates.ts";
import { deskContext, signedIn } from "../context.ts";
import { type DraftResult, doDraftAction } from "../data/draft-actions.server.ts";
import { readDraftForm } from "../data/draft-form.server.ts";
import { loadEditor } from "../data/editor.server.ts";
import { draftPath, POSTS_PATH } from "../rules/paths.ts";
import { resultWords } from "../rules/result-words.ts";
import { DraftConflict, type Versions } from "../sections/draft-conflict.tsx";
import { Editor } from "../sections/editor.tsx";
import editorScript from "../ui/editor.js?url";
import toolsScript from "../ui/editor-tools.js?url";
import { draft as words } from "../words/draft.ts";
import { postRefusals } from "../words/posts.ts";
import type { Route } from "./+types/draft";

export const handle = { title: words.title, isDesk: true };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  signedIn(context.get(deskContext));
  const editor = await loadEditor(site, params.id).catch(unavailable(site.log));
  if (!editor) return data(null, { status: 404 });
  return { ...editor, said: resultWords(request, words.said) };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { email: who } = signedIn(context.get(deskContext));
  if (!isId(id)) return data(null, { status: 404 });
  const sent = await readDraftForm(request);
  const done = await doDraftAction({ site, who, id, sent }).catch(unavailable(site.log));
  if (done.kind === "done") return redirect(done.to, { status: 303 });
  return data(answerTo(done, { who, form: sent.form, timeZone: site.settings.timeZone }), { status: statusOf(done) });
}

type Undone = Exclude<DraftResult, { kind: "done" }>;
/** `problem` stands at the top, `picture` beside the picture. Both keep what was typed. */
type DraftAnswer = {
  problem?: string;
  picture?: string;
  alt?: string | undefined;
  isOverAsked?: boolean;
  typed?: DraftFields;
  conflict?: Versions;
};

function answerTo(done: Undone, { who, form, timeZone }: { who: string; form: Record<string, string>; timeZone: string }): DraftAnswer {
  switch (done.kind) {
    case "too-long":
      return { problem: words.saving.tooLong, typed: typedFields(form) };
    case "picture":
      return { picture: done.problem, alt: form.alt };
    case "refused":
      return { problem: done.why === "problems" ? words.checks.first : postRefusals[done.why], isOverAsked: done.why === "post-changed" };
    case "conflict": {
      const { mine, theirs } = done;
      if (!theirs) return { conflict: { mine } };
      const { savedAt, savedBy, version } = theirs;
      return {
        conflict: { mine, theirs: { ...fieldsOf(theirs), version, time: timeIn(timeZone, savedAt), by: savedBy === who ? "" : savedBy } },
      };
    }
  }
}

function statusOf(done: Undone) {
  const isRace = done.kind === "refused" && ["morning-taken", "slug-taken", "post-changed", "draft-changed"].includes(done.why);
  return done.kind === "conflict" || isRace ? 409 : 422;
}

export default function Draft({ loaderData, actionData, params }: Route.ComponentProps) {
  const action = draftPath(params.id);
  const answer: DraftAnswer = actionData ?? {};
  if (answer.conflict) return <DraftConflict action={action} {...answer.conflict} />;
  if (!loaderData) return <DeadLink words={words.unknown} href={POSTS_PATH} />;
  const { said, ...editor } = loaderData;
  return (
    <>
      <Editor {...editor} {...answer} said={said} fields={answer.typed ?? editor.fields} />
      <script type="module" src={editorScript} />
      <script type="module" src={toolsScript} />
    </>
  );
}
