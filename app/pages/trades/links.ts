import { type Inputs, inputNames } from "../../calculator/catalog/inputs.ts";
import { writeAddress } from "../../calculator/rules/address.ts";
import { calculate, type PartKey, weeksPerYear } from "../../calculator/rules/calculator.ts";
import { estimatedRevenueUsd } from "../../calculator/rules/revenue.ts";
import { allPages, pages, tradePath } from "../../site/pages.ts";
import { labels } from "../../site/words/labels.ts";
import { dollars, shortDollars, tenths } from "../../text/format.ts";
import { PACKAGES, type PackageKey } from "../packages/catalog.ts";
import type { ServiceKey } from "../services/catalog.ts";
import { services } from "../services/words/services.ts";
import type { Trade } from "./catalog.ts";
import { trades } from "./words/grid.ts";
import { type Fit, tradePackages } from "./words/packages.ts";
import { tradePage } from "./words/page.ts";

/** Links to trades' pages, each by what the page is about. */
export function tradeLinks(keys: readonly Trade[]) {
  return keys.map((key) => ({ href: tradePath(key), name: tradePage.aiFor(trades[key].name) }));
}

/** The services behind a trade's fixes, what they cost, and where the price and its guarantee are explained. */
export function builtWith(trade: Trade, keys: readonly [ServiceKey, ...ServiceKey[]], example: Inputs) {
  return {
    label: tradePage.builtWith,
    services: keys.map((key) => ({ href: servicePath(key), name: services[key].name })),
    price: tradePackages[trade](fitOf(example)),
    links: [
      { href: pages.packages.path, name: labels.viewPackages },
      { href: `${pages.packages.path}#guarantee`, name: labels.packages.guaranteeLink },
    ],
  };
}

/** What the calculator says about the page's example, so that the two never disagree. */
export function fitOf(example: Inputs): Fit {
  const { parts } = calculate(example);
  const saved = (...keys: PartKey[]) =>
    tenths(parts.filter(({ key }) => keys.includes(key)).reduce((sum, { savedHours }) => sum + savedHours, 0) / weeksPerYear);
  return {
    size: tradePage.size(example.employeeCount, shortDollars(estimatedRevenueUsd(example))),
    audit: priceOf("foundationAudit"),
    build: priceOf("growthEngine"),
    buildRange: PACKAGES.growthEngine.elevation,
    quotes: saved("estimating"),
    paperwork: saved("admin"),
    followUp: saved("followUp"),
    quotesAndPaperwork: saved("estimating", "admin"),
    paperworkAndFollowUp: saved("admin", "followUp"),
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
