import { pageAt } from "../../site/pages.ts";
import { postPath, renamedPath } from "./post.ts";

/** Why a post can't have this slug, whatever posts there are. */
export function problemsWithSlug(slug: string) {
  const path = postPath(slug);
  const renamed = renamedPath(path);
  return [
    ...(pageAt(path) ? [`${path} is a page of the site already; choose another slug.`] : []),
    ...(renamed ? [`${path} leads to ${renamed}, which had that slug before; choose another.`] : []),
  ];
}
