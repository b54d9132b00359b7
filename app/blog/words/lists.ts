import { filled, rounded } from "../../text/format.ts";
import { type BlogQuery, MOST_FOUND } from "../rules/query.ts";
import { blog } from "./blog.ts";

/** Above a list of posts. */
export function headingFor({ q, category }: BlogQuery) {
  if (!q) return category ? filled(blog.inCategory, { category }) : blog.latest;
  return category ? filled(blog.foundInCategory, { q, category }) : filled(blog.found, { q });
}

/** '1 to 24 of 30 posts'. */
export function countWords({ q, category }: BlogQuery, { from, to, total }: { from: number; to: number; total: number }) {
  if (total === 1) return blog.countOne;
  const isCapped = q !== "" && total >= MOST_FOUND;
  const said = isCapped ? blog.countCapped : q || category ? blog.count : blog.countBelow;
  return filled(said, {
    from: rounded(from),
    to: rounded(to),
    total: rounded(isCapped ? MOST_FOUND : total),
  });
}
