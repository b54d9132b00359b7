import type { Database } from "../../database/database.server.ts";
import type { Settings } from "../../site/settings.ts";
import { openStore } from "../../terminal/store.ts";
import { bundledPosts } from "../data/bundled.server.ts";
import { createKnownSite } from "../data/known-site.server.ts";
import { linkProblems } from "../data/link-problems.server.ts";
import { postBySlug } from "../data/stored-posts.server.ts";
import { postPath } from "../rules/post.ts";
import type { ReadFile } from "./files.ts";
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

/**
 * The site as a link would find it: its posts in the files, in the database if there is one, and everything else by asking the built site.
 */
function openKnownSite(settings: Settings, askSite: (path: string) => Promise<Response>, checked: Map<string, string>) {
  let store: Promise<Database | string> | undefined;
  let ours: Map<string, string> | undefined;

  async function contentOf(slug: string) {
    ours ??= new Map(bundledPosts(settings.timeZone).map((post) => [post.slug, post.content]));
    const here = checked.get(postPath(slug)) ?? ours.get(slug);
    if (here !== undefined) return here;
    store ??= openStore(settings).catch((error: Error) => error.message);
    const database = await store;
    return typeof database === "string" ? { why: database } : (await postBySlug(database, slug))?.content;
  }

  return {
    ...createKnownSite({ contentOf, askSite }),
    close: async () => {
      const database = await store;
      if (database && typeof database !== "string") await database.destroy();
    },
  };
}
