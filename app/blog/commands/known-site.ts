import type { Database } from "../../database/database.server.ts";
import type { Settings } from "../../site/settings.ts";
import { openStore } from "../../terminal/store.ts";
import { bundledPosts } from "../data/bundled.server.ts";
import { createKnownSite } from "../data/known-site.server.ts";
import { postBySlug } from "../data/records.server.ts";
import { postPath } from "../rules/post.ts";

/** The site as a link would find it: its posts in the files, in the database if there is one, and everything else by asking the built site. */
export function openKnownSite(settings: Settings, askSite: (path: string) => Promise<Response>, checked: Map<string, string>) {
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
