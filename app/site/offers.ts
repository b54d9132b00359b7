import { packages } from "../content/packages.ts";
import { allPages } from "./pages.ts";

/** The three packages as their cards show them, smallest first. */
export const packageOffers = allPages.flatMap((page) => {
  if (!page.package) return [];
  const { guarantee, parts, ...tier } = packages[page.package];
  return [{ ...tier, href: page.path, points: parts.map(({ item }) => item), guarantee: guarantee.text }];
});
