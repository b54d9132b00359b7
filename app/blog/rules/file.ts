import { printable } from "../../text/line.ts";
import { CATEGORIES } from "../catalog/categories.ts";
import { type FileProblem, type FrontMatterFields, readFrontMatter } from "./front-matter.ts";
import { readPublished } from "./morning.ts";
import { isCategory, isSlug, MOST_DESCRIPTION_CHARACTERS, MOST_SLUG_CHARACTERS, type Post, readTimeOf } from "./post.ts";
import { type LinkInPost, linksIn, problemsInBody, toCompactHtml } from "./post-markdown.ts";
import { textOfPost } from "./post-text.ts";
import { typosBetween } from "./spelling.ts";

/** A post as its file describes it. `publishedAt` is missing when the file doesn't give a date. */
export type ParsedPost = Omit<Post, "publishedAt" | "updatedAt"> & { publishedAt?: Date; searchText: string };

const REQUIRED = ["title", "excerpt", "category", "slug", "meta_description"];
const OPTIONAL = ["featured", "seo_keywords", "published_date", "read_time"];
/** A title this long still fits in a search result with little cut off. A longer description is never shown in full. */
const LONGEST: Record<string, number> = {
  title: 70,
  excerpt: 300,
  meta_description: MOST_DESCRIPTION_CHARACTERS,
  read_time: 20,
  seo_keywords: 300,
};

const MOST_KEYWORDS = 12;
const LONGEST_KEYWORD = 60;

/** `links` are the addresses that the text links to, with their lines. */
type ParsedFile = { post: ParsedPost; links: LinkInPost[] } | { problems: FileProblem[]; text: ReadText };

/** What can be read of a file with problems, so that its links and pictures are checked in the same round. */
type ReadText = { slug: string; content: string; links: LinkInPost[] };

/** Reads a Markdown file with front matter. Returns a post, or everything that's wrong with the file. */
export function parsePostFile(source: string, timeZone: string): ParsedFile {
  const { fields, body, bodyLine, problems } = readFrontMatter(source);
  return readPost({ fields, body, bodyLine }, timeZone, problems);
}

type PostSource = { fields: FrontMatterFields | undefined; body: string; bodyLine: number };

/** The same for a post whose fields and text are apart. `found` is what's known to be wrong already. */
export function readPost({ fields, body, bodyLine }: PostSource, timeZone: string, found: FileProblem[] = []): ParsedFile {
  const problems = [...found];
  const content = toCompactHtml(body);
  const searchText = textOfPost(content);
  if (fields) problems.push(...problemsInFields(fields, timeZone));
  problems.push(...problemsInBody(body, bodyLine));
  // A comment or a picture on its own gives visitors nothing to read.
  if (fields && searchText === "") problems.push({ line: bodyLine, text: "The post has no text." });
  const links = linksIn(body, bodyLine);
  if (!fields || problems.length > 0)
    return {
      problems: problems.sort((a, b) => a.line - b.line),
      text: { slug: fields ? textIn(fields, "slug") : "", content, links },
    };
  const text = (name: string) => textIn(fields, name);
  const category = text("category");
  const publishedAt = readPublished(text("published_date"), timeZone);
  if (!isCategory(category)) throw new Error("A category that was checked is one.");
  return {
    post: {
      slug: text("slug"),
      title: text("title"),
      excerpt: text("excerpt"),
      category,
      readTime: text("read_time") || readTimeOf(searchText),
      featured: fields.get("featured")?.value === true,
      content,
      metaDescription: text("meta_description"),
      seoKeywords: text("seo_keywords"),
      ...(publishedAt && { publishedAt }),
      searchText,
    },
    links,
  };
}

function problemsInFields(fields: FrontMatterFields, timeZone: string): FileProblem[] {
  const known = [...REQUIRED, ...OPTIONAL];
  const missing = REQUIRED.filter((field) => !fields.has(field)).map((field) => ({ line: 1, text: `${field} is missing.`, field }));
  const wrong = [...fields].flatMap(([field, { line, value }]): FileProblem[] => {
    const text = known.includes(field)
      ? problemWith(field, value, textIn(fields, field), timeZone)
      : `${field} is not a field of a post. Did you mean ${nearest(field, known)}?`;
    return text ? [{ line, text, field }] : [];
  });
  return [...missing, ...wrong];
}

function problemWith(name: string, value: unknown, text: string, timeZone: string) {
  if (name === "featured") return typeof value === "boolean" ? undefined : "featured is true or false.";
  const isText =
    typeof value === "string" || (name === "seo_keywords" && Array.isArray(value) && value.every((word) => typeof word === "string"));
  if (!isText) return `${name} is a line of text; put it in quotation marks.`;
  if (!isPrintable(value)) return `${name} holds a character that no page can show; write the line again.`;
  if (text === "") return REQUIRED.includes(name) ? `${name} is empty.` : undefined;
  const longest = LONGEST[name];
  if (longest && text.length > longest) return `${name} has ${text.length} characters; at most ${longest} are shown.`;
  if (name === "category" && !isCategory(text)) return `${text} is not a category. Did you mean ${nearest(text, CATEGORIES)}?`;
  if (name === "slug" && !isSlug(text)) return `slug has small letters, digits and hyphens only, at most ${MOST_SLUG_CHARACTERS}.`;
  if (name === "published_date" && !readPublished(text, timeZone))
    return "published_date is a day such as 2026-11-17 (9:00 AM is meant) or a moment such as 2026-11-17T14:00:00Z.";
  if (name === "published_date" && !/^20\d\d-/.test(text)) return `published_date is in the year ${text.slice(0, 4)}; is that a typo?`;
  if (name === "read_time" && !/^[1-9]\d? min read$/.test(text)) return "read_time is written like 6 min read; left out, it's counted.";
  return name === "seo_keywords" ? problemWithKeywords(text.split(/\s*,\s*/)) : undefined;
}

function problemWithKeywords(keywords: string[]) {
  if (keywords.includes("")) return "seo_keywords has an empty one.";
  const long = keywords.find((word) => word.length > LONGEST_KEYWORD);
  if (long) return `seo_keywords has one of ${long.length} characters; at most ${LONGEST_KEYWORD} make sense.`;
  if (keywords.length > MOST_KEYWORDS) return `seo_keywords has ${keywords.length} of them; at most ${MOST_KEYWORDS} make sense.`;
  const twice = keywords.find((word, i) => keywords.findIndex((other) => other.toLowerCase() === word.toLowerCase()) < i);
  return twice && `seo_keywords has ${twice} twice.`;
}

function isPrintable(value: unknown) {
  const text = String(value);
  return printable(text) === text && text.isWellFormed();
}

/** Joined into one line, since line breaks mean nothing in any of these fields. */
function textIn(fields: FrontMatterFields, name: string) {
  const value = fields.get(name)?.value;
  return (Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : "").replace(/\s+/g, " ").trim();
}

function nearest(text: string, names: readonly string[]) {
  const distance = (name: string) => typosBetween(text.toLowerCase(), name.toLowerCase());
  return names.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}

export function lineOf(text: string, source: string) {
  return source.slice(0, Math.max(0, source.indexOf(text))).split("\n").length;
}
