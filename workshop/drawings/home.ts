import { json } from "../json.ts";
import { type Climb, HOME, HOME_WORDS } from "../terrain/climb.ts";
import { distance, lengthOf, pathOf, rounded, simplify } from "../terrain/lines.ts";
import { drawSheet, type Sheet } from "../terrain/sheet.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { seededRandom } from "../terrain/uplift.ts";
import { type Box, type Point, project, type View } from "../terrain/view.ts";

const WIDE: View = { ...HOME, width: 2560 };
/** Where the narrower sheet begins on the wide one. */
const EAST = (WIDE.width - HOME.width) / 2;
const REM = 16;
const STOPS = 40;
/** In percent: stops on the way between two others are left out. */
const OFF_BY = 0.4;
/** Below 80rem home shows the sheet through windows: at most so wide, and 19rem or 20.5rem high (`map-window` in app/pages/home/ui/climb-map.css). */
const WINDOW = { width: 1280, height: 304 };
const SNOW_WINDOW = { at: [208, 3664] as Point, height: 328 };
/** The summit's window is moved by at most so much to the left, for the flag. */
const MOVED = 112;

/** Home's sheet in two widths, where its places are, and the styles that put them on the page. */
export function homeMap(terrain: Terrain, climb: Climb) {
  const route = rounded(
    climb.way.map((place) => project(HOME, place)),
    1,
  );
  const places = Object.fromEntries(Object.entries(climb.places).map(([name, place]) => [name, project(HOME, place).map(Math.round)]));
  const facts = { width: HOME.width, height: HOME.height, route: pathOf([simplify(route, 0.8)]), places, town: town() };
  const windows = windowsOf(places as Record<string, Point>);
  const wide: Sheet = { view: WIDE, tone: "both", unlabeled: HOME_WORDS.map(inWide), route: route.map(([x, y]) => [x + EAST, y]) };
  return {
    "app/design/map/home.svg": drawSheet(terrain, { view: HOME, tone: "both", unlabeled: HOME_WORDS, route }),
    "app/design/map/home-wide.svg": drawSheet(terrain, wide),
    "app/design/map/home-windows.svg": drawSheet(terrain, { ...wide, windows: windows.map(inWide) }),
    "app/design/map/home-windows.json": json({ width: HOME.width, drawn: windows }),
    "app/design/map/home.json": json(facts),
    "app/design/map/home-places.css": placesCss(places as Record<string, Point>, route),
  };
}

/** What the windows show of the sheet, in its own pixels. */
function windowsOf({ snowLine, ...places }: Record<string, Point>): Box[] {
  const around = ([x, y]: Point, height: number) => ({
    left: x - WINDOW.width / 2,
    top: y - height / 2,
    right: x + WINDOW.width / 2 + MOVED,
    bottom: y + height / 2,
  });
  return [around(SNOW_WINDOW.at, SNOW_WINDOW.height), ...Object.values(places).map((place) => around(place, WINDOW.height))];
}

function inWide({ left, right, ...box }: Box): Box {
  return { ...box, left: left + EAST, right: right + EAST };
}

/** The windows' positions, and how far along the route the walker is when a height of the page is in the middle of the screen. */
function placesCss(places: Record<string, Point>, route: Point[]) {
  const windows = Object.entries(places).map(
    ([name, [x, y]]) => `.at-${dashed(name)} {\n  --x: ${x / REM}rem;\n  --y: ${y / REM}rem;\n}\n`,
  );
  const total = lengthOf(route);
  const along = distances(route);
  const stops = Array.from({ length: STOPS + 1 }, (_, i): Point => {
    const y = (HOME.height * i) / STOPS;
    const reached = along.filter((_, k) => (route[k]?.[1] ?? 0) <= y).at(-1) ?? 0;
    return [(100 * i) / STOPS, (100 * reached) / total];
  });
  const frames = simplify(stops, OFF_BY).map(([at, reached]) => `  ${round(at)}% {\n    offset-distance: ${round(reached)}%;\n  }\n`);
  const camp = places.basecamp as Point;
  const nearest = route.reduce((best, point, k) => (distance(point, camp) < distance(route[best] as Point, camp) ? k : best), 0);
  return [
    "/* Written by `npm run workshop` from the terrain. */\n",
    `:root {\n  --sheet-height: ${HOME.height / REM}rem;\n  --to-basecamp: ${round((along[nearest] ?? 0) / total, 4)};\n  --snow-at: ${round((100 * (places.snowLine as Point)[1]) / HOME.height)}%;\n}\n\n`,
    `${windows.join("\n")}\n`,
    `@keyframes walk {\n${frames.join("\n")}}\n`,
  ].join("");
}

function distances(line: Point[]) {
  let sum = 0;
  return line.map((point, i) => {
    if (i > 0) sum += distance(line[i - 1] as Point, point);
    return sum;
  });
}

/** A few blocks around the kitchen table, a little crooked. */
function town() {
  const random = seededRandom(3);
  const lean = ([x, y]: Point): Point => [x * 0.97 + y * 0.2, y * 0.97 - x * 0.2];
  const streets: Point[][] = [];
  const houses: Point[][] = [];
  for (let i = -2; i <= 2; i += 1) {
    streets.push([lean([i * 64 - 32, -150 + 12 * Math.abs(i)]), lean([i * 64 - 32, 150 - 12 * Math.abs(i)])]);
    streets.push([lean([-170 + 10 * Math.abs(i), i * 56 - 28]), lean([150 - 10 * Math.abs(i), i * 56 - 28])]);
  }
  for (let column = -2; column <= 1; column += 1)
    for (let row = -2; row <= 1; row += 1)
      for (let n = 0; n < 3; n += 1) {
        const [x, y] = [column * 64 + (n % 2) * 26 + 6 + random() * 4, row * 56 + (n > 1 ? 26 : 4) + random() * 4];
        if (random() < 0.25 || Math.hypot(x, y) < 26) continue;
        const [w, h] = [11 + random() * 5, 8 + random() * 4];
        houses.push([lean([x, y]), lean([x + w, y]), lean([x + w, y + h]), lean([x, y + h]), lean([x, y])]);
      }
  return { streets: pathOf(streets), houses: pathOf(houses) };
}

function dashed(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function round(value: number, digits = 2) {
  return Number(value.toFixed(digits));
}
