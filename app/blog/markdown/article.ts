import { pages } from "../../site/pages.ts";
import { labels } from "../../site/words/labels.ts";
import { document, heading, type Part } from "../../text/markdown.ts";
import { articleBlocks, links, section } from "../../text/markdown-parts.ts";
import { longDate } from "../../time/dates.ts";
import type { ArticleKey } from "../catalog/articles.ts";
import { articles } from "../words/articles.ts";
import { articleFigures } from "../words/figures/articles.ts";
import { figureMarkdown } from "./figure.ts";
import { toCalculator } from "./post.ts";

export function articleMarkdown(key: ArticleKey, author: string, trades: Part) {
  const { category, title, excerpt, date, readMinutes, opening, sections, closing } = articles[key];
  const figure = articleFigures[key];
  return document(
    category,
    heading(1, title),
    excerpt,
    `${author}. ${longDate(date)}. ${readMinutes} min read.`,
    articleBlocks(opening),
    sections.map(({ heading: name, blocks }) => section(name, articleBlocks(blocks))),
    figure && figureMarkdown(figure),
    toCalculator(),
    trades,
    section(
      closing.heading,
      closing.text,
      links([
        { name: labels.bookCall, href: pages.contact.path },
        { name: labels.backToBlog, href: pages.blog.path },
      ]),
    ),
  );
}
