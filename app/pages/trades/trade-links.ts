import { type Inputs, inputNames } from "../../calculator/catalog/inputs.ts";
import { estimatedRevenueUsd } from "../../calculator/rules/revenue.ts";
import { writeAddress } from "../../calculator/rules/typed-answers.ts";
import { allPages, pages, tradePath } from "../../site/pages.ts";
import { labels } from "../../site/words/labels.ts";
import { dollars, shortDollars, tenths } from "../../text/format.ts";
import { PACKAGES, type PackageKey } from "../packages/catalog/packages.ts";
import type { ServiceKey } from "../services/catalog/services.ts";
import { services } from "../services/words/services.ts";
import type { Trade } from "./catalog/trades.ts";
import { savedBy } from "./office-hours.ts";
import { trades } from "./words/grid.ts";
import { type Fit, tradePackages } from "./words/packages.ts";
import { tradePage } from "./words/page.ts";
import type { TradeWords } from "./words/words.ts";

/** Links to trades' pages, each by what the page is about. */
export function tradeLinks(keys: readonly Trade[]) {
  return keys.map((key) => ({ href: tradePath(key), name: tradePage.aiFor(trades[key].name) }));
}

/** The services behind a trade's fixes, what they cost, and where the price and its guarantee are explained. */
export function builtWith(trade: Trade, words: TradeWords) {
  return {
    label: tradePage.builtWith,
    heading: tradePage.fit(trades[trade].name),
    services: words.builtWith.map((key) => ({ href: servicePath(key), name: services[key].name })),
    fit: tradePackages[trade](fitOf(words)),
    links: [
      { href: pages.packages.path, name: labels.viewPackages },
      { href: `${pages.packages.path}#guarantee`, name: labels.packages.guaranteeLink },
    ],
  };
}

/** What the page's sentence about a package is filled in with. */
export function fitOf(words: Pick<TradeWords, "example" | "math" | "office">): Fit {
  const { employeeCount } = words.example;
  return {
    size: tradePage.size(employeeCount, shortDollars(estimatedRevenueUsd(words.example))),
    audit: priceOf("foundationAudit"),
    build: priceOf("growthEngine"),
    buildRange: PACKAGES.growthEngine.elevation,
    saved: (...fixes) => tenths(savedBy(words, fixes)),
    guaranteed: PACKAGES.growthEngine.guaranteedHoursPerWeek,
  };
}

function priceOf(key: PackageKey) {
  const { name, priceUsd } = PACKAGES[key];
  return `${name}, ${dollars(priceUsd)}`;
}

function servicePath(key: ServiceKey) {
  return allPages.find(({ service }) => service === key)?.path ?? pages.services.path;
}

/** The calculator's report on a trade's example, which the page labels as one. */
export function exampleReport(trade: Trade, inputs: Inputs) {
  const answers = Object.fromEntries(inputNames.map((name) => [name, String(inputs[name])]));
  return `${pages.calculator.path}?${writeAddress(3, { ...answers, example: trade })}`;
}
