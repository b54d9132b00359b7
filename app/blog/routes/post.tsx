import { data } from "react-router";
import { LostTrail } from "../../design/drawings/lost.tsx";
import { ArrowLeft, RotateCw } from "../../design/icons.tsx";
import { RETRY_SECONDS } from "../../forms/api-answer.ts";
import { MoreForPost } from "../../pages/tools/sections/more-for-post.tsx";
import { siteContext, visitContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { describePost } from "../blog-head.ts";
import { firstKnown, loadPost, type PostView } from "../data/post-view.server.ts";
import { readyIn } from "../data/ready-or-late.server.ts";
import { postPath } from "../rules/post.ts";
import { FoundPost } from "../sections/found-post.tsx";
import stylesheet from "../stylesheet.css?url";
import type { Author } from "../ui/author-card.tsx";
import { Late, PostBodyPlaceholder, PostTopPlaceholder } from "../ui/placeholders.tsx";
import { WhenReady } from "../ui/when-ready.tsx";
import { authorOf } from "../words/author.ts";
import { blog, post as words } from "../words/blog.ts";
import type { Route } from "./+types/post";

/** The styles of figures and notes, on top of the site's own. */
export const handle = { stylesheet };

const TRY_AGAIN = { "Retry-After": RETRY_SECONDS, "Cache-Control": "no-store" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const [site, visit] = [context.get(siteContext), context.get(visitContext)];
  const shared = { author: authorOf(site.settings), here: postPath(params.slug) };
  const loading = loadPost(site, params.slug);
  const view = (await readyIn(visit.waitMs, loading)) ?? (await firstKnown(site, params.slug, loading));
  if (view.kind === "late") {
    visit.isLate = true;
    return { ...shared, view: loading, page: describePost(view.post, site.settings) };
  }
  if (view.kind === "found") return { ...shared, view, page: describePost(view.post, site.settings) };
  const answer = view.kind === "missing" ? { status: 404 } : { status: view.status, headers: TRY_AGAIN };
  return data({ ...shared, view, page: { title: words.missing.heading } }, answer);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function Post({ loaderData: { view, author, here } }: Route.ComponentProps) {
  return (
    <WhenReady value={view} meanwhile={<LatePost here={here} />}>
      {(ready: PostView) => <Shown view={ready} author={author} here={here} />}
    </WhenReady>
  );
}

function Shown({ view, author, here }: { view: PostView; author: Author; here: string }) {
  if (view.kind === "found") return <FoundPost view={view} author={author} more={<MoreForPost post={view.post} />} />;
  return <NoPost retry={view.kind === "failed" ? here : undefined} />;
}

function LatePost({ here }: { here: string }) {
  return (
    <>
      <section className="band-night pt-bar relative">
        <div className="wrap py-14">
          <Late label={words.loading} noScript={{ text: blog.noScript, link: blog.noScriptLink, href: `${here}?wait=1` }}>
            <PostTopPlaceholder />
          </Late>
        </div>
      </section>
      <div className="band-paper">
        <div className="wrap py-14">
          <PostBodyPlaceholder />
        </div>
      </div>
    </>
  );
}

/** `retry` is set when the post may exist but couldn't be read. */
function NoPost({ retry }: { retry: string | undefined }) {
  return (
    <section className="band-night band contour contour-left contour-around relative flex min-h-[80vh] items-center">
      <div className="wrap pt-bar grid items-center gap-12 md:grid-cols-[1.2fr_1fr]">
        <div>
          <h1 className="display text-h1">{words.missing.heading}</h1>
          <p className="measure text-fog mt-4 text-lg">{words.missing.text}</p>
          {retry && <p className="measure text-fog mt-2">{words.failed.text}</p>}
          <p className="mt-8 flex flex-wrap gap-3">
            <a href={pages.blog.path} className="button button-action">
              <ArrowLeft />
              {words.backToBlog}
            </a>
            {retry && (
              <a href={retry} className="button button-quiet">
                <RotateCw />
                {words.failed.retry}
              </a>
            )}
          </p>
        </div>
        <LostTrail className="w-full max-w-md" />
      </div>
    </section>
  );
}
