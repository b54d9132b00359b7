import { CATEGORIES, type Category } from "../catalog/categories.ts";

/** Which part of the blog's index a visitor asked for. */
export type BlogQuery = { category: Category | undefined; q: string; page: number };

export const POSTS_PER_PAGE = 24;
/**
 * The last numbered page: a later one would have to read every row before it. Older posts are reached by search, category and previous/next
 * links.
 */
export const LAST_PAGE = 200;
export const LAST_OFFSET = POSTS_PER_PAGE * LAST_PAGE;
/** A program gets at most this many at once. */
export const MOST_LISTED_POSTS = 100;
/** A search lists at most this many posts. Who wants an older one needs one more word. */
export const MOST_FOUND = 1_000;
const MOST_CHARACTERS = 200;

/** Nothing if there's no such page. Unrelated parameters (utm_source …) are dropped. */
export function readBlogQuery(params: URLSearchParams): BlogQuery | undefined {
  const name = fold(params.get("category") ?? "");
  const category = CATEGORIES.find((known) => fold(known) === name);
  if (!category && name !== "" && name !== "all-posts") return undefined;
  const number = params.get("page") || "1";
  if (!/^[1-9]\d{0,2}$/.test(number) || Number(number) > LAST_PAGE) return undefined;
  return { category, q: readQuestion(params.get("q") ?? ""), page: Number(number) };
}

/** One line of at most 200 characters, no matter what was sent. */
export function readQuestion(text: string) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  const line = text.replace(/[\s\x00-\x1f\x7f]+/g, " ").trim();
  return [...line].slice(0, MOST_CHARACTERS).join("");
}

/** The query part of a URL, always in the same order: '?category=HVAC&page=2'. */
export function writeBlogQuery({ category, q, page }: Partial<BlogQuery>) {
  const params = new URLSearchParams();
  if (category) params.set("category", category);
  if (q) params.set("q", q);
  if (page && page > 1) params.set("page", String(page));
  return params.size > 0 ? `?${params}` : "";
}

/** Treats 'General Contracting', 'general-contracting' and 'general contracting' as the same. */
function fold(name: string) {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
}
