import { data, redirect } from "react-router";
import { openCorrection } from "../../blog/data/corrections.server.ts";
import { startDraft } from "../../blog/data/drafts.server.ts";
import { movePost, swapQueued } from "../../blog/data/editing.server.ts";
import { isSlug, postPath } from "../../blog/rules/post.ts";
import type { Reason } from "../../blog/rules/post-refused.ts";
import type { Database } from "../../database/database.server.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { type Site, siteContext } from "../../site/context.ts";
import { deskContext, signedIn } from "../context.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { offeredMornings } from "../data/editor.server.ts";
import { doAndLog } from "../data/log.server.ts";
import { orRefused } from "../data/post-actions.server.ts";
import { loadPostLists } from "../data/post-lists.server.ts";
import { searchIn } from "../rules/list-page.ts";
import { draftPath, draftPreviewPath, POSTS_PATH, REMOVE_POST_PATH } from "../rules/paths.ts";
import { resultWords } from "../rules/result-words.ts";
import { PostButtons } from "../sections/post-buttons.tsx";
import { QueueRow } from "../sections/queue-row.tsx";
import { ActionResult } from "../ui/action-result.tsx";
import { DeskForm } from "../ui/desk-form.tsx";
import { DeskLink } from "../ui/desk-link.tsx";
import { DeskPostRow } from "../ui/desk-post-row.tsx";
import { DeskSearch } from "../ui/desk-search.tsx";
import { Part } from "../ui/part.tsx";
import { postRefusals, posts as words } from "../words/posts.ts";
import type { Route } from "./+types/posts";

export const handle = { title: words.title, isDesk: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  signedIn(context.get(deskContext));
  const { searchParams } = new URL(request.url);
  const search = searchIn(request);
  const [lists, mornings] = await Promise.all([loadPostLists(site, search), offeredMornings(site)]).catch(unavailable(site.log));
  const slug = searchParams.get("post") ?? "";
  const isOut = lists.published.some((post) => post.slug === slug);
  return {
    search,
    mornings,
    ...lists,
    said: resultWords(request, words.said),
    see: isSlug(slug) && isOut ? postPath(slug) : undefined,
  };
}

export async function action(args: Route.ActionArgs) {
  const { who, form, ...site } = await deskAction(args);
  const done = await runPostAction(site, who, form).catch(unavailable(site.log));
  if ("to" in done) return redirect(done.to, { status: 303 });
  return data({ problem: postRefusals[done.refused] }, { status: done.refused === "morning-taken" ? 409 : 422 });
}

async function runPostAction(
  { database, settings, now }: Site,
  who: string,
  form: Record<string, string>,
): Promise<{ to: string } | { refused: Reason }> {
  const { slug = "", day = "" } = form;
  const writing = { who, page: "", now: now() };
  switch (form.do) {
    case "new":
    case "correct": {
      const draft = await doAndLog(
        database,
        writing,
        (transaction) => (form.do === "new" ? startDraft(transaction, writing) : openCorrection(transaction, slug, writing)),
        (opened) => (opened?.isNew ? "draft-started" : undefined),
      );
      return draft ? { to: draftPath(draft.id) } : { refused: "no-post" };
    }
    case "earlier":
    case "later":
    case "move": {
      const towards = form.do;
      const move = (transaction: Database) =>
        towards === "move"
          ? movePost(transaction, { slug, day, now: now(), timeZone: settings.timeZone })
          : swapQueued(transaction, { slug, towards, now: now() });
      const moved = await orRefused(() => doAndLog(database, writing, move, () => "post-moved"));
      return "refused" in moved ? moved : { to: `${POSTS_PATH}?said=moved` };
    }
    default:
      return { to: POSTS_PATH };
  }
}

export default function Posts({ loaderData, actionData }: Route.ComponentProps) {
  const { search, isSearched, drafts, queue, published, left, mornings, said, see } = loaderData;
  const isEmpty = drafts.length + queue.length + published.length === 0;
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="display text-h2">{words.title}</h1>
        <DeskForm action={POSTS_PATH}>
          <button type="submit" name="do" value="new" className="button button-action">
            {words.start}
          </button>
        </DeskForm>
      </div>
      <ActionResult
        problem={actionData?.problem}
        said={
          said && (
            <>
              {said} {see && <DeskLink href={see}>{words.see}</DeskLink>}
            </>
          )
        }
      />
      {(isSearched || search) && <DeskSearch words={words.search} search={search} />}
      {search && isEmpty ? (
        <p>{words.nothingFound}</p>
      ) : (
        <>
          <Part {...words.drafts}>
            {drafts.map(({ id, title, note }) => (
              <DeskPostRow key={id} title={title} note={note} href={draftPath(id)}>
                <DeskLink href={draftPreviewPath(id)}>{words.preview}</DeskLink>
                <DeskLink href={`${REMOVE_POST_PATH}?draft=${id}`} aria-label={words.drafts.delete(title)}>
                  {words.drafts.deleteShort}
                </DeskLink>
              </DeskPostRow>
            ))}
          </Part>
          <Part {...words.queue}>
            {queue.map((post) => (
              <QueueRow key={post.slug} {...post} mornings={mornings}>
                <PostButtons slug={post.slug} title={post.title} />
              </QueueRow>
            ))}
          </Part>
          <Part {...words.published}>
            {published.map(({ slug, title, note }) => (
              <DeskPostRow key={slug} title={title} note={note} href={postPath(slug)}>
                <PostButtons slug={slug} title={title} />
              </DeskPostRow>
            ))}
          </Part>
          {left > 0 && <p>{words.published.more(left)}</p>}
        </>
      )}
    </div>
  );
}
