import { expect, test } from "vitest";
import { writeAddress } from "../../app/calculator/rules/typed-answers.ts";
import { calculator } from "../../app/calculator/words/screens.ts";
import { markdownPathOf } from "../../app/site/markdown-path.ts";
import { pages } from "../../app/site/pages.ts";
import { missingFrom, wordsOnPage, wordsWritten } from "../harness/page-words.ts";
import { prepareDatabase } from "../harness/prepare-database.ts";
import { openSite } from "../harness/site.ts";

const ADDED = new Date("2026-11-15T12:00:00Z");
/** All posts that come with the site are published by then. */
const NOW = new Date("2027-03-15T12:00:00Z");
const site = openSite({ now: () => NOW });
await prepareDatabase(site.database, ADDED, site.settings.timeZone);

const { siteUrl } = site.settings;
const text = async (path: string) => (await site.get(path)).text();
const sitemap = [...(await text("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
/** Their Markdown is written by hand: what there is to know about a form. */
const FORMS: string[] = [pages.contact.path, pages.calculator.path];
const LISTS = [`${pages.blog.path}?category=HVAC`, `${pages.blog.path}?page=2`];
const derived = sitemap.filter((path) => !FORMS.includes(path));

test("the sitemap has all pages and posts", () => expect(sitemap.length).toBeGreaterThan(90));

test.each([...sitemap, ...LISTS])(
  "%s names its Markdown: one title, every heading, links that lead somewhere, half of the bytes at most",
  async (address) => {
    const [path = "", query] = address.split("?");
    const copy = markdownPathOf(path) + (query ? `?${query}` : "");
    const html = await text(address);
    expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${copy}"`);
    const response = await site.get(copy);
    expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    const markdown = await response.text();
    expect(Buffer.byteLength(markdown) / Buffer.byteLength(html)).toBeLessThanOrEqual(0.5);
    expect(markdown.match(/^# /gm)).toHaveLength(1);

    const [shown, written] = [wordsOnPage(html), wordsWritten(markdown)];
    expect(shown.headings.filter((heading) => !written.headings.includes(heading))).toEqual([]);
    for (const href of new Set(written.links)) await leadsSomewhere(href);
  },
);

test.each([...derived, ...LISTS])("%s has the page's words in their order, none run together, and no markup", async (path) => {
  const [address = "", query] = path.split("?");
  const [html, markdown] = [await text(path), await text(markdownPathOf(address) + (query ? `?${query}` : ""))];
  const [shown, written] = [wordsOnPage(html), wordsWritten(markdown)];
  expect(missingFrom(shown.words, written.words)).toBe("");
  expect(written.words.filter((word) => !shown.anywhere.has(word))).toEqual([]);
  expect(markdown).not.toMatch(/(?<!\\)<\/?[a-z]|&#|\]\(\)|\[\]\(|undefined/);
});

test.each(FORMS)("%s tells the page's numbers, and no others", async (path) => {
  const [html, markdown] = [await text(path), await text(markdownPathOf(path))];
  const [shown, written] = [wordsOnPage(html), wordsWritten(markdown)];
  expect(numbers(shown.words).filter((number) => !written.words.includes(number))).toEqual([]);
  const anywhere = path === pages.calculator.path ? await onAllScreens() : shown.anywhere;
  expect(numbers(written.words).filter((number) => !anywhere.has(number))).toEqual([]);
});

function numbers(words: string[]) {
  return words.filter((word) => /\d/.test(word));
}

/**
 * The calculator's Markdown also says how its report is worked out, with the first screen's example. Those numbers are on the later
 * screens.
 */
async function onAllScreens() {
  const answers = Object.fromEntries(Object.entries(calculator.welcome.example.inputs).map(([name, value]) => [name, String(value)]));
  const later = ([1, 2, 3] as const).map((step) => `${pages.calculator.path}?${writeAddress(step, answers)}`);
  const screens = await Promise.all([pages.calculator.path, ...later].map(text));
  return new Set(screens.flatMap((html) => [...wordsOnPage(html).anywhere]));
}

const known = new Map<string, Promise<Response>>();

async function leadsSomewhere(href: string) {
  if (/^(mailto|tel):/.test(href)) return;
  const { origin, pathname, search } = new URL(href);
  if (origin !== siteUrl) return;
  const address = pathname + search;
  known.set(address, known.get(address) ?? Promise.resolve(site.get(address)));
  expect((await known.get(address))?.status, href).toBe(200);
}
