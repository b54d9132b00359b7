import { storePosts } from "../../app/blog/data/stored-posts.server.ts";
import type { Post } from "../../app/blog/rules/post.ts";
import type { Database } from "../../app/database/database.server.ts";

export const post: Post & { searchText: string } = {
  slug: "faster-estimates",
  title: "Faster Estimates Without More Typing",
  excerpt: "How a two-van shop sends a quote before it leaves the driveway.",
  category: "Operations",
  readTime: "6 min read",
  publishedAt: new Date("2026-11-10T14:00:00Z"),
  featured: false,
  content: "Walk the job and talk.\n\nThe machine drafts, you sign.",
  metaDescription: "Send a quote before you leave the driveway: a routine for small shops.",
  seoKeywords: "estimates, quotes",
  updatedAt: new Date("2026-11-10T14:00:00Z"),
  searchText: "Walk the job and talk. The machine drafts, you sign.",
};

/** Stores the example once for each set of changes. */
export async function insertPosts(database: Database, differences: Partial<typeof post>[]) {
  await storePosts(
    database,
    differences.map((difference) => ({ ...post, ...difference })),
  );
}
