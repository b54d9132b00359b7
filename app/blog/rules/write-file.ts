import { stringify } from "yaml";
import { morningText } from "./morning.ts";
import { withFileNames } from "./picture-names.ts";
import { type Post, readTimeOf } from "./post.ts";
import { textOfPost } from "./post-text.ts";
import { bodyToMarkdown } from "./to-markdown.ts";

/**
 * A stored post as the file it could have come from: `parsePostFile` of it gives the same post. `pictureNames` is by the picture's hash.
 */
export function writePostFile(post: Post, timeZone: string, pictureNames = new Map<string, string>()) {
  const counted = readTimeOf(textOfPost(post.content));
  const fields = {
    title: post.title,
    excerpt: post.excerpt,
    category: post.category,
    slug: post.slug,
    meta_description: post.metaDescription,
    ...(post.seoKeywords && { seo_keywords: post.seoKeywords }),
    ...(post.featured && { featured: true }),
    published_date: morningText(post.publishedAt, timeZone),
    ...(post.readTime !== counted && { read_time: post.readTime }),
  };
  return `---\n${stringify(fields, { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" })}---\n\n${bodyToMarkdown(withFileNames(post.content, pictureNames))}`;
}
