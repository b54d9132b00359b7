import { data } from "react-router";
import { CATEGORIES } from "../../blog/catalog/categories.ts";
import { contentOfDraft } from "../../blog/data/check-draft.server.ts";
import { draftPictures } from "../../blog/data/draft-pictures.server.ts";
import { readDraft } from "../../blog/data/drafts.server.ts";
import { viewOf } from "../../blog/data/post-view.server.ts";
import { withDefaults } from "../../blog/rules/draft.ts";
import { isCategory, isSlug, type Post, readTimeOf } from "../../blog/rules/post.ts";
import { textOfPost } from "../../blog/rules/post-text.ts";
import { FoundPost } from "../../blog/sections/found-post.tsx";
import stylesheet from "../../blog/stylesheet.css?url";
import { authorOf } from "../../blog/words/author.ts";
import { DeadLink } from "../../design/dead-link.tsx";
import { unavailable } from "../../forms/unavailable.ts";
import { MoreForPost } from "../../pages/tools/sections/more-for-post.tsx";
import { type Site, siteContext } from "../../site/context.ts";
import { isId } from "../../text/id.ts";
import { deskContext, signedIn } from "../context.ts";
import { draftPath, POSTS_PATH } from "../rules/paths.ts";
import { DeskLink } from "../ui/desk-link.tsx";
import { draft as words } from "../words/draft.ts";
import type { Route } from "./+types/preview-draft";

export const handle = { stylesheet };

/** The public page of a post, made of a draft, right or not. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  signedIn(context.get(deskContext));
  const site = context.get(siteContext);
  const post = isId(id) ? await postOf(site, id).catch(unavailable(site.log)) : undefined;
  if (!post) return data({ shown: undefined, page: { title: words.unknown.heading } }, { status: 404 });
  const view = await viewOf(site, post).catch(unavailable(site.log));
  return { shown: { view, author: authorOf(site.settings) }, page: { title: `${words.previewTitle}: ${post.title}` } };
}

async function postOf({ database, now }: Site, id: string): Promise<Post | undefined> {
  const stored = await readDraft(database, id);
  if (!stored) return undefined;
  const content = contentOfDraft(stored, await draftPictures(database, id));
  const { title, excerpt, category, slug, metaDescription, seoKeywords, featured } = withDefaults(stored);
  return {
    slug: isSlug(slug) ? slug : id,
    title: title.trim() || words.untitled,
    excerpt,
    category: isCategory(category) ? category : CATEGORIES[0],
    readTime: readTimeOf(textOfPost(content)),
    publishedAt: now(),
    featured,
    content,
    metaDescription,
    seoKeywords,
    updatedAt: now(),
  };
}

export default function PreviewDraft({ loaderData: { shown }, params }: Route.ComponentProps) {
  if (!shown) return <DeadLink words={words.unknown} href={POSTS_PATH} />;
  return (
    <>
      <div className="band-night pt-bar">
        <p role="note" className="wrap flex flex-wrap items-center gap-x-6 pt-6 font-semibold">
          {words.previewNote}
          <DeskLink href={draftPath(params.id)}>{words.previewBack}</DeskLink>
        </p>
      </div>
      <FoundPost view={shown.view} author={shown.author} more={<MoreForPost post={shown.view.post} />} />
    </>
  );
}
