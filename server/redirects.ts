import { isPostPath, renamedPath } from "../app/blog/rules/post.ts";
import { markdownPathOf, pagePathOf } from "../app/site/markdown-path.ts";
import { pageAt } from "../app/site/pages.ts";
import { PRIVATE_PATHS } from "../app/site/private-paths.ts";

/** None of our URLs contain control characters, and some of them break the router. */
export function isDecodable(pathname: string) {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/**
 * Where a page is that was asked for by another spelling, or by the name it had before. Only paths that we know, so no URL can lead to
 * another site.
 */
export function redirectFor(pathname: string) {
  const spelled = properPath(pathname);
  const page = pagePathOf(spelled);
  const known = renamedPath(page ?? spelled) ?? page ?? spelled;
  const proper = page === undefined ? known : markdownPathOf(known);
  return proper !== pathname && isKnown(known) ? proper : undefined;
}

/** Each page has one spelling: no trailing or doubled slash, no percent-encoded letters, no capitals, which phone keyboards add. */
function properPath(pathname: string) {
  return decodeURIComponent(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}

function isKnown(path: string) {
  return pageAt(path) !== undefined || isPostPath(path) || PRIVATE_PATHS.includes(path);
}
