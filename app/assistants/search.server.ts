import { searchPosts } from "../blog/data/search.server.ts";
import { postPath } from "../blog/rules/post.ts";
import { containsAll, searchWords } from "../blog/rules/search.ts";
import type { Site } from "../site/context.ts";
import { allPages } from "../site/pages.ts";
import { pageMarkdown } from "./page-markdown.server.ts";

export type FoundPage = { path: string; title: string; sentence: string };

/** As many as somebody reads. */
const MOST_PAGES = 6;
const MOST_POSTS = 4;

/** Public pages and posts with every word: pages by their title, description, keywords and headings, best match first; posts as the blog finds them. */
export async function searchPages(question: string, site: Site): Promise<FoundPage[]> {
  const words = searchWords(question);
  if (words.length === 0) return [];
  const found = (await indexOf(site))
    .map((page) => ({ page, score: scoreOf(page, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_PAGES)
    .map(({ page: { path, title, sentence } }) => ({ path, title, sentence }));
  const { hits } = await searchPosts(site.database, { now: site.now(), q: question, limit: MOST_POSTS, offset: 0 });
  return [
    ...found,
    ...hits.map(({ post }) => ({ path: postPath(post.slug), title: post.title, sentence: post.metaDescription || post.excerpt })),
  ];
}

type Indexed = FoundPage & { fields: { text: string; weight: number }[] };

/** Made at the first search: it's the code's own words, which don't change while the process runs. */
const indexes = new WeakMap<Site["settings"], Promise<Indexed[]>>();

function indexOf(site: Site) {
  const known = indexes.get(site.settings) ?? makeIndex(site);
  indexes.set(site.settings, known);
  // While the database is away there's nothing to keep.
  known.catch(() => indexes.delete(site.settings));
  return known;
}

function makeIndex(site: Site) {
  return Promise.all(
    allPages.map(async (page): Promise<Indexed> => {
      const headings = ((await pageMarkdown(page, site, new URLSearchParams())) ?? "").match(/^#+ .*/gm) ?? [];
      const fields = [
        { text: page.title, weight: 4 },
        { text: page.keywords.join(" "), weight: 2 },
        { text: page.description, weight: 2 },
        { text: headings.join(" "), weight: 1 },
      ];
      return { path: page.path, title: page.title, sentence: page.description, fields };
    }),
  );
}

/** Zero unless the page has every word. */
function scoreOf({ fields }: Indexed, words: string[]) {
  const scores = words.map((word) => fields.reduce((sum, { text, weight }) => sum + (containsAll(text, [word]) ? weight : 0), 0));
  return scores.every((score) => score > 0) ? scores.reduce((sum, score) => sum + score, 0) : 0;
}
