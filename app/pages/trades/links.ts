import { type Inputs, inputNames } from "../../calculator/catalog/inputs.ts";
import { writeAddress } from "../../calculator/rules/address.ts";
import { calculate } from "../../calculator/rules/calculator.ts";
import { countedFor } from "../../calculator/rules/counted.ts";
import { placeIn, recommend } from "../../calculator/rules/recommendation.ts";
import { estimatedRevenueUsd } from "../../calculator/rules/revenue.ts";
import { allPages, pages, tradePath } from "../../site/pages.ts";
import { labels } from "../../site/words/labels.ts";
import { dollars, figure, shortDollars } from "../../text/format.ts";
import { PACKAGES, type PackageKey } from "../packages/catalog.ts";
import { SERVICES, type ServiceKey } from "../services/catalog.ts";
import { services } from "../services/words/services.ts";
import type { Trade } from "./catalog.ts";
import { trades } from "./words/grid.ts";
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
    price: `${tradePage.price(trades[trade].name, priceOf(SERVICES[keys[0]].package))} ${fitOf(example)}`,
    links: [
      { href: pages.packages.path, name: labels.viewPackages },
      { href: `${pages.packages.path}#guarantee`, name: labels.packages.guaranteeLink },
    ],
  };
}

/** What the calculator says about the page's example, so that the two never disagree. */
function fitOf(example: Inputs) {
  const results = calculate(example);
  const { key } = recommend(example, results);
  const { hoursPerWeek } = countedFor(key ?? "growthEngine", results);
  const hours = figure(Math.round(hoursPerWeek * 10) / 10);
  const revenueUsd = estimatedRevenueUsd(example);
  const { fit } = tradePage;
  const said = !key
    ? fit.none
    : key !== "foundationAudit"
      ? fit.build
      : placeIn("growthEngine", revenueUsd) === "in"
        ? fit.either
        : fit.audit;
  return said({
    size: fit.size(example.employeeCount, shortDollars(revenueUsd)),
    offer: priceOf(key ?? "growthEngine"),
    hours,
    auditRange: PACKAGES.foundationAudit.elevation,
    buildRange: PACKAGES.growthEngine.elevation,
    guaranteed: PACKAGES.growthEngine.guaranteedHoursPerWeek,
  });
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
