// Pages, articles and posts lead to each other in their sentences, and every such link works from the first day.
import { expect, test } from "vitest";
import { bundledPosts } from "../../app/blog/data/bundled.server.ts";
import { OUT_AT_FIRST } from "../../app/blog/rules/morning.ts";
import { faq } from "../../app/pages/faq/words.ts";
import { SERVICE_KEYS } from "../../app/pages/services/catalog/services.ts";
import { pages } from "../../app/site/pages.ts";
import { attributes, mainOf, structuredDataOf } from "../harness/html.ts";
import { prepareDatabase } from "../harness/prepare-database.ts";
import { openSite } from "../harness/site.ts";

const NOW = new Date("2026-11-15T12:00:00Z");
const site = openSite({ now: () => NOW });
await prepareDatabase(site.database, NOW, site.settings.timeZone);

const posts = bundledPosts(site.settings.timeZone).map(({ slug, content }) => ({ path: `/blog/${slug}`, links: linksIn(content) }));

test.each(["electricalArticle", "plumbingArticle"] as const)("%s has three links or more in its sentences", async (key) => {
  await resolves(await linksOn(pages[key].path), 3);
});

test.each(SERVICE_KEYS)("%s leads to a post that explains it", async (key) => {
  const links = (await linksOn(pages[key].path)).filter(({ href }) => href.startsWith("/blog/"));
  await resolves(links, 1);
});

test("FAQ answers lead on in their sentences, and search engines get the words alone", async () => {
  await resolves(await linksOn(pages.faq.path), 5);
  expect(JSON.stringify(faq)).toContain("](/blog/");
  expect(JSON.stringify(structuredDataOf(await (await site.get(pages.faq.path)).text()))).not.toContain("](/");
});

test.each(posts.map((post, i) => [post.path, i, post.links] as const))(
  "%s has two links or more, to what's out when it is",
  async (_, i, links) => {
    const inner = links.filter(({ href }) => href.startsWith("/"));
    const out = posts.slice(0, Math.max(OUT_AT_FIRST, i)).map(({ path }) => path);
    const queued = posts.map(({ path }) => path).filter((path) => !out.includes(path));
    expect(inner.map(({ href }) => href).filter((href) => queued.includes(href))).toEqual([]);
    await resolves(
      inner.filter(({ href }) => !posts.slice(OUT_AT_FIRST).some(({ path }) => path === href)),
      2,
    );
  },
);

test("no link's underline runs on below a colon, a comma or a period", async () => {
  const sitemap = await (await site.get("/sitemap.xml")).text();
  const out = attributes(sitemap, /<loc>https?:\/\/[^/]+([^<]+)/g);
  const queued = posts.slice(OUT_AT_FIRST).flatMap(({ links }) => links.map(({ words }) => words));
  const shown = await Promise.all(
    out.map(async (path) => {
      const html = await (await site.get(path)).text();
      const links = [...mainOf(html).matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/g)].map(([, inner = ""]) => inner);
      // In a link of several lines, only the bold one is underlined.
      return links.flatMap((inner) => [inner, ...attributes(inner, /<b>([^<]*)/g)]).map((inner) => inner.replace(/<[^>]*>/g, "").trim());
    }),
  );
  expect(out.length).toBeGreaterThan(80);
  expect([...shown.flat(), ...queued].filter((words) => /[:;,.]$/.test(words))).toEqual([]);
});

type Link = { href: string; words: string };

async function resolves(links: Link[], atLeast: number) {
  expect(links.length).toBeGreaterThanOrEqual(atLeast);
  for (const { href, words } of links) {
    expect((await site.get(href)).status, href).toBe(200);
    expect(words).not.toMatch(/^(click )?here$|^(this )?link$|^(read|learn) more$/i);
    expect(words.length).toBeGreaterThan(5);
  }
}

/** The links in sentences. Buttons and lists of links look different. */
async function linksOn(path: string) {
  return linksIn(mainOf(await (await site.get(path)).text())).filter(({ isInText }) => isInText);
}

function linksIn(html: string) {
  return [...html.matchAll(/<a href="([^"#]*)[^"]*"([^>]*)>([^<]+)<\/a>/g)].map(([, href = "", more = "", words = ""]) => ({
    href,
    words,
    isInText: more.trim() === 'class="textlink"',
  }));
}
