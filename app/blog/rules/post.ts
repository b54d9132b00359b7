import { CATEGORIES, type Category } from "../catalog/categories.ts";
import { RENAMED_POSTS } from "../catalog/renamed-posts.ts";

export type Post = {
  slug: string;
  title: string;
  excerpt: string;
  category: Category;
  /** '6 min read'. */
  readTime: string;
  /** A post is visible from this moment on. */
  publishedAt: Date;
  featured: boolean;
  content: string;
  metaDescription: string;
  /** Comma-separated. */
  seoKeywords: string;
  updatedAt: Date;
};

export type PostSummary = Omit<Post, "content">;

export const MOST_SLUG_CHARACTERS = 100;
/** Search results show no more. */
export const MOST_DESCRIPTION_CHARACTERS = 160;
const WORDS_A_MINUTE = 220;

export function isCategory(text: string): text is Category {
  return (CATEGORIES as readonly string[]).includes(text);
}

export function postPath(slug: string) {
  return `/blog/${slug}`;
}

/** Whether a post could be at this path. */
export function isPostPath(path: string) {
  return isSlug(slugIn(path)) && !renamedPath(path);
}

/** Where a post is now that was at this path before it was renamed. */
export function renamedPath(path: string) {
  const slug = RENAMED_POSTS.get(slugIn(path));
  return slug && postPath(slug);
}

/** What follows /blog/, or nothing where no post can be. */
export function slugIn(path: string) {
  return path.startsWith(postPath("")) ? path.slice(postPath("").length) : "";
}

/** A post that was written ahead and not edited since counts as unchanged since it was published. */
export function changedAt({ publishedAt, updatedAt }: Pick<Post, "publishedAt" | "updatedAt">) {
  return updatedAt > publishedAt ? updatedAt : publishedAt;
}

/** Lowercase letters, digits and hyphens: a URL you can read out over the phone. */
export function isSlug(text: string) {
  return text.length <= MOST_SLUG_CHARACTERS && /^[a-z0-9][a-z0-9-]*$/.test(text);
}

/** How long plain text takes to read: '6 min read'. */
export function readTimeOf(text: string) {
  const words = text.match(/\S+/g)?.length ?? 0;
  return readTime(Math.max(1, Math.round(words / WORDS_A_MINUTE)));
}

/** As a post's `read_time` is written and stored. */
export function readTime(minutes: number) {
  return `${minutes} min read`;
}
