import type { Post } from "./post.ts";
import { formatPostBody, looksSame } from "./post-body.ts";

/** Each field by its name in the file. The slug is how a post is found, so it never changes. */
const NAMES: Partial<Record<keyof Post, string>> = {
  title: "title",
  excerpt: "excerpt",
  category: "category",
  metaDescription: "meta_description",
  seoKeywords: "seo_keywords",
  featured: "featured",
  readTime: "read_time",
};

/** The names of the fields in which two versions of a post differ. */
export function changesBetween(before: Post, after: Post) {
  const fields = (Object.keys(NAMES) as (keyof Post)[]).filter((field) => before[field] !== after[field]);
  return [
    ...fields.map((field) => NAMES[field] ?? field),
    ...(looksSame(before.content, after.content) ? [] : changesInBody(before.content, after.content)),
    ...(before.publishedAt.getTime() === after.publishedAt.getTime() ? [] : ["published_date"]),
  ];
}

const PICTURE = /<(?:picture|source|img)\b[^>]*>|<\/picture>/g;

function changesInBody(before: string, after: string) {
  const [old, current] = [before, after].map((content) => formatPostBody(content).html) as [string, string];
  const picturesIn = (html: string) => html.match(PICTURE)?.join("");
  return [
    ...(old.replace(PICTURE, "") === current.replace(PICTURE, "") ? [] : ["text"]),
    ...(picturesIn(old) === picturesIn(current) ? [] : ["pictures"]),
  ];
}
