import { CAMP_SHARES } from "../../design/drawings/climb-geometry.ts";
import { PACKAGE_KEYS, PACKAGES, type PackageKey } from "../../pages/packages/catalog/packages.ts";
import { figure, hourFigure, tenths } from "../../text/format.ts";
import { type Inputs, inputNames } from "../catalog/inputs.ts";
import { isAtLeast } from "./at-least.ts";
import { calculate, estimate, type Part, type PartKey, WEEKS_PER_YEAR } from "./calculator.ts";
import { recommend } from "./recommendation.ts";
import { shownWeek } from "./shown-week.ts";

/** The three kinds of work that take hours, in the order they're asked for. */
const LEGS = ["estimating", "admin", "followUp"] as const satisfies PartKey[];
/** The sheet shows so much more than the visitor reaches: it grows with every hour, and always has the next camp on it. */
const HEADROOM = 1.8;

/** A camp of the climb: a package, and the hours a week that it guarantees. */
export type Camp = { key: PackageKey; name: string; hours: number; share: number };
export type Leg = {
  key: (typeof LEGS)[number];
  shown: string;
  from: number;
  to: number;
  /** Whether it's among the hours that the package is for: it need not be the first. */
  isCovered: boolean;
};
export type Climb = ReturnType<typeof climbOf>;

export const CAMPS: Camp[] = PACKAGE_KEYS.map((key) => {
  const { climb: name, camp, guaranteedHoursPerWeek: hours } = PACKAGES[key];
  return { key, name, hours, share: CAMP_SHARES[camp] };
});

/** How far up a visitor's own hours lead: what AI could win back a week, as a share of the trail. Missing numbers count as 0. */
export function climbOf(inputs: Inputs, isHalved = false) {
  // The report's own sum, so that both round alike.
  const [full, half] = [calculate(inputs), calculate(inputs, true)];
  const [now, other] = isHalved ? [half, full] : [full, half];
  const hours = now.savedHoursPerWeek;
  const results = estimate(inputs, isHalved);
  const fit = results && recommend(inputs, results);
  const flag = fit && CAMPS.find(({ key }) => key === fit.key);
  return {
    hours,
    /** As the report rounds them: '13.1'. */
    shown: shownTotal(now.parts),
    share: shareOf(hours),
    /** What the switch would make of it. */
    other: { shown: shownBriefly(other.savedHoursPerWeek), share: shareOf(other.savedHoursPerWeek) },
    isHalved,
    legs: legsOf(now.parts, fit?.key && fit.holds ? fit.counted.keys : []),
    lostHours: inputs.currentEstimatingHours + inputs.currentAdminHours + inputs.followUpHours,
    passed: passedAt(hours),
    next: nextAt(hours),
    flag,
    /** The flag is the full numbers', and at half they'd miss what it guarantees. */
    isShort: fit?.key !== undefined && !fit.holds,
    // The switch doesn't change the land that's shown, so that the walker is seen to move on it.
    reach: Math.max(reachOf(full.savedHoursPerWeek), flag?.share ?? 0),
  };
}

/** A climb of which only the hours are known, as the picture of a link has it. */
export function climbAt(hours: number): Climb {
  const share = shareOf(hours);
  return {
    ...climbOf(NOTHING),
    hours,
    shown: tenths(hours),
    share,
    other: { shown: tenths(hours), share },
    passed: passedAt(hours),
    next: nextAt(hours),
    reach: reachOf(hours),
  };
}

const NOTHING = Object.fromEntries(inputNames.map((name) => [name, 0])) as Inputs;

/** Straight between two camps. From the last one on, the number says the rest. */
export function shareOf(hours: number) {
  let below = { hours: 0, share: 0 };
  for (const camp of CAMPS) {
    if (hours < camp.hours) return below.share + ((camp.share - below.share) * (hours - below.hours)) / (camp.hours - below.hours);
    below = camp;
  }
  return below.share;
}

function reachOf(hours: number) {
  return shareOf(Math.max(hours * HEADROOM, CAMPS[0]?.hours ?? 0));
}

function passedAt(hours: number) {
  return CAMPS.filter((camp) => isAtLeast(hours, camp.hours));
}

function nextAt(hours: number) {
  return CAMPS.find((camp) => !isAtLeast(hours, camp.hours));
}

/** To a tenth, as the hours beside it. Only where that would cross a camp's hours, to a hundredth: 9.96. */
function shownBriefly(hours: number) {
  const shown = Math.round(hours * 10 + 1e-6) / 10;
  return CAMPS.every((camp) => isAtLeast(shown, camp.hours) === isAtLeast(hours, camp.hours)) ? tenths(hours) : figure(hours);
}

function shownTotal(parts: Part[]) {
  return hourFigure(shownWeek(parts).total);
}

function legsOf(parts: Part[], covered: PartKey[]): Leg[] {
  let gone = 0;
  const shown = shownWeek(parts).hours;
  return LEGS.map((key) => {
    const hours = (parts.find((part) => part.key === key)?.savedHours ?? 0) / WEEKS_PER_YEAR;
    const from = shareOf(gone);
    gone += hours;
    return { key, shown: hourFigure(shown[key]), from, to: shareOf(gone), isCovered: hours > 0 && covered.includes(key) };
  });
}
