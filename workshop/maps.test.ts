// The drawn maps against the terrain they come from: nothing on them is placed by eye.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { MODEL_TONES } from "../app/design/colors.ts";
import { SERVICE_KEYS } from "../app/pages/services/catalog/services.ts";
import { TRADES } from "../app/pages/trades/catalog/trades.ts";
import { VIEW as SHEET_VIEW } from "./drawings/climb-sheet.ts";
import { drawModel } from "./models/draw.ts";
import { SCENE_NAMES } from "./models/scenes.ts";
import { handyman } from "./models/trades/handyman.ts";
import { climb, HOME } from "./terrain/climb.ts";
import { SNOW_LINE } from "./terrain/contours.ts";
import { highest, valueAt } from "./terrain/grid.ts";
import { distance, seenThrough } from "./terrain/lines.ts";
import { terrain } from "./terrain/terrain.ts";
import { type Point, project, unproject } from "./terrain/view.ts";

const read = (file: string) => readFileSync(`app/design/map/${file}`, "utf8");
const home = JSON.parse(read("home.json")) as { route: string; places: Record<string, Point> };
const PLACE_ERROR_PX = 1;

describe("the climb", () => {
  const land = terrain();
  const { way, places } = climb(land);
  const route = pointsOf(home.route);

  test("ends at the highest place of the array, and SUMMIT is drawn there", () => {
    const top = highest(land.heights);
    expect(top.height).toBeGreaterThan(9.5);
    expect(distance(home.places.summit as Point, project(HOME, top))).toBeLessThan(PLACE_ERROR_PX);
    expect(distance(route.at(-1) as Point, project(HOME, top))).toBeLessThan(PLACE_ERROR_PX);
  });

  test.each([
    ["basecamp", 1],
    ["snowLine", 1.5],
    ["ascent", 3],
  ] as const)("%s is where the route reaches $%dM", (name, height) => {
    const { x, y } = places[name];
    expect(valueAt(land.heights, x, y)).toBeCloseTo(height, 1);
    expect(distance(home.places[name] as Point, project(HOME, places[name]))).toBeLessThan(PLACE_ERROR_PX);
    expect(Math.min(...segments(route).map((segment) => away(home.places[name] as Point, segment)))).toBeLessThan(4);
  });

  test("goes up: it never loses more than $650,000 of height, and never turns back far on the page", () => {
    let most = 0;
    for (const { x, y } of way) {
      const height = valueAt(land.heights, x, y);
      expect(most - height).toBeLessThan(0.65);
      most = Math.max(most, height);
    }
    let lowest = 0;
    for (const [, y] of route) {
      expect(lowest - y).toBeLessThan(120);
      lowest = Math.max(lowest, y);
    }
  });
});

test("below 80rem the last night has ended where the land fades into plain snow", () => {
  const { heights } = terrain();
  const { drawn } = JSON.parse(read("home-narrow.json")) as { drawn: Record<"left" | "top" | "bottom", number>[] };
  const [left, bottom] = [
    Math.min(...drawn.map((box) => box.left)),
    Math.min(...drawn.filter(({ top }) => top > 0).map((box) => box.bottom)),
  ];
  for (let x = left; x < left + WIDEST_NARROW; x += 1) {
    const place = unproject(HOME, [x, bottom - FADES_OVER]);
    expect(valueAt(heights, place.x, place.y), `${x}`).toBeGreaterThanOrEqual(SNOW_LINE);
  }
});

/** The last screen without the whole sheet, less its last pixel, and `map-band-snow` in app/pages/home/ui/map-band.css. */
const WIDEST_NARROW = 1278;
const FADES_OVER = 32;

test.each([
  ["home.svg", 27],
  ["home-wide.svg", 44],
  ["home-narrow.svg", 11],
  ["hero.svg", 14],
  ["hero-wide.svg", 18],
  ["home-narrow.css", 2.5],
  ["ridge-north.svg", 17],
  ["ridge-south.svg", 17],
  ["ridge-east.svg", 14],
  ["process.svg", 12],
  ["summit.svg", 10],
  ["climb.svg", 12],
])("%s stays under %d KB as transferred", (file, kilobytes) => {
  expect(brotliCompressSync(read(file)).length / 1024).toBeLessThan(kilobytes);
});

describe("the calculator's sheet", () => {
  const { heights } = terrain();
  const { camps, ...drawn } = JSON.parse(read("climb.json")) as { camps: Record<string, number>; trail: string };
  const trail = pointsOf(drawn.trail);

  test("has its trail's points at even steps, so that a share of the way is a place in the list", () => {
    const steps = segments(trail).map(([a, b]) => distance(a, b));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.5);
  });

  test.each([
    ["basecamp", 1],
    ["ascent", 3],
    ["summit", 9.5],
  ] as const)("puts %s where the smoothed trail is near $%dM", (name, height) => {
    const at = (camps[name] as number) * (trail.length - 1);
    const { x, y } = unproject(SHEET_VIEW, trail[Math.round(at)] as Point);
    expect(Math.abs(valueAt(heights, x, y) - height)).toBeLessThan(0.6);
  });
});

test.each(readdirSync("app/design/map").filter((file) => file.startsWith("strip-") && file.endsWith(".svg")))(
  "the last leg on %s has no hook",
  (file) => {
    const [, path = ""] = /id="last-leg"[^>]*><path[^>]* d="([^"]+)"/.exec(read(file)) ?? [];
    const courses = segments(pointsOf(path)).map(([[ax, ay], [bx, by]]) => Math.atan2(by - ay, bx - ax));
    const turns = courses.slice(1).map((course, i) => Math.abs(course - (courses[i] as number)));
    expect(turns.length).toBeGreaterThan(2);
    expect(Math.max(...turns)).toBeLessThan(SHARPEST_TURN);
  },
);

const SHARPEST_TURN = Math.PI / 4;

test.each(["home", "hero"])("on %s no height is written under the route", (sheet) => {
  const route = segments(pointsOf(JSON.parse(read(`${sheet}.json`)).route));
  const heights = [...read(`${sheet}.svg`).matchAll(/<text transform="translate\((\d+) (\d+)\)/g)].map(
    ([, x, y]): Point => [Number(x), Number(y)],
  );
  expect(heights.length).toBeGreaterThan(10);
  for (const height of heights) expect(Math.min(...route.map((segment) => away(height, segment))), String(height)).toBeGreaterThan(24);
});

test("every inner sheet stays under 10 KB, and its strip under 3", () => {
  for (const page of Object.keys(JSON.parse(read("sheets.json")))) {
    expect(brotliCompressSync(read(`sheet-${page}.svg`)).length / 1024, page).toBeLessThan(10);
    expect(brotliCompressSync(read(`strip-${page}.svg`)).length / 1024, page).toBeLessThan(3);
  }
});

test("on no inner sheet is a height written within 40 pixels of the small map in its corner", () => {
  const ways = JSON.parse(read("ways.json")) as Record<string, { row?: number; isWhole: boolean }>;
  for (const page of Object.keys(JSON.parse(read("sheets.json")))) {
    const way = ways[page];
    const middle = way?.isWhole ? 1280 : 80;
    // On a picture that stands on the opening's foot the map's height depends on the words.
    const lowest = way && way.row === undefined ? 460 : 144;
    const near = [...read(`sheet-${page}.svg`).matchAll(/<text transform="translate\((\d+) (\d+)\)/g)].filter(
      ([, x, y]) => Number(x) > middle + 572 - 40 && Number(x) < middle + 688 + 40 && Number(y) < lowest + 40,
    );
    expect(
      near.map(([text]) => text),
      page,
    ).toEqual([]);
  }
});

test("no drawing has a path or a group with nothing in it", () => {
  const drawings = readdirSync("app/design/map").filter((name) => /\.(?:css|svg)$/.test(name));
  const sources = drawings.map((name) => [name, read(name).replace(/%(?:22|3C|3E)/g, decodeURIComponent)] as const);
  expect(sources.flatMap(([name, source]) => (/ d=""|<g[^>]*><\/g>/.test(source) ? [name] : []))).toEqual([]);
});

test("every service's path goes through its stations, which are as far apart as the page's columns", () => {
  const maps = JSON.parse(read("stations.json")) as Record<string, { path: string; stations: Point[] }>;
  for (const [service, { path, stations }] of Object.entries(maps)) {
    expect(brotliCompressSync(read(`stations-${service}.svg`)).length / 1024, service).toBeLessThan(11);
    const step = (1152 + 24) / (stations.length + 1);
    for (const [i, [x, y]] of stations.entries()) {
      expect(x, service).toBeCloseTo(28 + i * step, 0);
      expect(y > 15 && y < 225, `${service} ${y}`).toBe(true);
      expect(Math.min(...segments(pointsOf(path)).map((segment) => away([x, y], segment))), service).toBeLessThan(1);
    }
  }
});

test("the process's stations stand on the trail, 14 px from the left edge of their milestones, and it climbs all the way", () => {
  const { route, stations } = JSON.parse(read("process.json")) as { route: string; stations: Point[] };
  expect(stations).toHaveLength(4);
  for (const [i, station] of stations.entries()) {
    expect(station[0]).toBeCloseTo(14 + (i * (1152 + 20)) / 5, 0);
    expect(Math.min(...segments(pointsOf(route)).map((segment) => away(station, segment)))).toBeLessThan(1);
  }
  for (const [[ax, ay], [bx, by]] of segments(pointsOf(route))) expect(bx > ax && by <= ay, `${ax} ${ay}`).toBe(true);
});

test("on no inner sheet does a contour line end in mid-air: it closes, leaves the picture or makes room for a height", () => {
  for (const page of Object.keys(JSON.parse(read("sheets.json")))) {
    const svg = read(`sheet-${page}.svg`);
    const [width = 0, height = 0] = (svg.match(/viewBox="0 0 (\d+) (\d+)"/) ?? []).slice(1).map(Number);
    const labels = [...svg.matchAll(/<text transform="translate\((\d+) (\d+)\)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
    const contours = [...svg.matchAll(/<g stroke="[^"]+" stroke-opacity="[^"]+" stroke-width="(?:\.8|1\.5)">.*?<\/g>/g)].flatMap(
      ([group]) => linesOf(group),
    );
    expect(contours.length, page).toBeGreaterThan(10);
    const ends = contours.flatMap((line) => [line[0], line.at(-1)] as Point[]);
    const loose = contours
      .filter((line) => distance(line[0] as Point, line.at(-1) as Point) > 3)
      .flatMap((line) => [line[0], line.at(-1)] as Point[])
      .filter(([x, y]) => x > 2 && y > 2 && x < width - 2 && y < height - 2)
      .filter((end) => labels.every((label) => distance(label, end) > 26))
      .filter((end) => ends.filter((other) => distance(other, end) < 3).length < 2);
    expect(loose, page).toEqual([]);
  }
});

test("of a line, what windows show is drawn, past their edges and across their corners", () => {
  const window = { left: 100, top: 100, right: 200, bottom: 200 };
  const [into, across, away]: Point[][] = [
    [
      [0, 150],
      [50, 150],
      [150, 150],
      [150, 300],
      [150, 400],
    ],
    [
      [0, 150],
      [400, 160],
    ],
    [
      [0, 0],
      [0, 400],
      [400, 400],
    ],
  ];
  expect(seenThrough(into as Point[], [window])).toEqual([
    [
      [50, 150],
      [150, 150],
      [150, 300],
    ],
  ]);
  expect(seenThrough(across as Point[], [window])).toEqual([across]);
  expect(seenThrough(away as Point[], [window])).toEqual([]);
  const back: Point[] = [
    [150, 150],
    [150, 300],
    [150, 400],
    [160, 300],
    [160, 150],
  ];
  expect(seenThrough(back, [window])).toEqual([back.slice(0, 2), back.slice(3)]);
});

describe("the models", () => {
  const files = [
    "electricalArticle",
    "plumbingArticle",
    "houseAtNight",
    "signpost",
    ...SERVICE_KEYS,
    ...TRADES.flatMap((trade) => [trade, ...SCENE_NAMES.map((scene) => `${trade}-${scene}`)]),
  ];

  test.each(files)("%s weighs at most 3.5 KB, has its one orange part, and takes its colors from its tone", (name) => {
    const model = read(`model-${name}.svg`);
    const drawing = model.slice(model.indexOf("<g"));
    expect(brotliCompressSync(model).length / 1024).toBeLessThanOrEqual(3.5);
    expect(drawing.match(/fill="var\(--color-hivis\)"/g)).toHaveLength(1);
    expect(drawing).toContain("var(--model-");
    // A picture has no styles but its own.
    for (const [, name] of drawing.matchAll(/var\((--[\w-]+)\)/g)) expect(model).toContain(`${name}:`);
    expect(drawing).not.toMatch(/#[\da-f]{3}/i);
    for (const tone of Object.keys(MODEL_TONES)) expect(model).toContain(`<path id="${tone}"/>`);
  });

  test("are what workshop/models draws", () => {
    expect(read("model-handyman.svg")).toContain(drawModel(handyman()));
  });
});

/** The lines of all paths in a piece of SVG. Each move counts from where the line before it ended. */
function linesOf(svg: string): Point[][] {
  return [...svg.matchAll(/ d="m([^"]+)"/g)].flatMap(([, path = ""]) => {
    const points = pointsOf(path);
    return path.split("m").map((part) => points.splice(0, (part.match(/-?\d*\.?\d+/g)?.length ?? 0) / 2));
  });
}

/** The points of a path that is one relative move and the lines that follow it. */
function pointsOf(path: string): Point[] {
  const steps = [...path.matchAll(/-?\d*\.?\d+/g)].map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i] ?? 0;
    y += steps[i + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

function segments(line: Point[]) {
  return line.slice(1).map((to, i) => [line[i] as Point, to] as const);
}

function away([x, y]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]) {
  const t = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}
