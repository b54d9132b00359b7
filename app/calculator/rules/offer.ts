import { PACKAGES, type PackageKey } from "../../pages/packages/catalog/packages.ts";
import type { Inputs } from "../catalog/inputs.ts";
import { calculate, type Results } from "./calculator.ts";
import { type Counted, countedIn, isMultiplied, linesFor, reaches, sumOf, type Way } from "./counted.ts";
import { estimatedRevenueUsd } from "./revenue.ts";

/** Where a revenue lies against a package's range. */
export type Place = "below" | "in" | "above";

/**
 * One package against a visitor's numbers. Verdict, cards, payback and plan all read this. The full numbers settle whether it's covered, in which way and by
 * which lines; the switch only halves the figures.
 */
export type Offer = {
  key: PackageKey;
  place: Place;
  way: Way;
  /** Hours would clear it too, but these dollars do even at half. */
  isSafer: boolean;
  /** By the numbers on the screen, and by the full ones. They're the same until the switch is on. */
  counted: Counted;
  inFull: Counted;
  /** Whether the full numbers clear the guarantee, and whether those on the screen do. */
  isCovered: boolean;
  holds: boolean;
  /** The dollars are there, but only from a job that the terms wouldn't multiply. */
  isOneJob: boolean;
};

const WAYS: Way[] = ["hours", "valueOfHours", "value"];

/** In the way that's sure even at half, if there is one; else in the first that clears the guarantee. */
export function offerOf(key: PackageKey, inputs: Inputs, results: Results): Offer {
  const [full, half] = [calculate(inputs), calculate(inputs, true)];
  const lines = (way: Way) => linesFor(key, full.parts, way);
  const isReached = (way: Way, by: Results) => reaches(key, sumOf(lines(way), by.parts), way);
  const clears = (way: Way, by: Results) => isReached(way, by) && isMultiplied(lines(way), by);
  const covering = WAYS.filter((way) => clears(way, full));
  const way = covering.find((way) => clears(way, half)) ?? covering[0] ?? "hours";
  const isCovered = covering.length > 0;
  const holds = clears(way, results);
  return {
    key,
    place: placeIn(key, estimatedRevenueUsd(inputs)),
    way,
    isSafer: way !== "hours" && covering.includes("hours"),
    counted: countedIn(lines(way), results.parts),
    inFull: countedIn(lines(way), full.parts),
    isCovered,
    holds,
    isOneJob: !holds && (isCovered ? isReached(way, results) : isReached("value", full)),
  };
}

export function placeIn(key: PackageKey, revenueUsd: number): Place {
  const { from, to } = PACKAGES[key].revenueUsd;
  return revenueUsd < from ? "below" : revenueUsd > to ? "above" : "in";
}
