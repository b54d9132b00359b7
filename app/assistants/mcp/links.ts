import { pages } from "../../site/pages.ts";

/** Where a person goes when an assistant can't go on. */
export function contactUrl({ siteUrl }: { siteUrl: string }) {
  return siteUrl + pages.contact.path;
}
