import type { Site } from "../../site/context.ts";
import { logFailure } from "../../site/failure.ts";
import { dayIn, longDate } from "../../time/dates.ts";
import { cardOf, newestFirst, type PostCard } from "../rules/card.ts";
import { type BlogQuery, LAST_PAGE, POSTS_PER_PAGE } from "../rules/query.ts";
import { searchWords } from "../rules/search-words.ts";
import { suggestWords } from "../rules/spelling.ts";
import { articleCards } from "./article-cards.server.ts";
import { countPosts, featuredPost, lastPostAt, listPosts } from "./posts.server.ts";
import { searchPosts } from "./search-posts.server.ts";
import { readVocabulary } from "./vocabulary.server.ts";

export type BlogList = {
  /** Only on the first page of all posts. */
  featured?: PostCard | undefined;
  cards: PostCard[];
  /** Static articles that newer posts have pushed off the first page. They're always listed. */
  guides?: PostCard[];
  /** The place of the first card in the whole list, from 1, and how many that list has. The card at the top isn't one of them. */
  from: number;
  total: number;
  /** The number of the last page. A list without posts still has one page. */
  last: number;
  /** Words to search for instead, when nothing was found. */
  suggestions?: string[];
  /** The date of the newest post, when none is queued after it. */
  newest?: string | undefined;
  /** The posts couldn't be read, so only the static articles are listed. */
  failed?: boolean;
};

/** What the index shows for a query: the posts and the two static articles in one list. Never rejects. */
export async function loadList(site: Site, query: BlogQuery): Promise<BlogList> {
  try {
    const loading = query.q ? loadFound(site, query) : query.category ? loadCategory(site, query) : loadAll(site, query);
    const [list, newest] = await Promise.all([loading, newestIfLast(site)]);
    return { ...list, newest };
  } catch (error) {
    logFailure(site.log, error, "the list of posts could not be loaded");
    return { ...builtIn(articleCards(site.settings, {}), query), last: 1, failed: true };
  }
}

async function newestIfLast({ database, settings, now }: Site) {
  const last = await lastPostAt(database);
  return last && last <= now() ? longDate(dayIn(settings.timeZone, last)) : undefined;
}

/** The card at the top counts as the first post of the first page, wherever it would rank in the list. */
async function loadAll({ database, settings, now }: Site, { page }: BlogQuery): Promise<BlogList> {
  const moment = now();
  const [marked, count] = await Promise.all([featuredPost(database, moment), countPosts(database, { now: moment })]);
  const articles = articleCards(settings, {});
  const [newest] = marked ? [marked] : await listPosts(database, { now: moment, limit: 1, offset: 0 });
  const featured = [...(newest ? [cardOf(newest, settings)] : []), ...(marked ? [] : articles)].sort(newestFirst)[0];
  const rest = articles.filter(({ path }) => path !== featured?.path);
  const without = rest.length < articles.length ? undefined : newest?.slug;
  const rows = async (limit: number, offset: number) =>
    (await listPosts(database, { now: moment, limit, offset, without })).map((post) => cardOf(post, settings));
  const from = page === 1 ? 0 : (page - 1) * POSTS_PER_PAGE - 1;
  const cards = await merged(rest, rows, from, page === 1 ? POSTS_PER_PAGE - 1 : POSTS_PER_PAGE, newestFirst);
  const { last, total } = numbered(count + articles.length);
  const listed = { cards, last, from: from + 1, total: total - 1 };
  if (page > 1) return listed;
  const guides = rest.filter(({ path }) => !cards.some((card) => card.path === path));
  return { ...listed, featured, guides };
}

/** The static articles alone. A category features none, since one of them would be about another trade; its own comes first. */
function builtIn(articles: PostCard[], { category, q, page }: BlogQuery) {
  const isOwn = (card: PostCard) => Number(card.category === category);
  const sorted = articles.toSorted((a, b) => isOwn(b) - isOwn(a));
  const [featured, ...cards] = sorted;
  return category || q || page > 1 ? { cards: sorted, from: 1, total: sorted.length } : { featured, cards, from: 1, total: cards.length };
}

async function loadCategory({ database, settings, now }: Site, { category, page }: BlogQuery): Promise<BlogList> {
  const choice = { now: now(), category };
  const articles = articleCards(settings, choice);
  const rows = async (limit: number, offset: number) =>
    (await listPosts(database, { ...choice, limit, offset })).map((post) => cardOf(post, settings));
  const [count, cards] = await Promise.all([
    countPosts(database, choice),
    merged(articles, rows, (page - 1) * POSTS_PER_PAGE, POSTS_PER_PAGE, newestFirst),
  ]);
  return { ...numbered(count + articles.length), from: (page - 1) * POSTS_PER_PAGE + 1, cards };
}

/** Best match first, after the two guides, which say the most about their trade. */
async function loadFound({ database, settings, now }: Site, { q, category, page }: BlogQuery): Promise<BlogList> {
  const words = searchWords(q);
  const articles = words.length > 0 ? articleCards(settings, { category, words }) : [];
  let total = 0;
  const rows = async (limit: number, offset: number) => {
    const found = await searchPosts(database, { now: now(), q, category, limit, offset });
    total = found.total;
    return found.hits.map(({ post, ...marked }) => cardOf(post, settings, marked));
  };
  const cards = await merged(articles, rows, (page - 1) * POSTS_PER_PAGE, POSTS_PER_PAGE);
  const from = (page - 1) * POSTS_PER_PAGE + 1;
  if (total + articles.length > 0) return { ...numbered(total + articles.length), from, cards };
  const suggestions = words.length > 0 ? suggestWords(words, await readVocabulary(database, now())) : [];
  return { ...numbered(0), from, cards, suggestions };
}

/**
 * One page of two merged lists, without reading the long one from the start. It starts earlier in the long list by the length of the short
 * one, since at most that many of its items can come before the page. Without an order, the short list comes first.
 */
async function merged(
  few: PostCard[],
  rows: (limit: number, offset: number) => Promise<PostCard[]>,
  from: number,
  count: number,
  order?: (a: PostCard, b: PostCard) => number,
) {
  const first = Math.max(0, from - few.length);
  const all = [...few, ...(await rows(count + few.length, first))];
  return (order ? all.sort(order) : all).slice(from - first, from - first + count);
}

function numbered(total: number) {
  return { total, last: Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / POSTS_PER_PAGE))) };
}
