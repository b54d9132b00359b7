import { pages } from "../../../site/pages.ts";
import { brand } from "../../../site/words/brand.ts";
import { labels } from "../../../site/words/labels.ts";
import { dollars } from "../../../text/format.ts";
import { document, heading, link, list, md, type Part, strong } from "../../../text/markdown.ts";
import { section } from "../../../text/markdown-parts.ts";
import type { PackageKey } from "../catalog/packages.ts";
import { askFor, CLOSING_HREF, SAMPLE } from "../links.ts";
import { guaranteeInShort } from "../words/guarantee.ts";
import { packagePageWords, packages } from "../words/packages.ts";

export function packageMarkdown(key: PackageKey) {
  const { name, priceUsd, elevation, guarantee } = packages[key];
  const { badge, elevationLabel, headline, lead, detail, fits, closing, backLabel } = packagePageWords[key];
  const isAudit = key === "foundationAudit";
  return document(
    labels.packages.nameAndPrice(name, dollars(priceUsd)),
    `${badge ? `${badge}. ` : ""}${elevationLabel}`,
    heading(1, headline),
    lead,
    link(brand.bookLabel, pages.contact.path),
    !isAudit && guaranteed(key),
    labels.packages.height(elevation, guarantee.hoursPerWeek, isAudit),
    labels.packages.hoursAWeek(guarantee.hoursPerWeek),
    included(key),
    isAudit && guaranteed(key),
    investment(key),
    section(
      detail.heading,
      detail.text,
      detail.parts.map(({ title, text, bullets }) => [heading(3, title), text, bullets && list(bullets)]),
    ),
    section(fits.heading, heading(3, labels.packages.fits), list(fits.yes), heading(3, labels.packages.doesNotFit), list(fits.no)),
    section(
      closing.heading,
      closing.text,
      list(closing.actions.map(({ label, to, note }) => md`${note ? `${note}: ` : ""}${link(label, CLOSING_HREF[to])}`)),
      link(backLabel, pages.packages.path),
    ),
  );
}

function guaranteed(key: PackageKey): Part {
  return section(
    packagePageWords[key].guaranteeHeading,
    packages[key].guarantee.text,
    list(guaranteeInShort[key]),
    link(labels.packages.guaranteeLink, `${pages.packages.path}#guarantee`),
  );
}

function included(key: PackageKey): Part {
  const { parts, deliverables } = packages[key];
  return section(
    packagePageWords[key].includedHeading,
    list(parts.map(({ item, how }) => (how ? `${item}. ${how}` : item))),
    heading(3, labels.whatYouGet),
    list(deliverables),
    link(labels[SAMPLE[key]], pages[SAMPLE[key]].path),
  );
}

function investment(key: PackageKey): Part {
  const { priceUsd, terms, subtitle, duration } = packages[key];
  const { heading: title, text, why, button } = packagePageWords[key].investment;
  return section(
    title,
    md`${strong(dollars(priceUsd))} ${terms}. ${labels.packages.work(subtitle, duration)}.`,
    text,
    heading(3, why.question),
    why.answer,
    link(button, askFor(key)),
  );
}
