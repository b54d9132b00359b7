import { PACKAGES, type PackageKey } from "../../pages/packages/catalog/packages.ts";
import type { Inputs } from "../catalog/inputs.ts";
import { calculate, type Results } from "./calculator.ts";
import { type CountedLines, countedIn, type GuaranteeMeasure, isMultiplied, linesFor, reaches, sumOf } from "./counted-lines.ts";
import { estimatedRevenueUsd } from "./revenue.ts";

// From seven answers to a package, file by file:
// calculator       what each of the four parts loses and saves a year, exact; `estimate` only once all seven answers are there
// lines            the biggest parts that a package has room for: one for an audit, two for a build
// counted-lines    what these lines save, counted by a measure of the guarantee, and whether that reaches it
// revenue          the yearly revenue that a crew of this size has
// offer            one package by all of that: covered or not, in which measure, by which lines
// recommendation   the smallest offer that's covered and of the right size, or why there is none
// package-payback  the month in which the recommended package is paid for
// shown-parts      the parts as a report shows them, in whole dollars and hours that add up
// shown-week       the same as hours a week, on the right side of a guarantee
// figures, reason, counted-sentence, payback-sentence   what the words are filled with

/** Where a revenue lies against a package's range. */
type RevenueFit = "below" | "in" | "above";

/**
 * One package against a visitor's numbers. Verdict, cards, payback and plan all read this. The full numbers settle whether it's covered, by
 * which measure and by which lines; the switch only halves the figures.
 */
export type Offer = {
  key: PackageKey;
  place: RevenueFit;
  measure: GuaranteeMeasure;
  /** Hours would clear it too, but these dollars do even at half. */
  isSafer: boolean;
  /** By the numbers on the screen, and by the full ones. They're the same until the switch is on. */
  counted: CountedLines;
  inFull: CountedLines;
  /** Whether the full numbers clear the guarantee, and whether those on the screen do. */
  isCovered: boolean;
  holds: boolean;
  /** The dollars are there, but only from a job that the terms wouldn't multiply. */
  isOneJob: boolean;
};

const MEASURES: GuaranteeMeasure[] = ["hours", "valueOfHours", "value"];

/** By the measure that's sure even at half, if there is one; else in the first that clears the guarantee. */
export function offerOf(key: PackageKey, inputs: Inputs, results: Results): Offer {
  const [full, half] = [calculate(inputs), calculate(inputs, true)];
  const lines = (measure: GuaranteeMeasure) => linesFor(key, full.parts, measure);
  const isReached = (measure: GuaranteeMeasure, by: Results) => reaches(key, sumOf(lines(measure), by.parts), measure);
  const clears = (measure: GuaranteeMeasure, by: Results) => isReached(measure, by) && isMultiplied(lines(measure), by);
  const covering = MEASURES.filter((measure) => clears(measure, full));
  const measure = covering.find((measure) => clears(measure, half)) ?? covering[0] ?? "hours";
  const isCovered = covering.length > 0;
  const holds = clears(measure, results);
  return {
    key,
    place: revenueFit(key, estimatedRevenueUsd(inputs)),
    measure,
    isSafer: measure !== "hours" && covering.includes("hours"),
    counted: countedIn(lines(measure), results.parts),
    inFull: countedIn(lines(measure), full.parts),
    isCovered,
    holds,
    isOneJob: !holds && (isCovered ? isReached(measure, results) : isReached("value", full)),
  };
}

export function revenueFit(key: PackageKey, revenueUsd: number): RevenueFit {
  const { from, to } = PACKAGES[key].revenueUsd;
  return revenueUsd < from ? "below" : revenueUsd > to ? "above" : "in";
}
