import type { PostSummary } from "../../blog/rules/post.ts";

const PUBLISHED = new Date("2026-11-15T12:00:00Z");

/** What the example digests are about. */
export const POSTS = Array.from({ length: 12 }, (_, i): PostSummary => {
  const title = `Example ${i + 1}: a change order form <before & after>`;
  const excerpt =
    "One page that a customer signs on the tailgate, with the price, the days it adds and who pays for what's behind the wall.";
  return {
    slug: `example-${i + 1}`,
    title,
    excerpt,
    category: "Operations",
    readTime: "6 min read",
    publishedAt: PUBLISHED,
    featured: false,
    metaDescription: "",
    seoKeywords: "",
    updatedAt: PUBLISHED,
  };
});
