import { type Chip, type ClimbSheet, isOnSheet } from "../../design/drawings/climb-geometry.ts";
import { PACKAGES } from "../../pages/packages/catalog/packages.ts";
import { figure, filled, listed } from "../../text/format.ts";
import { CAMPS, type Camp, type Climb, type Leg } from "./climb.ts";

export type ClimbWords = {
  heading: string;
  unit: string;
  unitUsd: string;
  alt: Record<"start" | "between" | "top" | "none" | "flag" | "flagInFull", string>;
  kitchen: string;
  lost: string;
  you: string;
  youAlone: string;
  full: string;
  camp: string;
  flagged: string;
  package: string;
  leg: string;
  parts: Record<Leg["key"], string>;
};

/** Of what the sheet shows of the trail: a shorter leg is hidden behind the marks at its ends. */
const SHORTEST_NAMED = 0.045;

/**
 * `withOther`: once the switch is on, also where it was off. `withLegs`: the three answers by name, where there's room. `hoursBeside`: the
 * words beside the sheet say how many hours that is.
 */
type Options = { withOther?: boolean; withLegs?: boolean; hoursBeside?: boolean };

export function climbSheetOf(climb: Climb, words: ClimbWords, { withOther, withLegs, hoursBeside }: Options = {}): ClimbSheet {
  const { share, other, isHalved, legs, reach, passed, flag, isShort } = climb;
  const shown = CAMPS.filter((camp) => isOnSheet(reach, camp.share));
  const hasOther = withOther && isHalved && other.share !== share;
  return {
    share,
    stops: legs.slice(0, -1).map(({ to }) => to),
    ...(withLegs && { covered: legs.filter(({ isCovered }) => isCovered).map(({ from, to }) => [from, to] as const) }),
    reach,
    camps: shown.map((camp) => ({ share: camp.share, isPassed: passed.includes(camp) })),
    ...(hasOther && { ghost: other.share }),
    ...(flag && { flag: flag.share }),
    chips: [
      { key: "kitchen", at: 0, side: "right", look: "camp", name: words.kitchen, ...lost(climb, words) },
      ...shown.map((camp) => ({
        ...campChip(camp, words, camp === flag, isShort),
        ...(isAheadOnTop(camp, passed) && { side: "left" as const }),
      })),
      ...left(climb, words, { withOther: hasOther, withLegs, hoursBeside }),
    ],
  };
}

/** The dots that lead up to the summit come from its right. */
function isAheadOnTop(camp: Camp, passed: Camp[]) {
  return camp === CAMPS.at(-1) && !passed.includes(camp);
}

/** The drawing in one or two sentences. */
export function altOf({ hours, shown, passed, next, flag, isShort }: Climb, { alt }: ClimbWords) {
  const top = CAMPS.at(-1) as Camp;
  const figures = {
    hours: shown,
    passed: listed((next ? passed : passed.slice(0, -1)).map(({ name }) => name)),
    next: next?.name ?? "",
    top: top.name,
    camp: flag?.name ?? "",
    name: flag ? PACKAGES[flag.key].name : "",
  };
  const said = hours === 0 ? alt.none : !next ? alt.top : passed.length > 0 ? alt.between : alt.start;
  return filled(flag ? `${said} ${isShort ? alt.flagInFull : alt.flag}` : said, figures);
}

function lost({ lostHours }: Climb, words: ClimbWords) {
  return lostHours > 0 ? { note: filled(words.lost, { lost: figure(lostHours) }) } : {};
}

function campChip({ key, name, share, hours }: Camp, words: ClimbWords, isFlagged: boolean, isShort: boolean): Chip {
  const note = filled(isFlagged ? words.flagged : words.camp, { hours: String(hours), name: PACKAGES[key].name });
  return { key, at: share, side: "right", look: "camp", name: isFlagged && !isShort ? words.package : name, note };
}

/** Where there's no room for all, the drawing leaves out the last ones: the words beside it have them, too. */
function left({ hours, shown, other, legs, reach }: Climb, words: ClimbWords, { withOther, withLegs, hoursBeside }: Options): Chip[] {
  if (hours === 0) return [];
  const chip = (key: string, at: Chip["at"], look: Chip["look"], name: string): Chip => ({ key, at, side: "left", look, name });
  return [
    chip("walker", "walker", "walker", hoursBeside ? words.youAlone : filled(words.you, { hours: shown })),
    ...(withOther ? [chip("other", other.share, "other", filled(words.full, { hours: other.shown }))] : []),
    ...(withLegs ? legs.filter(({ from, to }) => to - from >= SHORTEST_NAMED * reach).map(legChip) : []),
  ];

  function legChip({ key, shown, from, to, isCovered }: Leg): Chip {
    const named: Chip = { ...chip(key, (from + to) / 2, "leg", words.parts[key]), span: [from, to], ...(isCovered && { isCovered }) };
    return hoursBeside ? named : { ...named, note: filled(words.leg, { hours: shown }) };
  }
}
