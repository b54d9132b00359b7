import { data } from "react-router";
import { ButtonLink } from "../../design/button-link.tsx";
import { ClosingCall } from "../../design/closing-call.tsx";
import { Contents } from "../../design/contents.tsx";
import { toolLink } from "../../pages/tools/links.ts";
import { PostTools } from "../../pages/tools/ui/post-tools.tsx";
import { toolsOfPost, toolsPage } from "../../pages/tools/words/tools.ts";
import { tradeLinks } from "../../pages/trades/links.ts";
import { TradeLinks } from "../../pages/trades/ui/trade-links.tsx";
import { tradesFor } from "../../pages/trades/words/all.ts";
import { tradePage } from "../../pages/trades/words/page.ts";
import { lateContext, siteContext, waitContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { labels } from "../../site/words/labels.ts";
import { authorOf } from "../author.ts";
import { readyIn } from "../data/in-time.server.ts";
import { firstKnown, loadPost, type PostView } from "../data/post-view.server.ts";
import { describePost } from "../head.ts";
import { postPath } from "../rules/post.ts";
import { sheetOf } from "../rules/sheet.ts";
import stylesheet from "../stylesheet.css?url";
import { ArticleBody } from "../ui/article-body.tsx";
import { ArticleTop } from "../ui/article-top.tsx";
import { type Author, AuthorCard } from "../ui/author-card.tsx";
import { Jump } from "../ui/jump.tsx";
import { Neighbours } from "../ui/neighbours.tsx";
import { NoPost } from "../ui/no-post.tsx";
import { Late, PostBodyPlaceholder, PostTopPlaceholder } from "../ui/placeholders.tsx";
import { PostCards } from "../ui/post-cards.tsx";
import { OpeningPicture } from "../ui/post-picture.tsx";
import { PostSection } from "../ui/post-section.tsx";
import { WhenReady } from "../ui/when-ready.tsx";
import { blog, post as words } from "../words/blog.ts";
import { callOf } from "../words/calls.ts";
import { figures } from "../words/figures/all.ts";
import type { Route } from "./+types/post";

/** The styles of figures and notes, on top of the site's own. */
export const handle = { stylesheet };

/** From this many headings on, a post is long enough to need a table of contents. */
const LONG = 3;

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const shared = { author: authorOf(site.settings), here: postPath(params.slug) };
  const loading = loadPost(site, params.slug);
  const view = (await readyIn(context.get(waitContext), loading)) ?? (await firstKnown(site, params.slug, loading));
  if (view.kind === "late") {
    context.set(lateContext, true);
    return { ...shared, view: loading, page: describePost(view.post, site.settings) };
  }
  if (view.kind === "found") return { ...shared, view, page: describePost(view.post, site.settings) };
  const answer = { missing: { status: 404 }, failed: { status: 503, headers: { "Retry-After": "30", "Cache-Control": "no-store" } } };
  return data({ ...shared, view, page: { title: words.missing.heading } }, answer[view.kind]);
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

type Found = Extract<PostView, { kind: "found" }>;

function Shown({ view, author, here }: { view: PostView; author: Author; here: string }) {
  if (view.kind === "found") return <FoundPost view={view} author={author} />;
  const retry = view.kind === "failed" ? { ...words.failed, href: here } : undefined;
  return <NoPost words={words.missing} back={{ label: words.backToBlog, href: pages.blog.path }} retry={retry} />;
}

export function FoundPost({ view: { post, body, day, date, previous, next, related }, author }: { view: Found; author: Author }) {
  const shown = { path: postPath(post.slug), category: post.category };
  const isLong = body.headings.length >= LONG;
  // A few posts end with the one thing to do on Monday.
  const forMonday = isLong ? body.headings.findLast(({ text }) => /\bMonday\b/.test(text)) : undefined;
  return (
    <>
      <article>
        <ArticleTop
          share={labels.share}
          back={{ label: words.back, href: pages.blog.path }}
          category={post.category}
          featured={post.featured ? blog.featuredLabel : undefined}
          title={post.title}
          excerpt={post.excerpt}
          author={author.team}
          day={day}
          date={date}
          readTime={post.readTime}
          sheet={sheetOf(post.category)}
          picture={<OpeningPicture post={shown} className="h-48 w-full md:h-72" />}
        />
        <div className="band-paper @container">
          <div className={`wrap grid gap-10 py-14 ${isLong ? "lg:grid-cols-[13rem_minmax(0,41rem)] lg:gap-12" : "max-w-[48rem]"}`}>
            {isLong && <Contents headings={body.headings} title={words.contents} />}
            <div className="min-w-0">
              <ArticleBody
                sections={body.sections.map((parts, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a post's sections never move
                  <PostSection key={i} parts={parts} note={i === 0 && forMonday && <Jump label={words.jump} to={forMonday} />} />
                ))}
                figure={figures[post.slug]}
                prompt={{ ...words.prompt, href: pages.calculator.path }}
              />
              <PostTools words={toolsPage.inPost} tools={toolsOfPost(post.slug).map(toolLink)} allHref={pages.tools.path} />
              <TradeLinks label={tradePage.byTrade} links={tradeLinks(tradesFor(post))} className="mt-10" />
              <AuthorCard {...author} text={words.author.text} link={{ label: words.author.link, href: pages.about.path }} />
            </div>
          </div>
        </div>
      </article>
      {(previous || next || related.length > 0) && (
        <section className="band-snow no-print pt-14 pb-8">
          <div className="wrap grid gap-14">
            <Neighbours words={words.neighbours} previous={previous} next={next} />
            {related.length > 0 && (
              <div>
                <h2 className="display text-h2 mb-8">{words.related}</h2>
                <PostCards cards={related} beside={shown} />
              </div>
            )}
          </div>
        </section>
      )}
      <ClosingCall from="snow" {...callOf(post)}>
        <ButtonLink href={pages.contact.path}>{words.call.consultation}</ButtonLink>
        <ButtonLink href={pages.packages.path} kind="quiet">
          {words.call.packages}
        </ButtonLink>
      </ClosingCall>
    </>
  );
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
