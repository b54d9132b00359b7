import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { UsageError } from "../../terminal/usage-error.ts";
import { lineOf, type ParsedPost, parsePostFile } from "../rules/file.ts";
import { picturesOfSite } from "../rules/picture-names.ts";
import type { LinkInPost } from "../rules/post-markdown.ts";
import { problemsWithSlug } from "../rules/slug-problems.ts";

/** `source` is the file's text. */
export type PostFile = { file: string; source: string; post: ParsedPost; links: LinkInPost[] };

/** Reads posts and folders of posts. If anything is wrong, throws an error that lists every problem as FILE:LINE and a sentence. */
export function readPostFiles(paths: string[], timeZone: string): PostFile[] {
  const { posts, problems } = inspectPostFiles(paths, timeZone);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return posts;
}

/** A file as far as it can be read. */
export type ReadFile = Omit<PostFile, "post"> & { post: Pick<ParsedPost, "slug" | "content"> };

/** The posts that are in order, what could be read of the others, and every problem. */
export function inspectPostFiles(paths: string[], timeZone: string) {
  if (paths.length === 0) throw new UsageError("Which file? Name a .md file or a folder.");
  const posts: PostFile[] = [];
  const others: ReadFile[] = [];
  const problems: string[] = [];
  const owners = new Map<string, string>();
  for (const file of paths.flatMap(filesAt)) {
    const source = readFileSync(file, "utf8");
    const result = parsePostFile(source, timeZone);
    for (const picture of missingPictures("problems" in result ? result.text.content : result.post.content))
      problems.push(`${file}:${lineOf(picture, source)}  There is no picture ${picture} in public/.`);
    if ("problems" in result) {
      const { slug, content, links } = result.text;
      problems.push(...result.problems.map(({ line, text }) => `${file}:${line}  ${text}`));
      others.push({ file, source, post: { slug, content }, links });
      continue;
    }
    const { slug } = result.post;
    const other = owners.get(slug);
    if (other) problems.push(`${file}:1  ${basename(other)} has the slug ${slug} too.`);
    problems.push(...problemsWithSlug(slug).map((problem) => `${file}:1  ${problem}`));
    owners.set(slug, file);
    posts.push({ file, source, ...result });
  }
  return { posts, others, problems };
}

/** Those whose address begins with / must be files under public/. For those beside the file see pictures.ts. */
function missingPictures(html: string) {
  return picturesOfSite(html).filter((source) => !existsSync(join("public", decodeURI(source))));
}

function filesAt(path: string) {
  const kind = statSync(path, { throwIfNoEntry: false });
  if (!kind) throw new UsageError(`Which file? There is no ${path}.`);
  if (!kind.isDirectory()) return [path];
  const files = readdirSync(path).filter((file) => file.endsWith(".md"));
  if (files.length === 0) throw new UsageError(`There is no .md file in ${path}.`);
  return files.sort().map((file) => join(path, file));
}
