import { PACKAGE_KEYS, PACKAGES, type PackageFacts, type PackageKey } from "../../pages/packages/catalog/packages.ts";
import { dollars, hourFigure, listed } from "../../text/format.ts";
import type { Inputs } from "../catalog/inputs.ts";
import type { PartKey, Results } from "./calculator.ts";
import type { CountedLines } from "./counted-lines.ts";
import { type Offer, offerOf } from "./offer.ts";
import { estimatedRevenueUsd } from "./revenue.ts";

/**
 * Why no package is recommended: no guarantee holds, the crew is just outside the range of one whose guarantee does, it's too small or too
 * large for all of them, or no package fits both ways.
 */
export type NoFit = "guarantee" | "near" | "small" | "large" | "both";
/** `about`: the package whose guarantee holds nearby, the one of the crew's size, or the one that's closest to holding. */
export type NoneFits = { key?: undefined } & (
  | { why: "small" }
  | { why: "large" }
  | { why: Exclude<NoFit, "small" | "large">; about: Offer }
);
/** The package that fits, or why none does. `offers` are all three. */
export type Recommendation = { isHalved: boolean; offers: Offer[] } & (Offer | NoneFits);

/** Revenue is worked out from the crew, so a range that's missed by this share isn't missed for certain. */
const NEAR_SHARE = 0.1;

/**
 * The smallest package whose guarantee the numbers cover and whose revenue range fits, or why there is none. The switch doesn't change
 * which one.
 */
export function recommend(inputs: Inputs, results: Results): Recommendation {
  const offers = PACKAGE_KEYS.map((key) => offerOf(key, inputs, results));
  return { isHalved: results.isHalved, offers, ...(fittingOf(offers) ?? whyNone(offers, estimatedRevenueUsd(inputs))) };
}

function fittingOf(offers: Offer[]) {
  return offers.find(({ isCovered, place }) => isCovered && place === "in");
}

function whyNone(offers: Offer[], revenueUsd: number): NoneFits {
  const covered = offers.filter(({ isCovered }) => isCovered);
  const near = covered.find(({ key }) => isNear(key, revenueUsd));
  if (near) return { why: "near", about: near };
  const build = offers.find(({ key }) => key === "growthEngine");
  if (covered.length === 0 && build) return { why: "guarantee", about: build };
  const ofSize = offers.find(({ place }) => place === "in");
  if (ofSize) return { why: "both", about: ofSize };
  return { why: offers[0]?.place === "below" ? "small" : "large" };
}

/** The lines that count for a package, formatted for display: 'estimating and admin'. */
export function countedFigures({ keys, shownHours, usdPerYear }: CountedLines, names: Record<PartKey, string>) {
  return {
    lines: listed(keys.map((key) => names[key])),
    lineHours: hourFigure(shownHours),
    lineUsd: dollars(usdPerYear),
  };
}

/** A package's facts, formatted for display. `value` is empty if only hours count. */
export function packageFigures(key: PackageKey) {
  const { name, priceUsd, elevation, guaranteedHoursPerWeek, guaranteedAnnualValueUsd }: PackageFacts = PACKAGES[key];
  return {
    name,
    price: dollars(priceUsd),
    range: elevation,
    hours: String(guaranteedHoursPerWeek),
    value: guaranteedAnnualValueUsd ? dollars(guaranteedAnnualValueUsd) : "",
  };
}

function isNear(key: PackageKey, revenueUsd: number) {
  const { from, to } = PACKAGES[key].revenueUsd;
  return revenueUsd >= from * (1 - NEAR_SHARE) && revenueUsd <= to * (1 + NEAR_SHARE);
}
