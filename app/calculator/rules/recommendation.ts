import { PACKAGE_KEYS, PACKAGES, type PackageFacts, type PackageKey } from "../../pages/packages/catalog.ts";
import { dollars, filled } from "../../text/format.ts";
import type { Inputs } from "../catalog/inputs.ts";
import type { Results } from "./calculator.ts";
import type { Figures } from "./report.ts";
import { estimatedRevenueUsd } from "./revenue.ts";

/** Which half of a guarantee the numbers cover: the hours, or the yearly value that Growth Engine takes instead. */
export type Cover = "hours" | "value";
/**
 * Why no package is recommended: no guarantee holds, the crew is just outside the range of one whose guarantee does, it's too small or too large for all
 * of them, or no package fits both ways.
 */
export type NoFit = "guarantee" | "near" | "small" | "large" | "both";
/** Where a revenue lies against a package's range. */
export type Place = "below" | "in" | "above";
export type Recommendation = { key: PackageKey; cover: Cover } | { key?: undefined; why: NoFit; near?: PackageKey };

/** Revenue is worked out from the crew, so a range that's missed by this share isn't missed for certain. */
const NEAR_SHARE = 0.1;

/** The smallest package whose guarantee the numbers cover and whose revenue range fits, or why there is none. */
export function recommend(inputs: Inputs, results: Results): Recommendation {
  const revenueUsd = estimatedRevenueUsd(inputs);
  const covered = PACKAGE_KEYS.flatMap((key) => {
    const cover = coverOf(key, results);
    return cover ? [{ key, cover }] : [];
  });
  const fitting = covered.find(({ key }) => placeIn(key, revenueUsd) === "in");
  if (fitting) return fitting;
  const near = covered.find(({ key }) => isNear(key, revenueUsd))?.key;
  if (near) return { why: "near", near };
  return { why: covered.length ? whyNone(revenueUsd) : "guarantee" };
}

/** Sums such as 2.6 + 2.4 can fall short of 5 in the sixteenth digit. */
export function coverOf(key: PackageKey, results: Pick<Results, "savedHoursPerWeek" | "countedUsd">): Cover | undefined {
  const { guaranteedHoursPerWeek, guaranteedAnnualValueUsd = Number.POSITIVE_INFINITY }: PackageFacts = PACKAGES[key];
  if (results.savedHoursPerWeek + 1e-9 >= guaranteedHoursPerWeek) return "hours";
  return results.countedUsd >= guaranteedAnnualValueUsd ? "value" : undefined;
}

export function placeIn(key: PackageKey, revenueUsd: number): Place {
  const { from, to } = PACKAGES[key].revenueUsd;
  return revenueUsd < from ? "below" : revenueUsd > to ? "above" : "in";
}

/** The one sentence that says why it's this package, or why it's none. */
export function reasonFor(
  recommended: Recommendation,
  words: { fits: Record<Cover, string>; none: Record<NoFit, string> },
  figures: Figures,
) {
  if (!recommended.key)
    return filled(words.none[recommended.why], { ...figures, ...(recommended.near && packageFigures(recommended.near)) });
  return filled(words.fits[recommended.cover], { ...figures, ...packageFigures(recommended.key) });
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

function whyNone(revenueUsd: number): NoFit {
  const places = PACKAGE_KEYS.map((key) => placeIn(key, revenueUsd));
  if (places.every((place) => place === "below")) return "small";
  return places.every((place) => place === "above") ? "large" : "both";
}
