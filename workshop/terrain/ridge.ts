import { COLORS, MAP_INKS } from "../../app/design/colors.ts";
import { slopeAt, valueAt } from "./grid.ts";
import { pathOf, simplify } from "./lines.ts";
import { svg } from "./sheet.ts";
import type { Terrain } from "./terrain.ts";
import type { Place, Point } from "./view.ts";

/** The mountains seen from one side of the sheet, from the row of land nearest to the viewer to the farthest. */
type Ridge = {
  from: "north" | "south" | "east" | "west";
  width: number;
  height: number;
  span: number;
  middle: number;
  near: number;
  far: number;
};

const ROWS = 38;
const STROKE_EVERY = 8;
const STROKE_UNITS = 34;
const RISE = 0.5;

export function drawRidge({ heights }: Terrain, ridge: Ridge) {
  const { width, height } = ridge;
  const horizon = new Float64Array(width + 1).fill(height);
  const strokes: Record<"light" | "heavy", Point[][]> = { light: [], heavy: [] };
  const tallest = height * 0.86;
  for (let row = 0; row < ROWS; row += 1) {
    const depth = row / (ROWS - 1);
    const point = (place: Place, away = depth): Point => {
      const side = across(ridge, place);
      const lift = tallest * RISE * 0.42 * away;
      return [
        width / 2 + (side / ridge.span) * width,
        height - lift - (valueAt(heights, place.x, place.y) / 10) * tallest * (1 - 0.42 * RISE),
      ];
    };
    const line = Array.from(
      { length: width / 4 + 1 },
      (_, i): Point => [i * 4, point(placeAt(ridge, ((i * 4) / width - 0.5) * ridge.span, depth))[1]],
    );
    for (let i = row % 2; i < line.length; i += STROKE_EVERY / 4) {
      const [x, y] = line[i] as Point;
      if (y > (horizon[Math.round(x)] ?? height) - 0.5) continue;
      const stroke = downhill(heights, ridge, placeAt(ridge, (x / width - 0.5) * ridge.span, depth), depth, point);
      if (stroke) strokes[stroke.isHeavy ? "heavy" : "light"].push(stroke.line);
    }
    for (let i = 1; i < line.length; i += 1) {
      const [[ax, ay], [bx, by]] = [line[i - 1] as Point, line[i] as Point];
      for (let x = ax; x <= bx; x += 1) horizon[x] = Math.min(horizon[x] ?? height, ay + ((by - ay) * (x - ax)) / (bx - ax));
    }
  }
  const skyline = simplify(
    Array.from(horizon, (y, x): Point => [x, y]),
    0.75,
  );
  const outline = pathOf([skyline]);
  return svg(
    { width, height },
    [
      `<path fill="${COLORS.night}" d="${outline}V${height}H0z"/>`,
      `<path stroke="${COLORS.moss}" stroke-opacity=".55" stroke-width=".8" d="${pathOf(strokes.light)}"/>`,
      `<path stroke="${MAP_INKS.ridge}" stroke-opacity=".75" stroke-width="1.1" d="${pathOf(strokes.heavy)}"/>`,
      `<path stroke="${MAP_INKS.index}" stroke-width="1.4" d="${outline}"/>`,
    ].join(""),
  );
}

/** A short line the way water would run, unless the ground is too flat to show one. */
function downhill(heights: Terrain["heights"], ridge: Ridge, from: Place, depth: number, point: (place: Place, away: number) => Point) {
  const { dx, dy, steepness } = slopeAt(heights, from.x, from.y);
  if (steepness < 0.0016) return undefined;
  const length = STROKE_UNITS * Math.min(1.3, 0.5 + steepness * 90);
  const to = { x: from.x - (dx / steepness) * length, y: from.y - (dy / steepness) * length };
  const away = depth + (depthOf(ridge, to) - depthOf(ridge, from));
  const line = [point(from, depth), point(to, away)];
  // The light comes from the left, as on the sheets.
  return { line, isHeavy: across(ridge, to) < across(ridge, from) };
}

function placeAt(ridge: Ridge, side: number, depth: number): Place {
  const into = ridge.near + (ridge.far - ridge.near) * depth;
  switch (ridge.from) {
    case "north":
      return { x: ridge.middle - side, y: into };
    case "south":
      return { x: ridge.middle + side, y: into };
    case "east":
      return { x: into, y: ridge.middle + side };
    default:
      return { x: into, y: ridge.middle - side };
  }
}

function across({ from, middle }: Ridge, { x, y }: Place) {
  return { north: middle - x, south: x - middle, east: y - middle, west: middle - y }[from];
}

function depthOf({ from, near, far }: Ridge, { x, y }: Place) {
  return ((from === "north" || from === "south" ? y : x) - near) / (far - near);
}
