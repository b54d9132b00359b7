import { sql } from "kysely";
import type { Database } from "../../database/database.server.ts";
import { printable } from "../../text/line.ts";
import type { Category } from "../catalog/categories.ts";
import type { Post, PostSummary } from "../rules/post.ts";
import type { BlogPostRow } from "./tables.ts";

const SUMMARY = [
  "slug",
  "title",
  "excerpt",
  "category",
  "readTime",
  "publishedDate",
  "featured",
  "metaDescription",
  "seoKeywords",
  "updatedAt",
] as const;

export const NEWEST_FIRST = sql`published_date desc, slug desc`;

/** Without bodies, since no list shows them. */
export function selectSummaries(database: Database) {
  return database.selectFrom("blogPosts").select(SUMMARY);
}

export function selectVisible(database: Database, now: Date) {
  return selectSummaries(database).where("publishedDate", "<=", now.toISOString());
}

export function readSummary({ publishedDate, ...row }: Pick<BlogPostRow, (typeof SUMMARY)[number]>): PostSummary {
  return {
    ...row,
    // A row may come from anywhere. No page or feed may contain control characters.
    title: printable(row.title),
    excerpt: printable(row.excerpt),
    metaDescription: printable(row.metaDescription),
    category: row.category as Category,
    publishedAt: new Date(publishedDate),
    featured: Boolean(row.featured),
    updatedAt: new Date(row.updatedAt),
  };
}

export function writeRow({ publishedAt, updatedAt, ...post }: Post) {
  return { ...post, publishedDate: publishedAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
