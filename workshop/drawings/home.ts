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
const STOPS = 200;
/** In percent: stops on the way between two others are left out. */
const OFF_BY = 0.1;
/** Home's sheet in two widths, where its places are, and the styles that put them on the page. */
export function homeMap(terrain: Terrain, climb: Climb) {
  const route = rounded(
    climb.way.map((place) => project(HOME, place)),
    3,
  );
  const places = Object.fromEntries(Object.entries(climb.places).map(([name, place]) => [name, project(HOME, place).map(Math.round)]));
  const facts = { width: HOME.width, height: HOME.height, route: pathOf([simplify(route, 0.2)], 1), places, town: town() };
  const wide: Sheet = { view: WIDE, tone: "both", unlabeled: HOME_WORDS.map(inWide), route: route.map(([x, y]) => [x + EAST, y]) };
  return {
    "app/design/map/home.svg": drawSheet(terrain, { view: HOME, tone: "both", unlabeled: HOME_WORDS, route }),
    "app/design/map/home-wide.svg": drawSheet(terrain, wide),
    "app/design/map/home.json": json(facts),
    "app/design/map/home-places.css": placesCss(places as Record<string, Point>, route),
  };
}

function inWide({ left, right, ...box }: Box): Box {
  return { ...box, left: left + EAST, right: right + EAST };
}

/** Where the flag stands, and how far along the route the walker is when a height of the page is in the middle of the screen. */
function placesCss(places: Record<string, Point>, route: Point[]) {
  const [x, y] = places.summit as Point;
  const total = lengthOf(route);
  const along = distances(route);
  const stops = Array.from({ length: STOPS + 1 }, (_, i): Point => {
    const y = (HOME.height * i) / STOPS;
    const reached = along.filter((_, k) => (route[k]?.[1] ?? 0) <= y).at(-1) ?? 0;
    return [(100 * i) / STOPS, (100 * reached) / total];
  });
  // The marker and the end of the line behind it, in the same steps, so that neither overtakes the other.
  const frames = simplify(stops, OFF_BY).map(
    ([at, reached]) => `  ${round(at)}% { offset-distance: ${round(reached)}%; stroke-dashoffset: ${round(1 - reached / 100, 4)}; }\n`,
  );
  const share = (name: string) => round((100 * (places[name] as Point)[1]) / HOME.height);
  return [
    "/* Written by `npm run workshop` from the terrain. */\n",
    `:root {\n  --sheet-height: ${HOME.height / REM}rem;\n  --kitchen-at: ${share("kitchen")}%;\n  --snow-at: ${share("snowLine")}%;\n}\n\n`,
    `.at-summit {\n  --x: ${x / REM}rem;\n  --y: ${y / REM}rem;\n}\n\n`,
    `@keyframes walk {\n${frames.join("")}}\n`,
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

function round(value: number, digits = 2) {
  return Number(value.toFixed(digits));
}
