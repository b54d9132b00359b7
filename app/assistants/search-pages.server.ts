import { setImmediate } from "node:timers/promises";
import { searchPosts } from "../blog/data/search-posts.server.ts";
import { postPath } from "../blog/rules/post.ts";
import { searchWords, stemOf } from "../blog/rules/search-words.ts";
import type { Site } from "../site/context.ts";
import { ownPages } from "./llms.server.ts";
import { readMarkdown } from "./read.server.ts";

type FoundPage = { path: string; title: string; sentence: string };

/** As many as somebody reads. */
const MOST_PAGES = 6;
const MOST_POSTS = 4;

/**
 * Public pages and posts that have every word, a few of each: pages with the words in their title or headings first, posts as the blog
 * finds them.
 */
export async function searchPages(question: string, site: Site): Promise<FoundPage[]> {
  const stems = searchWords(question).map(stemOf);
  if (stems.length === 0) return [];
  const found = (await indexOf(site))
    .map(({ page, weights }) => ({ page, score: scoreOf(weights, stems) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_PAGES)
    .map(({ page }) => page);
  const { hits } = await searchPosts(site.database, { now: site.now(), q: question, limit: MOST_POSTS, offset: 0 });
  return [
    ...found,
    ...hits.map(({ post }) => ({ path: postPath(post.slug), title: post.title, sentence: post.metaDescription || post.excerpt })),
  ];
}

/** A page, and how much each of its words says about it. */
type IndexedPage = { page: FoundPage; weights: Map<string, number> };

/**
 * Made at the first search and kept: pages are the code's own words. What a page says about posts stays as it was then, but posts are
 * searched in the database.
 */
const indexes = new WeakMap<Site["settings"], Promise<IndexedPage[]>>();

function indexOf(site: Site) {
  const known = indexes.get(site.settings) ?? makeIndex(site);
  indexes.set(site.settings, known);
  // While the database is away there's nothing to keep.
  known.catch(() => indexes.delete(site.settings));
  return known;
}

/** One page after another, so that visitors are served in between. */
async function makeIndex(site: Site) {
  const index: IndexedPage[] = [];
  for (const page of ownPages(site)) {
    index.push(await indexed(page, site));
    await setImmediate();
  }
  return index;
}

async function indexed(page: ReturnType<typeof ownPages>[number], site: Site): Promise<IndexedPage> {
  const { path, title, description, keywords } = page;
  const markdown = (await readMarkdown(path, site)) ?? "";
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    const stems = new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf));
    for (const stem of stems) weights.set(stem, (weights.get(stem) ?? 0) + weight);
  };
  add(title, 6);
  add(keywords.join(" "), 3);
  add(description, 3);
  add((markdown.match(/^#+ .*/gm) ?? []).join(" "), 2);
  add(markdown.replace(/\]\([^)]*\)/g, "]"), 1);
  return { page: { path, title, sentence: description }, weights };
}

/** Zero unless the page has every word. */
function scoreOf(weights: Map<string, number>, stems: string[]) {
  const scores = stems.map((stem) => weights.get(stem) ?? 0);
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}
