import type { Settings } from "../../site/settings.ts";
import { linkProblems } from "../data/link-problems.server.ts";
import { postPath } from "../rules/post.ts";
import type { ReadFile } from "./files.ts";
import { openKnownSite } from "./known-site.ts";
import { problemOnline } from "./online.ts";

type LinkOptions = { settings: Settings; askSite: (path: string) => Promise<Response>; online?: boolean };
/** `notes` are links that couldn't be checked here. */
type LinkReport = { problems: string[]; notes: string[] };

/** Follows every link in the files: to pages, posts, files and headings of this site; to other sites only when asked to. */
export async function linkProblemsIn(files: ReadFile[], { settings, askSite, online = false }: LinkOptions): Promise<LinkReport> {
  const checked = new Map(files.map(({ post }) => [postPath(post.slug), post.content]));
  const site = openKnownSite(settings, askSite, checked);
  const found: LinkReport = { problems: [], notes: [] };
  try {
    for (const { file, post, links } of files) {
      const { problems, notes } = await linkProblems(post.content, links, { site, settings, ...(online && { online: problemOnline }) });
      found.problems.push(...problems.map(({ line, text }) => `${file}:${line}  ${text}`));
      found.notes.push(...notes.map(({ line, text }) => `${file}:${line}  ${text}`));
    }
  } finally {
    await site.close();
  }
  return found;
}
