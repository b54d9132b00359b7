import { SERVICE_KEYS } from "../../app/pages/services/catalog/services.ts";
import { curveOf } from "../terrain/curves.ts";
import { calmed, even, simplify } from "../terrain/lines.ts";
import { cheapestRoute } from "../terrain/route.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { type Box, isInside, type Place, type Point, unproject, type View } from "../terrain/view.ts";

/**
 * Where on its sheet a desktop page's place is marked, and from which edge of the screen the trail comes to it. Both follow from where the
 * place is on the map, so that pages with the same parts don't look alike. `column` and `row` are the steps in
 * app/design/drawings/map-sheet.tsx.
 */
export type Mark = { column: number; row: number; at: Point; name: Box; from: "top" | "right" | "bottom" };
export type Size = { width: number; height: number; middle: number };

/** Beside a headline, and behind it: these begin at a wide screen's left edge. `middle`: where the page's middle is in the picture. */
export const CROP: Size = { width: 1360, height: 660, middle: 80 };
export const WHOLE: Size = { width: 2560, height: 520, middle: 1280 };

/** In pixels from the page's middle. The last is the margin beside what stands in an opening. */
const COLUMNS = [288, 352, 416, 480, 624];
const MARGIN = COLUMNS.length - 1;
/** In pixels below the bar. The trail's end is far from where it comes in, and below the small map in the margin. */
const ROWS = [88, 128, 168, 208];
const BAR = 68;
const ROWS_FROM = { top: [2, 3], right: [0, 1, 2, 3], bottom: [0, 1] };
/** In the corner of every sheet, right of the page's middle. */
const KEY = { left: 520, right: 720, bottom: 160 };

export function markOf(page: string, { x, y }: Place, { middle }: Size): Mark {
  const isInMargin = hasBeside(page);
  const from = isInMargin || x >= 3000 ? "right" : y < 1300 ? "top" : y >= 2800 ? "bottom" : "right";
  const rows = isInMargin ? [2] : ROWS_FROM[from];
  const row = rows[Math.min(rows.length - 1, Math.floor((y / MAP) * rows.length))] ?? 0;
  const column = isInMargin ? MARGIN : [1100, 2000, 3000].filter((east) => x >= east).length;
  const [left, top] = [middle + (COLUMNS[column] ?? 0), BAR + (ROWS[row] ?? 0)];
  // A trail from below would run through it.
  const nameTop = top + (from === "bottom" ? -60 : 16);
  return { column, row, at: [left, top], name: { left: left - 80, top: nameTop, right: left + 80, bottom: nameTop + 44 }, from };
}

const MAP = 4320;

/** A trade's and a service's model has the end of the trail at its foot: app/design/drawings/model-way.tsx. */
export function hasModel(page: string) {
  return page.endsWith("Trade") || SERVICE_KEYS.some((key) => key === page);
}

function hasBeside(page: string) {
  return /Posts$|Article$|^services$|^tools$|^faq$|^growthEngine$|^peakPerformance$/.test(page);
}

/** Below the highest opening. */
const BELOW = 900;

/** The way over the land, from beyond the edge. It keeps clear of the words, the place's name and the small map. */
export function wayTo(terrain: Terrain, view: View, { at, name, from }: Mark, { width, middle }: Size): Point[] {
  const [left, top] = at;
  const side = left - middle < 400 ? 1 : -1;
  const starts: Record<Mark["from"], Point[]> = {
    top: [
      [left + side * 150, -20],
      [left + side * 110, top - 100],
    ],
    right: [
      [width + 20, top + 60],
      [(left + width) / 2, top - 30],
      [left + 150, top + 40],
    ],
    bottom: [
      [left + side * 210, BELOW],
      [left + side * 130, top + 190],
      [left - side * 20, top + 100],
    ],
  };
  const closed: Box[] = [{ left: middle + KEY.left, top: 0, right: middle + KEY.right, bottom: KEY.bottom }, name];
  const isAvoided = (place: Place) => {
    const [x, y] = pointIn(view, place);
    return x < middle + 200 || closed.some((box) => isInside(box, [x, y], 12));
  };
  const stops = [...starts[from].map((point) => unproject(view, point)), unproject(view, at)];
  const line = cheapestRoute(terrain.coarse, stops, isAvoided).map((place) => pointIn(view, place));
  const whole = [starts[from][0] as Point, ...line.slice(1, -1), at];
  return calmed(even(calmed(whole, 8), Math.round(whole.length * 1.5)), 10);
}

function pointIn({ width, height, scale, middle }: View, { x, y }: Place): Point {
  return [(x - middle.x) * scale + width / 2, (y - middle.y) * scale + height / 2];
}

export function wayPath(way: Point[]) {
  return curveOf([simplify(way, 0.6)], 1);
}
