import { COLORS, MAP_INKS } from "../../app/design/colors.ts";
import { type Level, levels, ringsAt, SNOW_LINE } from "./contours.ts";
import { creeks } from "./creeks.ts";
import { curveOf, pathsByBand } from "./curves.ts";
import { crossesIn } from "./graticule.ts";
import { type Grid, valueAt } from "./grid.ts";
import { hachurePaths, shadedRuns } from "./hachures.ts";
import { type Label, labelsOn, labelText, spaced, withoutLabels } from "./labels.ts";
import { calmed, clip, clipRing, cutToFrame, lengthOf, pathOf, rounded, runsOf, seenThrough, simplify } from "./lines.ts";
import type { Terrain } from "./terrain.ts";
import { type Box, isInside, type Place, type Point, project, unproject, type View } from "./view.ts";

type Tone = "night" | "snow";

export type Sheet = {
  view: View;
  /** `both` turns from night to snow along the true snow line. */
  tone: Tone | "both";
  /** The parts that small screens show: nothing else is drawn. The picture keeps its size, so one layout serves both. */
  windows?: readonly Box[];
  /** Where words stand on some screens only: lines go on, but no height is written. */
  unlabeled?: readonly Box[];
  /** Drawn over the sheet: no height is written under it, and no slope is shaded beside it. */
  route?: Point[];
  /** The spacing of the lines, from the valley up. */
  steps?: readonly { upTo: number; interval: number }[];
  isOverview?: boolean;
  creeksFrom?: number;
  /** How much thicker the lines are, for a drawing that is shown smaller than it's drawn. */
  weight?: number;
};

/** Close lines in the valley, wider ones above: the land gets steeper. */
const FULL = [
  { upTo: 1.5, interval: 0.1 },
  { upTo: 10, interval: 0.25 },
];
export const OVERVIEW = [{ upTo: 10, interval: 0.25 }];

const SHORTEST = 90;
const INKS = {
  night: {
    minor: COLORS.moss,
    index: MAP_INKS.index,
    minorOpacity: 0.5,
    indexOpacity: 1,
    hachure: COLORS.moss,
    hachureOpacity: 0.85,
    steeper: 0.002,
  },
  snow: {
    minor: COLORS.pine,
    index: COLORS.pine,
    minorOpacity: 0.4,
    indexOpacity: 0.8,
    hachure: COLORS.ink,
    hachureOpacity: 0.62,
    steeper: 0.0032,
  },
};

/**
 * One crop of the terrain as SVG: lines, shading, heights and creeks. Nothing in it needs a style sheet, which a served picture may not
 * have.
 */
export function drawSheet(terrain: Terrain, sheet: Sheet) {
  const { view, tone } = sheet;
  const tones: Tone[] = tone === "both" ? ["night", "snow"] : [tone];
  const body = tones.map((each) => drawTone(terrain, sheet, each)).join("");
  const snow = tone === "both" ? `<path fill="${COLORS.snow}" d="${snowField(terrain.heights, view)}"/>` : "";
  const water = creekPaths(terrain, sheet);
  return svg(view, `${snow}${water}${body}`);
}

export function svg({ width, height }: { width: number; height: number }, body: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">${body}</svg>\n`;
}

function drawTone(terrain: Terrain, sheet: Sheet, ink: Tone) {
  const { view, tone, unlabeled = [], route = [], steps = FULL, isOverview, windows, weight = 1 } = sheet;
  const grid = isOverview ? terrain.overview : terrain.heights;
  const frame = { left: 0, top: 0, right: view.width, bottom: view.height };
  const { minor, index, minorOpacity, indexOpacity, hachure, hachureOpacity, steeper } = INKS[ink];
  const labels: Label[] = [];
  const way = spaced(route);
  const drawn = levels(steps)
    .filter(({ height }) => tone !== "both" || (ink === "snow" ? height > SNOW_LINE : height < SNOW_LINE))
    .map((level) => ({ level, lines: linesAt(grid, view, level, frame) }));
  for (const { level, lines } of drawn)
    if (level.isIndex)
      for (const line of lines) labels.push(...labelsOn(line, `$${level.height}M`, labels, frame, { boxes: unlabeled, route: way }));
  const shade = { tone: ink, steeperThan: steeper, widestGap: isOverview ? 13 : 20, labels: labels.map(({ at }) => at), route: way };
  const runs = drawn.flatMap(({ level, lines }) => lines.map((line) => shadedRuns(grid, view, level, line, shade)));
  const byClass = [0, 1, 2, 3].map((k) =>
    seen(
      sheet,
      runs.flatMap((run) => run[k] ?? []),
    ),
  );
  const isOwn = (place: Place) => tone !== "both" || valueAt(terrain.heights, place.x, place.y) >= SNOW_LINE === (ink === "snow");
  const crosses = crossesIn(view, isOverview === true, isOwn);
  const path = (isIndex: boolean) =>
    pathsByBand(
      seen(
        sheet,
        drawn
          .filter(({ level }) => level.isIndex === isIndex)
          .flatMap(({ lines }) => lines.flatMap((line) => (isIndex ? runsOf(line, withoutLabels(labels)) : [line])))
          .map((line) => simplify(line, isIndex ? 1 : 1.5)),
      ),
      curveOf,
    );
  const shown = labels.filter(({ at }) => !windows || windows.some((box) => isInside(box, at, LABEL_REACH)));
  const [graticule, minors, indexes] = [pathOf(seen(sheet, crosses)), path(false), path(true)];
  return [
    graticule && `<path stroke="${minor}" stroke-opacity=".7"${weight === 1 ? "" : ` stroke-width="${weight}"`} d="${graticule}"/>`,
    hachurePaths(byClass, hachure, hachureOpacity),
    minors && `<g stroke="${minor}" stroke-opacity="${minorOpacity}" stroke-width="${short(0.8 * weight)}">${minors}</g>`,
    indexes && `<g stroke="${index}" stroke-opacity="${indexOpacity}" stroke-width="${short(1.5 * weight)}">${indexes}</g>`,
    shown.length &&
      `<g fill="${index}" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="10" text-anchor="middle" dominant-baseline="central">${shown.map(labelText).join("")}</g>`,
  ]
    .filter(Boolean)
    .join("");
}

const LABEL_REACH = 24;

function short(width: number) {
  return width.toFixed(1).replace(/^0|\.0$/, "");
}

function seen({ windows }: Sheet, lines: Point[][]) {
  return windows ? lines.flatMap((line) => seenThrough(line, windows)) : lines;
}

function linesAt(grid: Grid, view: View, { height }: Level, frame: Box) {
  return ringsAt(grid, height)
    .flatMap((ring) =>
      clipRing(
        ring.map((place) => project(view, place)),
        frame,
      ),
    )
    .filter((line) => lengthOf(line) > SHORTEST);
}

/** The ground above the snow line, as an area with its edges cut straight at the picture's. */
function snowField(grid: Grid, view: View) {
  const areas = ringsAt(grid, SNOW_LINE)
    .map((ring) =>
      cutToFrame(
        ring.map((place) => project(view, place)),
        view,
      ),
    )
    .filter((area) => area.length > 2 && lengthOf(area) > SHORTEST);
  return `${curveOf(areas.map((area) => simplify([...area, area[0] as Point], 0.75)))
    .replaceAll("m", "zm")
    .replace(/^z/, "")}z`;
}

/** Where both grounds meet, only the snow has creeks: across so much night, between cards, they look like scratches. */
function creekPaths(terrain: Terrain, sheet: Sheet) {
  const { view, tone, creeksFrom = 900, weight = 1 } = sheet;
  const frame = { left: 0, top: 0, right: view.width, bottom: view.height };
  const courses = creeks(terrain, creeksFrom)
    .map((creek) => rounded(calmed(creek.map((place) => project(view, place))), 2))
    // As a whole: its piece in a corner of the picture may be what another creek flows into.
    .filter((course) => lengthOf(course) > SHORTEST)
    .map((course) => {
      const risen = course.findIndex((_, i) => lengthOf(course.slice(0, i + 1)) > SPRING);
      return { spring: course.slice(0, risen + 1), creek: course.slice(risen) };
    });
  const path = (part: "spring" | "creek", width: number) => {
    const lines = courses.flatMap((course) => clip(course[part], frame));
    const own = tone === "both" ? lines.flatMap((line) => runsOf(line, (point) => isSnow(terrain, view, point))) : lines;
    const d = curveOf(
      seen(
        sheet,
        own.map((line) => simplify(line, 0.75)),
      ),
    );
    return d && `<path stroke-width="${short(width * weight)}" d="${d}"/>`;
  };
  const water = path("spring", 0.6) + path("creek", 1.4);
  return water && `<g stroke="${tone === "night" ? MAP_INKS.waterAtNight : MAP_INKS.waterOnSnow}">${water}</g>`;
}

/** So much of a creek is drawn thin: it rises from the ground instead of beginning in mid-air. */
const SPRING = 36;

function isSnow({ heights }: Terrain, view: View, point: Point) {
  const { x, y } = unproject(view, point);
  return valueAt(heights, x, y) >= SNOW_LINE;
}
