import { pageAt } from "../../site/pages.ts";
import { movedPath, postPath } from "./post.ts";

/** Why a post can't have this slug, whatever posts there are. */
export function problemsWithSlug(slug: string) {
  const path = postPath(slug);
  const moved = movedPath(path);
  return [
    ...(pageAt(path) ? [`${path} is a page of the site already; choose another slug.`] : []),
    ...(moved ? [`${path} leads to ${moved}, which had that slug before; choose another.`] : []),
  ];
}
