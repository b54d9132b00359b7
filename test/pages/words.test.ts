import { expect, test } from "vitest";
import { post } from "../../app/blog/words/blog.ts";
import { UNDATED } from "../../app/pages/guides/words/guide.ts";
import { guidePage } from "../../app/pages/guides/words/page.ts";
import { PACKAGE_KEYS, PACKAGES } from "../../app/pages/packages/catalog/packages.ts";
import { PAYMENT, packages } from "../../app/pages/packages/words/packages.ts";
import { reportCosts } from "../../app/pages/papers/words/sample-report.ts";
import { exhibits } from "../../app/pages/services/words/exhibits.ts";
import { toolLink } from "../../app/pages/tools/tool-links.ts";
import { toolPage } from "../../app/pages/tools/words/page.ts";
import { tools } from "../../app/pages/tools/words/tools.ts";
import { TRADES } from "../../app/pages/trades/catalog/trades.ts";
import { tradeWords } from "../../app/pages/trades/words/all.ts";
import { tradePage } from "../../app/pages/trades/words/page.ts";
import { allPages } from "../../app/site/pages.ts";
import { claimNotes } from "../../app/site/words/claims.ts";
import { labels } from "../../app/site/words/labels.ts";
import { dollars } from "../../app/text/format.ts";
import { withoutLinks } from "../../app/text/linked-text.ts";
import { headings, mainOf } from "../harness/html.ts";
import { blocksIn, sentencesOf, textsIn } from "../harness/own-words.ts";
import { postFiles } from "../harness/post-files.ts";
import { openSite } from "../harness/site.ts";

const site = openSite();
// The blog's index quotes the titles and openings of its articles, as an index does.
const mains = await Promise.all(
  allPages.filter(({ key }) => key !== "blog").map(async ({ path }) => ({ path, html: mainOf(await (await site.get(path)).text()) })),
);

/** Headings of shared components: package cards, badges, captions, guarantees. */
const SHARED_HEADINGS = new Set([
  ...PACKAGE_KEYS.map((key): string => PACKAGES[key].name),
  "What we do",
  "What you get",
  "A good fit if",
  "Look elsewhere if",
  "In this article",
  "On this page",
  "Investment",
]);

test("no heading repeats another page's", () => {
  const pagesByHeading = collect(({ html }) =>
    [1, 2, 3].flatMap((level) => headings(html, level)).filter((heading) => !SHARED_HEADINGS.has(heading)),
  );
  expect(repeated(pagesByHeading)).toEqual([]);
});

/** What stands in one place and is shown on several pages on purpose. */
const SHARED_WORDS = [
  labels,
  `${labels.goodBuild.text} ${labels.goodBuild.link}`,
  claimNotes,
  // A package's terms are the same wherever it's sold.
  packages,
  PAYMENT,
  PACKAGE_KEYS.map((key) => labels.boughtIn(PACKAGES[key].name, dollars(PACKAGES[key].priceUsd))),
  // Every thread has the same assistant.
  exhibits.thread,
  reportCosts,
  // A file has one name, and an assistant's example answers from the list of them.
  tools.map(({ use }) => use),
  tools.map(toolLink).map(({ name, kind, size }) => `${name} ${kind}, ${size}`),
  // What says that an example is one, and what stands around it.
  tradePage,
  TRADES.map((trade) => tradePage.math.openNote(tradeWords[trade])),
  toolPage,
  guidePage,
  UNDATED,
  post.prompt,
];
/** What a caller in danger hears is the same order everywhere. */
const SAFETY = /smoke flames (or )?sparks/;

test("no sentence is on two pages, or on a page and in a post", () => {
  const shared = new Set(textsIn(SHARED_WORDS).flatMap(sentencesOf));
  const sentences = collect(({ html }) => blocksIn(html).flatMap(sentencesOf));
  for (const { file, source } of postFiles)
    for (const sentence of source.split("\n").flatMap((line) => sentencesOf(withoutLinks(line)))) sentences.get(sentence)?.add(file);
  expect(repeated(sentences).filter(([sentence = ""]) => !shared.has(sentence) && !SAFETY.test(sentence))).toEqual([]);
});

test("no page uses the words we avoid", () => {
  const banned = /\b(unlock|leverage|supercharge|seamless|empower|cutting-edge|game-?changer|lorem ipsum|coming soon)\w*/i;
  for (const { path, html } of mains) expect(banned.exec(html)?.[0], path).toBeUndefined();
});

function collect(read: (page: { path: string; html: string }) => string[]) {
  const found = new Map<string, Set<string>>();
  for (const page of mains) for (const words of read(page)) found.set(words, (found.get(words) ?? new Set()).add(page.path));
  return found;
}

function repeated(found: Map<string, Set<string>>) {
  return [...found].filter(([, pages]) => pages.size > 1).map(([words, pages]) => [words, ...pages]);
}
