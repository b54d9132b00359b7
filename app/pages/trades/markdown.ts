import { cardLine } from "../../blog/markdown/cards.ts";
import type { PostCard } from "../../blog/rules/card.ts";
import { contactFrom, pages, tradePath } from "../../site/pages.ts";
import { labels } from "../../site/words/labels.ts";
import { document, heading, labeled, link, list, md, type Part } from "../../text/markdown.ts";
import { closingWords, conversation, example, links, section, sentence, slip, titled } from "../../text/markdown-parts.ts";
import { toolLinks } from "../tools/links.ts";
import { fileLink } from "../tools/markdown.ts";
import { toolsPage } from "../tools/words/tools.ts";
import { TRADES, type Trade } from "./catalog/trades.ts";
import { builtWith, exampleReport } from "./links.ts";
import { tradeWords } from "./words/all.ts";
import { trades } from "./words/grid.ts";
import { tradePage, tradesIndex } from "./words/page.ts";
import type { TradePart, TradeWords } from "./words/words.ts";

export function tradesMarkdown() {
  const { headline, lead, listHeading, other } = tradesIndex;
  return document(
    heading(1, headline),
    lead,
    section(
      listHeading,
      TRADES.map((key) => [heading(3, link(tradePage.aiFor(trades[key].name), tradePath(key))), trades[key].inside]),
    ),
    section(
      other.heading,
      other.text,
      links([
        { name: labels.bookCall, href: contactFrom("other") },
        { name: labels.allServices, href: pages.services.path },
      ]),
    ),
  );
}

/** `posts` are the published ones of those that fit. */
export function tradeMarkdown(trade: Trade, posts: PostCard[]) {
  const { name } = trades[trade];
  const words = tradeWords[trade];
  return document(
    name,
    heading(1, words.heading),
    words.lead,
    link(labels.bookCall, contactFrom(trade)),
    words.order.map((part) => PARTS[part](trade, words)),
    section(
      tradePage.questions(name),
      words.questions.map(({ question, answer }) => [heading(3, question), sentence(answer)]),
    ),
    section(
      tradePage.more(name),
      list([...posts.map(cardLine), ...toolLinks(words.tools).map(fileLink)]),
      link(toolsPage.inPost.all, pages.tools.path),
    ),
    closingWords(
      words.closing,
      links([
        { name: labels.bookCall, href: contactFrom(trade) },
        { name: tradePage.allTrades, href: pages.trades.path },
      ]),
    ),
  );
}

const PARTS: Record<TradePart, (trade: Trade, words: TradeWords) => Part> = {
  story: (_, { season, week }) => [
    section(season.heading, season.text),
    section(week.heading, list(week.days.map(({ day, text }) => labeled(day, text)))),
  ],
  math: (trade, words) => {
    const { math } = words;
    return section(
      math.heading,
      math.intro,
      tradePage.math.caption,
      slip(math.rows),
      math.note,
      md`${link(tradePage.math.open, exampleReport(trade, words.example))}. ${tradePage.math.openNote(words)}`,
    );
  },
  handOff: (trade, words) => {
    const { first, leave } = words;
    const built = builtWith(trade, words);
    return [
      section(first.heading, titled(first.items), labeled(built.label, links(built.services)), built.price, links(built.links)),
      section(leave.heading, titled(leave.items)),
    ];
  },
  exhibit: (_, { exhibit }) => {
    const { caption, paperCaption, with: title } = tradePage.exhibit;
    if (exhibit.kind === "paper") {
      const rows = list(exhibit.rows.map(({ label, value }) => labeled(label, value)));
      return section(exhibit.title, exhibit.note, example(labels.example, paperCaption, rows));
    }
    const messages = exhibit.messages.map(({ from, ...message }) => ({ ...message, from: tradePage.senders[from] }));
    return section(exhibit.title, example(labels.example, caption, conversation(title, messages)));
  },
};
