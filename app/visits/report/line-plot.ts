import { rounded } from "../../text/format.ts";
import type { WeekNumbers } from "../rules/report.ts";

export type LinePlot = {
  width: number;
  height: number;
  /** Visits as an area down to the floor, and its upper edge. */
  area: string;
  visits: string;
  /** Requested calls, on a scale of their own. */
  calls: string;
  labels: { x: string; y: number; anchor: "start" | "middle" | "end"; text: string }[];
  /** All of it in words. */
  alt: string;
};

const HEIGHT = 200;
const EDGE = 8;
const FLOOR = 168;
const CEILING = 20;
/** A day and both numbers, 12 px high, are up to 110 wide; the last one stands left of its point, so it needs half of that again. */
const LABEL_EVERY = 160;
const LABEL_HALF = 55;

/** Where the lines of the weeks run in a drawing of this width: visits as an area, requested calls as a line, each on its own scale. */
export function linePlot(weeks: WeekNumbers[], heading: string, width = 720): LinePlot {
  const last = weeks.length - 1;
  const step = (width - 2 * EDGE) / Math.max(1, last);
  const x = (i: number) => (EDGE + i * step).toFixed(1);
  const points = (of: (week: WeekNumbers) => number) => {
    const most = Math.max(1, ...weeks.map(of));
    return weeks.map((week, i) => `${x(i)},${(FLOOR - (of(week) / most) * (FLOOR - CEILING)).toFixed(1)}`);
  };
  const visits = points((week) => week.visits);
  const every = Math.ceil(LABEL_EVERY / step);
  return {
    width,
    height: HEIGHT,
    area: `M${EDGE},${FLOOR} L${visits.join(" L")} L${x(last)},${FLOOR} Z`,
    visits: visits.join(" "),
    calls: points((week) => week.requested).join(" "),
    labels: weeks.flatMap((week, i) => {
      if ((last - i) % every !== 0) return [];
      const anchor = i === last ? "end" : i * step < LABEL_HALF ? "start" : "middle";
      return [{ x: x(i), y: HEIGHT - 6, anchor, text: `${week.from.slice(5)}: ${rounded(week.visits)} / ${week.requested}` }];
    }),
    alt: `${heading}: ${weeks.map((week) => `${week.from} ${week.visits} / ${week.requested}`).join(", ")}`,
  };
}
