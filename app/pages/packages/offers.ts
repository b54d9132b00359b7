import { allPages } from "../../site/pages.ts";
import { packages } from "./words/packages.ts";

/** The three packages as their cards show them, smallest first. */
export const packageOffers = allPages.flatMap((page) => {
  if (!page.package) return [];
  const { guarantee, parts, ...tier } = packages[page.package];
  return [{ ...tier, href: page.path, points: parts.map(({ item }) => item), guarantee: guarantee.text }];
});
