import { createNoise2D } from "simplex-noise";
import { json } from "../json.ts";
import { type Climb, HOME } from "../terrain/climb.ts";
import { SNOW_LINE } from "../terrain/contours.ts";
import { curveOf } from "../terrain/curves.ts";
import { valueAt } from "../terrain/grid.ts";
import { drawSheet } from "../terrain/sheet.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { seededRandom } from "../terrain/uplift.ts";
import { type Box, type Point, project, unproject, type View } from "../terrain/view.ts";

// Home below 80rem: the same sheet as a gutter left of the words, and across the whole screen at the kitchen table, the snow line and the
// summit.

const REM = 16;
/**
 * The column of home's sheet at the left edge of the screen, from the narrowest screens up. Below the last night and above the first snow
 * line there's only one ground at these widths.
 */
const COLUMNS = { phone: 596, md: 340, lg: 96 };
/** A phone's column moves right by up to so much, so that the summit stays on a screen of 320 px. */
const MOVED = 44;
const RIGHT = 1380;
const GUTTER = 64;
/**
 * Both tops are 2rem of night above the first snow: land comes out of the dark there, and snow would look like smoke. 2rem above the bottom
 * the last night has ended at every width: a higher one would cut it with a ruler.
 */
const SNOW = { top: 3524, bottom: 4096 };
const PHONE_SNOW_TOP = 3640;
const SUMMIT = { above: 216, below: 96 };
const KITCHEN = { width: 1024, height: 248, at: [42, 112] as Point };

/** Where the trail runs in the gutter. */
const TRAIL_X = 24;
/** A leg's height, whatever the section's: it's stretched. */
const LEG = 1000;
const WIDTH = 48;
const STEPS = 32;
const SWAYS = {
  a: { seed: 3, turns: 2.6, by: 11 },
  b: { seed: 8, turns: 2.6, by: 11 },
  c: { seed: 21, turns: 2.6, by: 11 },
  d: { seed: 34, turns: 2.6, by: 11 },
  /** For a section of few lines. */
  short: { seed: 3, turns: 0.8, by: 6 },
};

export function narrowMap(terrain: Terrain, { places }: Climb) {
  const [, summitY] = project(HOME, places.summit);
  const windows = windowsOf(summitY);
  const kitchenView: View = {
    ...HOME,
    width: KITCHEN.width,
    height: KITCHEN.height,
    middle: unproject(HOME, [COLUMNS.phone + KITCHEN.width / 2, KITCHEN.height / 2]),
  };
  const legs: Record<string, Point[]> = {
    start: start(),
    ...Object.fromEntries(Object.entries(SWAYS).map(([name, given]) => [name, sway(given)])),
    summit: toSummit(),
  };
  const kitchen = drawSheet(terrain, { view: kitchenView, tone: "night", steps: VALLEY, creeksFrom: 500 });
  return {
    "app/design/map/home-narrow.svg": drawSheet(terrain, {
      view: HOME,
      tone: "both",
      windows,
      // A label in a gutter would lie under the trail or be cut by a card.
      unlabeled: GUTTERS,
      route: lastLeg(project(HOME, places.summit)),
    }),
    "app/design/map/home-narrow.json": json({ width: HOME.width, drawn: windows }),
    "app/design/map/legs.json": json({
      width: WIDTH,
      height: LEG,
      paths: Object.fromEntries(Object.entries(legs).map(([name, line]) => [name, curveOf([line], 1)])),
    }),
    "app/design/map/home-narrow.css": css(terrain, summitY, legs, kitchen, project(HOME, places.summit)),
  };
}

const VALLEY = [
  { upTo: 0.3, interval: 0.02 },
  { upTo: 10, interval: 0.1 },
];

const GUTTERS: Box[] = Object.values(COLUMNS).map((left) => ({ left, top: 0, right: left + GUTTER + MOVED, bottom: HOME.height }));

function windowsOf(summitY: number): Box[] {
  return [
    ...GUTTERS,
    { left: COLUMNS.lg, right: RIGHT, ...SNOW },
    { left: COLUMNS.lg, right: RIGHT, top: summitY - SUMMIT.above, bottom: summitY + SUMMIT.below },
  ];
}

/** From the trail's line and back to it, so that legs join. It sways most in the middle, and reaches every height once. */
function sway({ seed, turns, by }: (typeof SWAYS)[keyof typeof SWAYS]) {
  const noise = createNoise2D(seededRandom(seed));
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const t = i / STEPS;
    return [TRAIL_X + by * 1.4 * Math.sin(Math.PI * t) ** 2 * noise(t * turns, 0.5), t * LEG];
  });
}

/** From the kitchen table to the gutter, then as the others. */
function start() {
  const [from] = KITCHEN.at;
  return sway(SWAYS.c).map(([x, y], i): Point => [x + (from - TRAIL_X) * (1 - smooth(Math.min(1, i / STEPS / 0.3))), y]);
}

/** The last leg is stretched both ways: its end is where the summit is on this screen. */
function toSummit() {
  const noise = createNoise2D(seededRandom(2));
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const t = i / STEPS;
    // A tablet stretches it to three times its height, where less of a sway is a straight line.
    const turns = 0.09 * Math.sin(2 * Math.PI * 2.5 * t) + 0.06 * noise(t * 3, 0.5);
    return [LEG * (smooth(Math.max(0, (t - 0.12) / 0.88)) + Math.sin(Math.PI * t) ** 2 * turns), LEG * t];
  });
}

/** As a phone shows it. */
function lastLeg([x, y]: Point) {
  const left = COLUMNS.phone + TRAIL_X;
  return toSummit().map(([across, down]): Point => [left + ((x - left) * across) / LEG, y - SUMMIT.above * (1 - down / LEG)]);
}

function smooth(t: number) {
  return t * t * (3 - 2 * t);
}

function css(terrain: Terrain, summitY: number, legs: Record<string, Point[]>, kitchen: string, summit: Point) {
  const isSnow = (x: number, y: number) => {
    const place = unproject(HOME, [x, y]);
    return valueAt(terrain.heights, place.x, place.y) >= SNOW_LINE;
  };
  /** Where the trail leaves the night, from the window's top. */
  const snowAt = (column: number) => {
    let y = SNOW.bottom;
    while (isSnow(column + TRAIL_X, y)) y -= 1;
    return y;
  };
  // Heights are evenly spaced, so an easing says it all: frames for each of them would take the browser 25 ms.
  const sways = Object.entries(legs).map(([name, line]) => {
    const across = line.map(([x]) => round(x / (name === "summit" ? LEG : WIDTH), 3));
    return `.leg-${name} {\n  --sway: linear(${across.join(", ")});\n}\n`;
  });
  const column = (left: number, column = `${left / REM}rem`) => `  --column: ${column};\n  --leaves-night: ${snowAt(left) / REM}rem;\n`;
  const at = (width: string, styles: string) => `@media (width >= ${width}) {\n  :root {\n${styles.replaceAll("  --", "    --")}  }\n}\n`;
  // On the narrowest screens the summit stays so far from the right edge.
  const phone = `max(${COLUMNS.phone / REM}rem, ${round(summit[0] / REM + 2.75, 3)}rem - 100vw)`;
  const url = `data:image/svg+xml,${kitchen.trim().replace(/["#%<>]/g, encodeURIComponent)}`;
  return [
    "/* Written by `npm run workshop` from the terrain. */\n",
    `:root {\n  --snow-top: ${PHONE_SNOW_TOP / REM}rem;\n  --snow-bottom: ${SNOW.bottom / REM}rem;\n  --summit-x: ${round(summit[0] / REM, 3)}rem;\n  --summit-y: ${round(summitY / REM, 3)}rem;\n  --summit-top: ${round((summitY - SUMMIT.above) / REM, 3)}rem;\n  --summit-bottom: ${round((summitY + SUMMIT.below) / REM, 3)}rem;\n${column(COLUMNS.phone, phone)}}\n`,
    at("25rem", `  --snow-top: ${SNOW.top / REM}rem;\n`),
    at("48rem", column(COLUMNS.md)),
    at("64rem", column(COLUMNS.lg)),
    `.hero {\n  --kitchen: url("${url}");\n  --kitchen-x: ${KITCHEN.at[0] / REM}rem;\n  --kitchen-y: ${KITCHEN.at[1] / REM}rem;\n}\n`,
    ...sways,
  ].join("\n");
}

function round(value: number, digits = 2) {
  return Number(value.toFixed(digits));
}
