import { toInterest } from "../app/booking/catalog/interests.ts";
import { toBusinessType } from "../app/pages/trades/catalog.ts";
import { pageAt } from "../app/site/pages.ts";

/** The cache key (canonical path) of the booking page, including the requested topic and trade if we know them; undefined for any other page. */
export function contactPath(pathname: string, params: URLSearchParams) {
  if (pageAt(pathname)?.key !== "contact") return undefined;
  const asked = { interest: toInterest(params.get("interest")), businessType: toBusinessType(params.get("businessType")) };
  const known = Object.entries(asked).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return known.length > 0 ? `${pathname}?${known.join("&")}` : pathname;
}
