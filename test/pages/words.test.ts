import { expect, test } from "vitest";
import { PACKAGE_KEYS, PACKAGES } from "../../app/pages/packages/catalog/packages.ts";
import { exhibits } from "../../app/pages/services/words/exhibits.ts";
import { allPages } from "../../app/site/pages.ts";
import { headings } from "../harness/html.ts";
import { openSite } from "../harness/site.ts";

const site = openSite();
// The blog's index quotes the titles and openings of its articles, as an index does.
const mains = await Promise.all(
  allPages
    .filter(({ key }) => key !== "blog")
    .map(async ({ path }) => {
      const html = await (await site.get(path)).text();
      return { path, html: html.slice(html.indexOf("<main"), html.indexOf("</main>")) };
    }),
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
const MIN_SENTENCE_WORDS = 6;

test("no heading repeats another page's", () => {
  const pagesByHeading = collect(({ html }) =>
    [1, 2, 3].flatMap((level) => headings(html, level)).filter((heading) => !SHARED_HEADINGS.has(heading)),
  );
  expect(repeated(pagesByHeading)).toEqual([]);
});

test("no sentence is on two pages, except for the packages' own terms", () => {
  const sentences = collect(({ html }) =>
    [...html.matchAll(/<(?:p|li|dd|span)\b[^>]*>([^<]+)</g)]
      .flatMap(([, text = ""]) => text.split(/(?<=[.?!])\s+/))
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.split(/\s+/).length >= MIN_SENTENCE_WORDS),
  );
  // Home shows one exhibit of the service pages in full, because it convinces best.
  const shown = JSON.stringify(exhibits.thread).replaceAll("'", "&#x27;");
  const terms =
    /per week|Done-for-you|90-day priority support|All times|You buy it as part of|It&#x27;s part of|The calculator says if a smaller|costs you:|seven numbers, three minutes|That&#x27;s what we aim for where/;
  expect(repeated(sentences).filter(([sentence = ""]) => !terms.test(String(sentence)) && !shown.includes(String(sentence)))).toEqual([]);
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
