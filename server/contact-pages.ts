import { toInterest } from "../app/content/contact.ts";
import { pageAt } from "../app/site/pages.ts";

/** The cache key (canonical path) of the booking page, including the requested topic if we know it; undefined for any other page. */
export function contactPath(pathname: string, params: URLSearchParams) {
  if (pageAt(pathname)?.key !== "contact") return undefined;
  const interest = toInterest(params.get("interest"));
  return interest ? `${pathname}?interest=${interest}` : pathname;
}
