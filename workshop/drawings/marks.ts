import { SERVICE_KEYS } from "../../app/pages/services/catalog/services.ts";
import { curveOf } from "../terrain/curves.ts";
import { calmed, even, simplify } from "../terrain/lines.ts";
import { cheapestRoute } from "../terrain/route.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { type Box, isInside, type Place, type Point, unproject, type View } from "../terrain/view.ts";

/**
 * Where on its sheet a desktop page's place is marked, and from which edge of the screen the trail comes to it. Both follow from where the
 * place is on the map, so that pages with the same parts don't look alike. `column` and `row` are the steps in
 * app/design/drawings/map-sheet.tsx; a place at the opening's foot has no row, since that's as tall as its words.
 */
export type Mark = { column: number; row?: number; at: Point; name: Box; from: "top" | "right" | "bottom" };
export type Size = { width: number; height: number; middle: number };

/** Beside a headline, and behind it: these begin at a wide screen's left edge. `middle`: where the page's middle is in the picture. */
export const CROP: Size = { width: 1360, height: 660, middle: 80 };
export const WHOLE: Size = { width: 2560, height: 520, middle: 1280 };

/** In pixels from the page's middle: beside a headline alone, then below what stands beside it. */
const COLUMNS = [288, 352, 416, 480, 208, 272, 336, 400];
const AT_FOOT = 4;
/** In pixels below the bar, or above the opening's foot. The trail's end is far from where it comes in. */
const ROWS = [88, 128, 168, 208];
const FOOT = 60;
const BAR = 68;
const ROWS_FROM = { top: [2, 3], right: [0, 1, 2, 3], bottom: [0, 1] };

export function markOf(page: string, { x, y }: Place, { middle, height }: Size): Mark {
  const east = [1100, 2000, 3000].filter((edge) => x >= edge).length;
  if (standsAtFoot(page)) {
    const column = AT_FOOT + east;
    const [left, top] = [middle + (COLUMNS[column] ?? 0), height - FOOT];
    return { column, at: [left, top], name: { left: left - 170, top: top - 24, right: left - 24, bottom: top + 24 }, from: "right" };
  }
  const from = x >= 3000 ? "right" : y < 1300 ? "top" : y >= 2800 ? "bottom" : "right";
  const rows = ROWS_FROM[from];
  const row = rows[Math.min(rows.length - 1, Math.floor((y / MAP) * rows.length))] ?? 0;
  const [left, top] = [middle + (COLUMNS[east] ?? 0), BAR + (ROWS[row] ?? 0)];
  // A trail from below would run through it.
  const nameTop = top + (from === "bottom" ? -60 : 16);
  return { column: east, row, at: [left, top], name: { left: left - 80, top: nameTop, right: left + 80, bottom: nameTop + 44 }, from };
}

const MAP = 4320;

/** A trade's and a service's model has the end of the trail at its foot: app/design/drawings/model-way.tsx. */
export function hasModel(page: string) {
  return page.endsWith("Trade") || SERVICE_KEYS.some((key) => key === page);
}

/** Right below the opening the trail comes to the package's own camp: a second one above it would lead nowhere. */
export function hasCamp(page: string) {
  return page === "growthEngine" || page === "peakPerformance";
}

/** Something stands beside the headline, and the trail ends below that. */
function standsAtFoot(page: string) {
  return /Posts$|Article$|^services$|^tools$|^faq$/.test(page);
}

/** Where no height is written: under the bar, near the small map in the corner, at the place's name, at words and at what's beside them. */
export function unlabeledOn(page: string, { name }: Mark, { width, height, middle }: Size): Box[] {
  // How far up a picture the small map is, if its foot is the opening's, depends on the words.
  const key = { ...keyAt(middle), ...(standsAtFoot(page) && { bottom: height - 200 }) };
  const isBeside = hasModel(page) || hasCamp(page) || standsAtFoot(page);
  return [
    { left: 0, top: 0, right: width, bottom: BAR - 8 },
    { left: middle - 600, top: 0, right: middle + (isBeside ? BESIDE.right : 0), bottom: height },
    key,
    name,
    ...(hasModel(page) ? [{ left: middle, right: width, ...MODELS_WAY }] : []),
  ];
}

/** What stands beside a headline, from the page's middle. */
const BESIDE = { left: 60, right: 590 };
/** A model is in the middle of its opening, whose height is that of its words. */
const MODELS_WAY = { top: 280, bottom: 500 };

/** In the corner of every sheet, the farther right the wider the screen is. */
function keyAt(middle: number): Box {
  return { left: middle + 520, top: 0, right: middle + 720, bottom: 164 };
}

/** Below the highest opening. */
const BELOW = 900;

/** The way over the land, from beyond the edge. It keeps clear of the words, the place's name and the small map. */
export function wayTo(terrain: Terrain, view: View, { at, row, name, from }: Mark, { width, middle }: Size): Point[] {
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
  const before = row === undefined ? alongFoot(at, { width, middle }) : starts[from];
  const closed: Box[] = [keyAt(middle), name];
  if (from !== "top") closed.push({ left: 0, top: -BELOW, right: width, bottom: BAR });
  // An opening with few words ends a bit below its place: the trail mustn't leave it and come back.
  if (from === "right" && row !== undefined) closed.push({ left: 0, top: top + 84, right: width, bottom: BELOW });
  // Between what stands beside the words and the opening's foot.
  if (row === undefined)
    closed.push(
      { left: middle + BESIDE.left, top: 0, right: middle + BESIDE.right, bottom: top - 44 },
      { left: 0, top: top + 44, right: width, bottom: BELOW },
    );
  const isAvoided = (place: Place) => {
    const [x, y] = pointIn(view, place);
    return x < middle + 200 || closed.some((box) => isInside(box, [x, y], 12));
  };
  const stops = [...before.map((point) => unproject(view, point)), unproject(view, at)];
  const line = cheapestRoute(terrain.coarse, stops, isAvoided).map((place) => pointIn(view, place));
  const whole = [before[0] as Point, ...line.slice(1, -1), at];
  return calmed(even(calmed(whole, 8), Math.round(whole.length * 1.5)), 10);
}

/** The way on from the place, so that it's a station and not an end: past the name and the small map, and off the picture again. */
export function wayOn(terrain: Terrain, view: View, { at, row, from }: Mark, { width, height }: Size): Point[] {
  const [left, top] = at;
  const stops: Record<Mark["from"], Point[]> = {
    top: [
      [left - 34, top + 8],
      [left - 96, top + 70],
      [left - 70, BELOW],
    ],
    right: [
      [left - 34, top - 30],
      [left - 26, top / 2],
      [left + 34, -20],
    ],
    bottom: [
      [left + 60, top - 26],
      [left + 170, top + 44],
      [width + 20, top + 20],
    ],
  };
  const foot: Point[] = [
    [left - 10, top + 30],
    [left - 34, height + 20],
  ];
  const places = [at, ...(row === undefined ? foot : stops[from])].map((point) => unproject(view, point));
  const line = cheapestRoute(terrain.coarse, places, () => false).map((place) => pointIn(view, place));
  return calmed(even([at, ...line.slice(1)], line.length), 6);
}

/** Down the margin of a wide screen, then below what stands beside the words. */
function alongFoot([left, top]: Point, { width, middle }: Pick<Size, "width" | "middle">): Point[] {
  const side = left % 128 < 64 ? 1 : -1;
  return [
    [width + 20, top - 230],
    [middle + 900, top - 150],
    [middle + 650, top - 34],
    [(left + middle + 650) / 2, top + side * 24],
    [left + 70, top - side * 20],
  ];
}

function pointIn({ width, height, scale, middle }: View, { x, y }: Place): Point {
  return [(x - middle.x) * scale + width / 2, (y - middle.y) * scale + height / 2];
}

export function wayPath(way: Point[]) {
  return curveOf([simplify(way, 0.6)], 1);
}
