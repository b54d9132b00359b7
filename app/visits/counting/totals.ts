import { pages } from "../../site/pages.ts";
import type { Count } from "../data/counts.server.ts";

/** What every week of the report needs, so that it doesn't have to add up a year of pages. */
export function totalsOf(counts: Count[]) {
  const total = (name: string, isPart: (count: Count) => boolean): Count => ({
    what: "total",
    name,
    detail: "",
    count: counts.filter(isPart).reduce((sum, { count }) => sum + count, 0),
  });
  return [
    total("views", ({ what }) => what === "view"),
    total("visits", ({ what }) => what === "visit"),
    total("contact-opened", ({ what, name }) => what === "view" && name === pages.contact.path),
    total("missing", ({ what }) => what === "missing"),
  ].filter(({ count }) => count > 0);
}
