import { pages } from "../../site/pages.ts";
import { filled } from "../../text/format.ts";
import { document, heading, labeled, link, list, md } from "../../text/markdown.ts";
import { links, section } from "../../text/markdown-parts.ts";
import { CATEGORIES } from "../catalog/categories.ts";
import { TOPICS } from "../catalog/topics.ts";
import type { BlogList } from "../data/blog-list.server.ts";
import { type BlogQuery, POSTS_PER_PAGE, writeBlogQuery } from "../rules/query.ts";
import { blog } from "../words/blog.ts";
import { countWords, headingFor } from "../words/lists.ts";
import { cardWithExcerpt } from "./cards.ts";

type Newsletter = { eyebrow: string; heading: string; text: string };

/** One page of posts: all of them, a category's or those with the words of a search. */
export function listMarkdown(query: BlogQuery, shown: BlogList, newsletter: Newsletter) {
  const { featured, cards, guides = [], suggestions = [], from, total, last, newest } = shown;
  const isEmpty = cards.length === 0 && !featured;
  const missing = total > 0 ? blog.empty.beyond : query.q ? blog.empty.search : blog.empty.category;
  const at = (other: Partial<BlogQuery>) => pages.blog.path + writeBlogQuery(other);
  return document(
    heading(1, blog.headline),
    blog.lead,
    blog.schedule,
    newest && filled(blog.newest, { date: newest }),
    labeled(blog.categoriesLabel, links(CATEGORIES.map((category) => ({ name: category, href: at({ category }) })))),
    featured && labeled(blog.featuredLabel, cardWithExcerpt(featured)),
    section(
      headingFor(query),
      isEmpty ? blog.noCount : countWords(query, { from, to: from + cards.length - 1, total }),
      isEmpty ? [heading(3, missing.heading), missing.text] : list(cards.map(cardWithExcerpt)),
      suggestions.length > 0 && labeled(blog.empty.suggested, links(suggestions.map((q) => ({ name: q, href: at({ q }) })))),
      featured &&
        cards.length === POSTS_PER_PAGE - 1 && [
          heading(3, blog.aside.heading),
          md`${blog.aside.text} ${link(blog.aside.button, pages.calculator.path)}`,
        ],
    ),
    guides.length > 0 && section(blog.guides, list(guides.map(cardWithExcerpt))),
    last > 1 && pager(query, last, at),
    section(newsletter.heading, newsletter.eyebrow, newsletter.text),
    section(blog.topics.heading, list(TOPICS.map((name) => link(name, at({ q: name }))))),
  );
}

function pager(query: BlogQuery, last: number, at: (other: Partial<BlogQuery>) => string) {
  const { page } = query;
  const ways = [
    ...(page > 1 ? [{ name: blog.pages.previous, href: at({ ...query, page: page - 1 }) }] : []),
    ...(page < last ? [{ name: blog.pages.next, href: at({ ...query, page: page + 1 }) }] : []),
  ];
  return md`${filled(blog.pages.page, { page: String(page), last: String(last) })}. ${links(ways)}`;
}
