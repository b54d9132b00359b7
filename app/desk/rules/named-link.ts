import { allPages } from "../../site/pages.ts";
import type { NamedLink } from "../../visits/rules/link.ts";

/** What was asked for in an address or a form. A phone writes 'Truck Sign', and the link is called truck-sign. */
export function readLink({ page = "", source = "" }: { page?: string | undefined; source?: string | undefined }): NamedLink {
  const name = source
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
  return { path: page, source: name };
}

/** Where a link stands: a shorter address makes a code that's easier to scan. */
export function shortestPaths() {
  return allPages.map(({ path, aliases, title }) => ({
    value: [path, ...aliases].reduce((shortest, one) => (one.length < shortest.length ? one : shortest)),
    text: title,
  }));
}
