import type { ReactNode } from "react";
import { data } from "react-router";
import { Band } from "../../design/band.tsx";
import { Opening } from "../../design/opening.tsx";
import { QuietNotice } from "../../design/quiet-notice.tsx";
import { NewsletterBlock } from "../../newsletter/sections/newsletter-block.tsx";
import { siteContext, visitContext } from "../../site/context.ts";
import type { OwnPage } from "../../site/head.ts";
import { pages } from "../../site/pages.ts";
import { NotFoundPage } from "../../site/ui/not-found-page.tsx";
import { notFound } from "../../site/words/not-found.ts";
import { filled } from "../../text/format.ts";
import { describeList } from "../blog-head.ts";
import { CATEGORIES } from "../catalog/categories.ts";
import { TOPICS } from "../catalog/topics.ts";
import { type BlogList, loadList } from "../data/blog-list.server.ts";
import { readyOrLate } from "../data/ready-or-late.server.ts";
import { type BlogQuery, POSTS_PER_PAGE, readBlogQuery, writeBlogQuery } from "../rules/query.ts";
import { CategoryRow } from "../ui/category-row.tsx";
import { EmptyList } from "../ui/empty-list.tsx";
import { Pager } from "../ui/pager.tsx";
import { FeaturedPlaceholder, Late, ListPlaceholder } from "../ui/placeholders.tsx";
import { FeaturedCard } from "../ui/post-card.tsx";
import { PostCards } from "../ui/post-cards.tsx";
import { PostAside, PostGrid } from "../ui/post-grid.tsx";
import { SearchForm } from "../ui/search-form.tsx";
import { TopicGrid } from "../ui/topic-grid.tsx";
import { WhenReady } from "../ui/when-ready.tsx";
import { blog } from "../words/blog.ts";
import { keyNumberOf } from "../words/key-numbers.ts";
import { countWords, headingFor } from "../words/lists.ts";
import type { Route } from "./+types/blog";

/** How many posts in a list get a large drawing. Search results get none. */
const DRAWN = 3;
/** Choosing a category, a page or words leads to the list, since on a phone the page's opening fills the screen. */
const LIST_ID = "posts";
const listAt = (query: Partial<BlogQuery>) => `${pages.blog.path}${writeBlogQuery(query)}#${LIST_ID}`;

type ListRequest = { query: BlogQuery; here: string };
type Loaded = { page: OwnPage; asked: ListRequest; list: BlogList | Promise<BlogList> } | { page: OwnPage; asked?: undefined };

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { pathname, searchParams } = new URL(request.url);
  const query = readBlogQuery(searchParams);
  if (!query) return missing();
  const asked = { query, here: pathname + writeBlogQuery(query) };
  const loading = loadList(site, query);
  void loading.then(({ total }) => {
    if (query.q && total === 0) context.get(visitContext).foundNothing = true;
  });
  const list = await readyOrLate(context, loading);
  if (!list) return data<Loaded>({ asked, list: loading, page: describeList(query, site.settings, { cards: undefined, last: 1 }) });
  if (query.page > list.last && !list.failed) return missing();
  const cards = [...(list.featured ? [list.featured] : []), ...list.cards];
  const page = describeList(query, site.settings, { cards, last: list.last });
  return data<Loaded>({ asked, list, page }, list.failed ? { headers: { "Cache-Control": "no-store" } } : {});
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  if (!loaderData.asked) return <NotFoundPage words={notFound} href={pages.home.path} />;
  const { asked, list } = loaderData;
  return (
    <>
      <Opening title={blog.headline} lead={blog.lead} sheet="blog" isLong>
        <p className="eyebrow text-mark mt-6">{blog.schedule}</p>
        <WhenReady value={list} meanwhile={null}>
          {({ newest }) => newest && <p className="text-quiet mt-2 text-sm">{filled(blog.newest, { date: newest })}</p>}
        </WhenReady>
        <SearchForm action={listAt({})} q={asked.query.q} category={asked.query.category} words={blog.search} />
      </Opening>
      <Band tone="snow">
        <WhenReady value={list} meanwhile={<LateList asked={asked} />}>
          {(ready) => <List asked={asked} list={ready} />}
        </WhenReady>
      </Band>
      <NewsletterBlock />
      <TopicGrid heading={blog.topics.heading} topics={TOPICS.map((name) => ({ name, href: listAt({ q: name }) }))} />
    </>
  );
}

function List({ asked: { query, here }, list }: { asked: ListRequest; list: BlogList }) {
  const { featured, cards, guides = [], suggestions = [], from, total, last, failed } = list;
  const at = (page: number) => listAt({ ...query, page });
  const page = failed ? 1 : query.page;
  const isFull = featured && cards.length === POSTS_PER_PAGE - 1;
  const isEmpty = cards.length === 0 && !featured;
  return (
    <>
      {failed && <QuietNotice text={blog.failed.text} link={blog.failed.retry} href={here} />}
      {featured && <FeaturedCard card={featured} label={blog.featuredLabel} />}
      <ListHead query={query} hasFeatured={Boolean(featured)} heading={failed ? blog.guides : headingFor(query)}>
        {!failed && (
          <p className="text-quiet text-sm font-semibold">
            {isEmpty ? blog.noCount : countWords(query, { from, to: from + cards.length - 1, total })}
          </p>
        )}
      </ListHead>
      {isEmpty ? (
        <EmptyList
          words={total > 0 ? blog.empty.beyond : query.q ? blog.empty.search : blog.empty.category}
          suggested={{ label: blog.empty.suggested, links: suggestions.map((q) => ({ name: q, href: listAt({ q }) })) }}
          ways={[
            { label: blog.empty.all, href: pages.blog.path },
            { label: blog.empty.ask, href: pages.contact.path },
          ]}
        />
      ) : (
        <PostGrid cards={cards} drawn={query.q && !failed ? 0 : DRAWN} beside={featured} keyNumberOf={keyNumberOf}>
          {isFull && <PostAside words={blog.aside} href={pages.calculator.path} />}
        </PostGrid>
      )}
      {guides.length > 0 && (
        <>
          <h2 className="display text-h2 mt-14 mb-6">{blog.guides}</h2>
          <PostCards cards={guides} />
        </>
      )}
      <Pager
        words={blog.pages}
        here={filled(blog.pages.page, { page: String(page), last: String(last) })}
        previous={page > 1 && !isEmpty ? at(page - 1) : undefined}
        next={page < last ? at(page + 1) : undefined}
      />
    </>
  );
}

function LateList({ asked: { query, here } }: { asked: ListRequest }) {
  const href = `${here}${here.includes("?") ? "&" : "?"}wait=1`;
  const late = <Late label={blog.loading} noScript={{ text: blog.noScript, link: blog.noScriptLink, href }} />;
  const hasFeatured = !query.q && !query.category && query.page === 1;
  return (
    <>
      {hasFeatured && <FeaturedPlaceholder>{late}</FeaturedPlaceholder>}
      <ListHead query={query} hasFeatured={hasFeatured} heading={headingFor(query)}>
        {!hasFeatured && late}
      </ListHead>
      <ListPlaceholder />
    </>
  );
}

type HeadProps = { query: BlogQuery; hasFeatured: boolean; heading: string; children: ReactNode };

function ListHead({ query, hasFeatured, heading, children }: HeadProps) {
  return (
    <>
      <div className={hasFeatured ? "mt-10" : ""}>
        <Categories query={query} />
      </div>
      <div id={LIST_ID} className="mt-10 mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="display text-h2">{heading}</h2>
        {children}
      </div>
    </>
  );
}

function Categories({ query }: { query: BlogQuery }) {
  const choices = [undefined, ...CATEGORIES].map((category) => ({
    name: category ?? blog.allPosts,
    href: listAt({ q: query.q, category }),
    isCurrent: category === query.category,
  }));
  return <CategoryRow label={blog.categoriesLabel} choices={choices} />;
}

function missing() {
  return data<Loaded>({ page: { title: notFound.headline } }, { status: 404 });
}
