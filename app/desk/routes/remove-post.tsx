import { data, redirect } from "react-router";
import { deleteDraft, takeDown } from "../../blog/data/corrections.server.ts";
import { readDraft } from "../../blog/data/drafts.server.ts";
import { postBySlug } from "../../blog/data/stored-posts.server.ts";
import { postPath } from "../../blog/rules/post.ts";
import type { Database } from "../../database/database.server.ts";
import { ButtonLink } from "../../design/button-link.tsx";
import { DeadLink } from "../../design/dead-link.tsx";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { isId } from "../../text/id.ts";
import { deskContext, signedIn } from "../context.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { draftPath, POSTS_PATH, REMOVE_POST_PATH } from "../rules/paths.ts";
import { ActionResult } from "../ui/action-result.tsx";
import { DeskForm } from "../ui/desk-form.tsx";
import { posts, removing as words } from "../words/posts.ts";
import type { Route } from "./+types/remove-post";

export const handle = { title: words.title, isDesk: true };

/** Shows what would go, like the command without --yes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, log } = context.get(siteContext);
  signedIn(context.get(deskContext));
  const { searchParams } = new URL(request.url);
  const asked = { slug: searchParams.get("slug") ?? "", draft: searchParams.get("draft") ?? "" };
  const found = await findAsked(database, asked).catch(unavailable(log));
  return found ?? data(null, { status: 404 });
}

/** The server has asked for a fresh sign-in before. */
export async function action(args: Route.ActionArgs) {
  const { database, now, log, who, form, act } = await deskAction(args);
  const { slug = "", draft = "", keep } = form;
  if (draft) return removeDraft(draft);
  const keepsDraft = keep === "yes";
  const isGone = await act(
    (transaction) => takeDown(transaction, slug, { keepsDraft, who, page: "", now: now() }),
    (isDone) => (isDone ? "post-removed" : undefined),
  );
  if (!isGone) return data(null, { status: 404 });
  return redirect(`${POSTS_PATH}?said=${keepsDraft ? "kept" : "removed"}`, { status: 303 });

  async function removeDraft(id: string) {
    if (!isId(id)) return data(null, { status: 404 });
    const came = await act(
      (transaction) => deleteDraft(transaction, id, Number(form.version)),
      (result) => (result === "deleted" ? "draft-deleted" : undefined),
    );
    if (came === "deleted") return redirect(`${POSTS_PATH}?said=deleted`, { status: 303 });
    const found = came === "changed" && (await findAsked(database, { slug: "", draft: id }).catch(unavailable(log)));
    return found ? data({ ...found, problem: words.draft.changed }, { status: 409 }) : data(null, { status: 404 });
  }
}

async function findAsked(database: Database, { slug, draft }: { slug: string; draft: string }) {
  const stored = isId(draft) ? await readDraft(database, draft) : undefined;
  if (stored)
    return { draft, version: stored.version, slug: "", title: stored.title.trim() || posts.drafts.untitled, back: draftPath(draft) };
  const post = slug ? await postBySlug(database, slug) : undefined;
  return post && { draft: "", version: 0, slug, title: post.title, back: POSTS_PATH };
}

export default function RemovePost({ loaderData, actionData }: Route.ComponentProps) {
  const asked = actionData ?? loaderData;
  if (!asked) return <DeadLink words={words.unknown} href={POSTS_PATH} />;
  const { draft, version, slug, title, back } = asked;
  const { heading, text, button } = draft ? words.draft : words.post;
  return (
    <DeskForm action={REMOVE_POST_PATH} className="grid max-w-xl gap-5">
      <h1 className="display text-h2">{heading}</h1>
      <ActionResult problem={actionData?.problem} className="empty:hidden" />
      <p className="wrap-anywhere">
        <b>{title}</b> {slug && postPath(slug)}
      </p>
      <p>{text}</p>
      {draft ? (
        <>
          <input type="hidden" name="draft" value={draft} />
          <input type="hidden" name="version" value={version} />
        </>
      ) : (
        <>
          <input type="hidden" name="slug" value={slug} />
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="keep" value="yes" className="size-6" defaultChecked />
            {words.post.keep}
          </label>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button button-action">
          {button}
        </button>
        <ButtonLink href={back} kind="quiet">
          {words.back}
        </ButtonLink>
      </div>
    </DeskForm>
  );
}
