import { isPostPath } from "../../blog/rules/post.ts";
import { pageAt } from "../../site/pages.ts";

/** More posts than this, and the page's script can report only the ones answered first. */
const MOST_POSTS = 20_000;

/**
 * The pages that are counted by name: the site's own, and posts that this process has answered. That way nobody can have a made-up post
 * counted, and no report needs a query.
 */
export function createCountedPages() {
  const posts = new Set<string>();

  /** A page by its own path, whichever alias was used. */
  function find(path: string) {
    return pageAt(path)?.path ?? (posts.has(path) ? path : undefined);
  }

  return {
    find,
    /** Called when the path was answered: from then on, a post is known. */
    findAnswered(path: string) {
      const known = find(path);
      if (known || !isPostPath(path)) return known;
      if (posts.size < MOST_POSTS) posts.add(path);
      return path;
    },
  };
}
