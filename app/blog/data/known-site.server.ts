import { pageAt } from "../../site/pages.ts";
import { isSlug, renamedPath, slugIn } from "../rules/post.ts";
import { formatPostBody } from "../rules/post-body.ts";

type KnownPage = { kind: "found"; html: string } | { kind: "missing" } | { kind: "moved"; to: string } | { kind: "unknown"; why: string };
export type KnownSite = { read: (path: string) => Promise<KnownPage> };

type Sources = {
  /** The body of a post, if there is one, or why nobody can tell. */
  contentOf: (slug: string) => Promise<string | undefined | { why: string }>;
  /** Everything that isn't a post. */
  askSite: (path: string) => Promise<Response>;
};

/** The site as a link would find it. Each address is asked for once. */
export function createKnownSite({ contentOf, askSite }: Sources): KnownSite {
  const known = new Map<string, KnownPage>();

  async function find(path: string): Promise<KnownPage> {
    const slug = pageAt(path) ? "" : slugIn(path);
    const to = renamedPath(path);
    if (to) return { kind: "moved", to };
    if (isSlug(slug)) return findPost(slug);
    const answer = await askSite(path);
    // Any other redirect leads to a page behind a sign-in, which isn't there for readers.
    if (answer.status === 301) return { kind: "moved", to: answer.headers.get("Location") ?? "" };
    return answer.ok ? { kind: "found", html: await answer.text() } : { kind: "missing" };
  }

  async function findPost(slug: string): Promise<KnownPage> {
    const content = await contentOf(slug);
    if (content === undefined) return { kind: "missing" };
    return typeof content === "string" ? { kind: "found", html: formatPostBody(content).html } : { kind: "unknown", why: content.why };
  }

  return {
    read: async (path) => {
      const answer = known.get(path) ?? (await find(path));
      known.set(path, answer);
      return answer;
    },
  };
}
