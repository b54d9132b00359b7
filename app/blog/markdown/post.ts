import { pages } from "../../site/pages.ts";
import { document, heading, type Inline, labeled, link, list, md, type Part } from "../../text/markdown.ts";
import { links, section } from "../../text/markdown-parts.ts";
import type { FoundView } from "../data/post-view.server.ts";
import { bodyAsMarkdown } from "../rules/to-markdown.ts";
import { blog, post as words } from "../words/blog.ts";
import { callOf } from "../words/calls.ts";
import { figures } from "../words/figures/all.ts";
import { cardWithExcerpt, joined } from "./cards.ts";
import { figureMarkdown } from "./figure.ts";

/** What the page of a post shows from other rooms: the files to take away, and the trades it's for. */
export type Beside = { takeAway: Part; trades: Part };
type Author = { team: string; people: string };

export function postMarkdown({ post, date, previous, next, related }: FoundView, author: Author, { takeAway, trades }: Beside) {
  const figure = figures[post.slug];
  const call = callOf(post);
  return document(
    `${post.category}${post.featured ? `. ${blog.featuredLabel}` : ""}`,
    heading(1, post.title),
    post.excerpt,
    `${author.team}. ${date}. ${post.readTime}.`,
    { block: bodyAsMarkdown(post.content) },
    figure && figureMarkdown(figure),
    toCalculator(),
    takeAway,
    trades,
    labeled(author.people ? `${author.team} (${author.people})` : author.team, words.author.text),
    link(words.author.link, pages.about.path),
    (previous || next) &&
      list([
        ...(previous ? [labeled(words.neighbours.previous, link(joined(previous.title), previous.path))] : []),
        ...(next ? [labeled(words.neighbours.next, link(joined(next.title), next.path))] : []),
      ]),
    related.length > 0 && section(words.related, list(related.map(cardWithExcerpt))),
    section(
      call.heading,
      call.text,
      links([
        { name: words.call.consultation, href: pages.contact.path },
        { name: words.call.packages, href: pages.packages.path },
      ]),
    ),
  );
}

export function toCalculator(): Inline {
  return md`${link(words.prompt.question, pages.calculator.path)} ${words.prompt.text}`;
}
