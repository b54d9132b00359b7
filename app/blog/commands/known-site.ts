import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../../database/database.server.ts";
import { pageAt } from "../../site/pages.ts";
import type { Settings } from "../../site/settings.ts";
import { openStore } from "../../terminal/store.ts";
import { postBySlug } from "../data/records.server.ts";
import { formatPostBody } from "../rules/body.ts";
import { parsePostFile } from "../rules/file.ts";
import { isSlug, movedPath, postPath } from "../rules/post.ts";

type Known = { kind: "found"; html: string } | { kind: "missing" } | { kind: "moved"; to: string } | { kind: "unknown"; why: string };

const BUNDLED = "app/blog/posts";

/** The site as a link would find it: its posts in the files, in the database if there is one, and everything else by asking the built site. */
export function openKnownSite(settings: Settings, askSite: (path: string) => Promise<Response>, drafts: Map<string, string>) {
  let store: Promise<Database | string> | undefined;
  let ours: Map<string, string> | undefined;
  const known = new Map<string, Known>();

  async function find(path: string): Promise<Known> {
    const slug = path.startsWith(postPath("")) && !pageAt(path) ? path.slice(postPath("").length) : "";
    const to = movedPath(path);
    if (to) return { kind: "moved", to };
    if (isSlug(slug)) return findPost(slug);
    const answer = await askSite(path);
    if (answer.status >= 300 && answer.status < 400) return { kind: "moved", to: answer.headers.get("Location") ?? "" };
    return answer.ok ? { kind: "found", html: await answer.text() } : { kind: "missing" };
  }

  async function findPost(slug: string): Promise<Known> {
    ours ??= bundled(settings.timeZone);
    const here = drafts.get(postPath(slug)) ?? ours.get(slug);
    if (here !== undefined) return { kind: "found", html: formatPostBody(here).html };
    store ??= openStore(settings).catch((error: Error) => error.message);
    const database = await store;
    if (typeof database === "string") return { kind: "unknown", why: database };
    const post = await postBySlug(database, slug);
    return post ? { kind: "found", html: formatPostBody(post.content).html } : { kind: "missing" };
  }

  return {
    read: async (path: string) => {
      const answer = known.get(path) ?? (await find(path));
      known.set(path, answer);
      return answer;
    },
    close: async () => {
      const database = await store;
      if (database && typeof database !== "string") await database.destroy();
    },
  };
}

function bundled(timeZone: string) {
  const parsed = readdirSync(BUNDLED).map((file) => parsePostFile(readFileSync(join(BUNDLED, file), "utf8"), timeZone));
  return new Map(parsed.flatMap((result) => ("draft" in result ? [[result.draft.slug, result.draft.content] as const] : [])));
}
