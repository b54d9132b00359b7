import { PACKAGE_KEYS, PACKAGES, type PackageFacts, type PackageKey } from "../../pages/packages/catalog.ts";
import { dollars, listed, tenths } from "../../text/format.ts";
import type { Inputs } from "../catalog/inputs.ts";
import { calculate, type PartKey, type Results } from "./calculator.ts";
import { type Counted, type Cover, countedFor } from "./counted.ts";
import { estimatedRevenueUsd } from "./revenue.ts";

/**
 * Why no package is recommended: no guarantee holds, the crew is just outside the range of one whose guarantee does, it's too small or too large for
 * all of them, or no package fits both ways.
 */
export type NoFit = "guarantee" | "near" | "small" | "large" | "both";
/** Where a revenue lies against a package's range. */
export type Place = "below" | "in" | "above";
/** `isShort`: cut in half, it would miss its guarantee. `near`: the package that comes closest, with what it could save where that's what is missing. */
export type Recommendation =
  | { key: PackageKey; cover: Cover; counted: Counted; isShort?: true }
  | { key?: undefined; why: NoFit; near?: PackageKey; counted?: Counted };

/** Revenue is worked out from the crew, so a range that's missed by this share isn't missed for certain. */
const NEAR_SHARE = 0.1;

/** The smallest package whose guarantee the numbers cover and whose revenue range fits, or why there is none. The switch doesn't change which one. */
export function recommend(inputs: Inputs, results: Results): Recommendation {
  const inFull = results.isHalved ? recommend(inputs, calculate(inputs)) : undefined;
  if (inFull?.key) return atHalf(inFull, results);
  // Where no guarantee holds, the hours that are missing are the halved ones.
  if (inFull && inFull.why !== "guarantee") return inFull;
  const revenueUsd = estimatedRevenueUsd(inputs);
  const covered = PACKAGE_KEYS.flatMap((key) => {
    const cover = coverOf(key, results);
    return cover ? [{ key, cover, counted: countedFor(key, results, cover) }] : [];
  });
  const fitting = covered.find(({ key }) => placeIn(key, revenueUsd) === "in");
  if (fitting) return fitting;
  const near = covered.find(({ key }) => isNear(key, revenueUsd))?.key;
  if (near) return { why: "near", near };
  return covered.length
    ? { why: whyNone(revenueUsd) }
    : { why: "guarantee", near: "growthEngine", counted: countedFor("growthEngine", results) };
}

/** The same package with half the savings. A miss is refunded, so the full figures decide and these are for the budget. */
function atHalf({ key, cover }: { key: PackageKey; cover: Cover }, results: Results): Recommendation {
  const held = coverOf(key, results);
  return held
    ? { key, cover: held, counted: countedFor(key, results, held) }
    : { key, cover, counted: countedFor(key, results, cover), isShort: true };
}

/** By the lines that the package is about. Sums such as 2.6 + 2.4 can fall short of 5 in the sixteenth digit. */
export function coverOf(key: PackageKey, results: Pick<Results, "parts">): Cover | undefined {
  const { guaranteedHoursPerWeek, guaranteedAnnualValueUsd = Number.POSITIVE_INFINITY }: PackageFacts = PACKAGES[key];
  if (countedFor(key, results).hoursPerWeek + 1e-9 >= guaranteedHoursPerWeek) return "hours";
  return countedFor(key, results, "value").usdPerYear >= guaranteedAnnualValueUsd ? "value" : undefined;
}

export function placeIn(key: PackageKey, revenueUsd: number): Place {
  const { from, to } = PACKAGES[key].revenueUsd;
  return revenueUsd < from ? "below" : revenueUsd > to ? "above" : "in";
}

/** The lines that count for a package, formatted for display: 'estimating and admin'. */
export function countedFigures({ keys, shownHours, usdPerYear }: Counted, names: Record<PartKey, string>) {
  return {
    lines: listed(keys.map((key) => names[key])),
    lineHours: tenths(shownHours),
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

function whyNone(revenueUsd: number): NoFit {
  const places = PACKAGE_KEYS.map((key) => placeIn(key, revenueUsd));
  if (places.every((place) => place === "below")) return "small";
  return places.every((place) => place === "above") ? "large" : "both";
}
