import { labels } from "../../../site/words/labels.ts";
import { dollars } from "../../../text/format.ts";
import { heading, link, list, md, type Part, strong } from "../../../text/markdown.ts";
import { packageOffers } from "../offers.ts";

/** The three packages as their cards show them. */
export function offersMarkdown(): Part {
  return packageOffers.map(({ href, name, climb, popular, elevation, subtitle, priceUsd, terms, points, guarantee }) => [
    heading(3, link(name, href)),
    `${climb}${popular ? ` · ${labels.packages.mostPopular}` : ""}. ${elevation}. ${subtitle}.`,
    md`${strong(dollars(priceUsd))} ${terms}`,
    list(points),
    guarantee,
  ]);
}
