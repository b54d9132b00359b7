import { expect, test } from "vitest";
import { writeAddress } from "../../app/calculator/rules/address.ts";
import { calculator } from "../../app/calculator/words/screens.ts";
import { markdownPathOf } from "../../app/site/markdown-path.ts";
import { pages } from "../../app/site/pages.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { bare, shownIn, writtenIn } from "../harness/same-facts.ts";
import { openSite } from "../harness/site.ts";

const ADDED = new Date("2026-11-15T12:00:00Z");
/** All posts that come with the site are published by then. */
const NOW = new Date("2027-03-15T12:00:00Z");
const site = openSite({ now: () => NOW });
await prepareDatabase(site.database, ADDED, site.settings.timeZone);

const { siteUrl } = site.settings;
const text = async (path: string) => (await site.get(path)).text();
const sitemap = [...(await text("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);

test("the sitemap has all pages and posts", () => expect(sitemap.length).toBeGreaterThan(90));

test.each([...sitemap, ...sitemap.filter((path) => path === pages.blog.path).map((path) => `${path}?category=HVAC`)])(
  "%s names its Markdown, which says the same in half of the bytes at most, with links that lead somewhere",
  async (address) => {
    const [path = "", query] = address.split("?");
    const copy = markdownPathOf(path) + (query ? `?${query}` : "");
    const html = await text(address);
    expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${copy}"`);
    const response = await site.get(copy);
    expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    const markdown = await response.text();
    expect(Buffer.byteLength(markdown) / Buffer.byteLength(html)).toBeLessThanOrEqual(0.5);

    const [shown, written] = [shownIn(html), writtenIn(markdown)];
    const headings = new Set(written.headings.map(bare));
    const titles = new Set(written.linkTexts.map(bare));
    const missing = shown.headings.filter(({ text, isLink }) => !headings.has(bare(text)) && !(isLink && titles.has(bare(text))));
    expect(missing.map(({ text }) => text)).toEqual([]);
    expect([...shown.numbers].filter((number) => !written.numbers.has(number))).toEqual([]);
    const { everyNumber } = address === pages.calculator.path ? shownIn(await allScreens()) : shown;
    expect([...written.numbers].filter((number) => !everyNumber.has(number))).toEqual([]);
    for (const href of new Set(written.links)) await leadsSomewhere(href);
  },
);

/** The calculator's Markdown also says how its report is worked out, with the first screen's example. Those numbers are on the later screens. */
async function allScreens() {
  const answers = Object.fromEntries(Object.entries(calculator.welcome.example.inputs).map(([name, value]) => [name, String(value)]));
  const later = ([1, 2, 3] as const).map((step) => `${pages.calculator.path}?${writeAddress(step, answers)}`);
  const screens = await Promise.all([pages.calculator.path, ...later].map(text));
  return screens.map((html) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").join("");
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
