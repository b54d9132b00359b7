import { toInterest } from "../app/content/contact.ts";
import { pageAt } from "../app/site/pages.ts";

/** The one address of the booking page, by which it is kept: with what was asked for, if we know it. Nothing for any other page. */
export function contactPath(pathname: string, params: URLSearchParams) {
  if (pageAt(pathname)?.key !== "contact") return undefined;
  const interest = toInterest(params.get("interest"));
  return interest ? `${pathname}?interest=${interest}` : pathname;
}
