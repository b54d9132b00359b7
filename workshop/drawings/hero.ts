import { json } from "../json.ts";
import type { Climb } from "../terrain/climb.ts";
import { pathOf, rounded, simplify } from "../terrain/lines.ts";
import { drawSheet, OVERVIEW } from "../terrain/sheet.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { type Box, project, type View } from "../terrain/view.ts";

/** The whole quadrangle, north up. The picture starts a bit left of the page's middle; wide screens see on to the east. */
const WIDTH = 880;
const WIDE = 1440;
const HEIGHT = 1080;
const SCALE = 0.24;
const SUMMIT_AT = [530, 250] as const;
/** Below 64rem the hero is a strip of at most 15.25rem above the words: `hero-map` in app/pages/home/ui/hero-map.css. */
const STRIP = { left: 0, top: 122, right: WIDTH, bottom: 366 };

export function heroMap(terrain: Terrain, { way, places }: Climb) {
  const view = (width: number): View => ({
    width,
    height: HEIGHT,
    scale: SCALE,
    turn: 0,
    middle: { x: places.summit.x + (width / 2 - SUMMIT_AT[0]) / SCALE, y: places.summit.y + (HEIGHT / 2 - SUMMIT_AT[1]) / SCALE },
  });
  const routeIn = (width: number) =>
    rounded(
      way.map((place) => project(view(width), place)),
      1,
    );
  const draw = (width: number, windows?: Box[]) =>
    drawSheet(terrain, {
      view: view(width),
      tone: "night",
      route: routeIn(width),
      isOverview: true,
      steps: OVERVIEW,
      creeksFrom: 1400,
      windows,
    });
  const spot = (name: "basecamp" | "ascent" | "summit") => project(view(WIDTH), places[name]).map(Math.round);
  const facts = {
    width: WIDTH,
    height: HEIGHT,
    route: pathOf([simplify(routeIn(WIDTH), 0.6)], 1),
    places: { basecamp: spot("basecamp"), ascent: spot("ascent"), summit: spot("summit") },
  };
  return {
    "app/design/map/hero.svg": draw(WIDTH),
    "app/design/map/hero-wide.svg": draw(WIDE),
    "app/design/map/hero-strip.css": stripCss(draw(WIDTH, [STRIP])),
    "app/design/map/hero.json": json(facts),
    "app/design/map/hero-strip.json": json({ width: WIDTH, drawn: [STRIP] }),
  };
}

/** In the stylesheet itself: it's the largest thing that a phone paints first. Much smaller than in base64, once it's compressed. */
function stripCss(svg: string) {
  const url = `data:image/svg+xml,${svg.trim().replace(/["#%<>]/g, encodeURIComponent)}`;
  return `/* Written by \`npm run workshop\` from the terrain. */\n.hero-map {\n  --strip: url("${url}");\n}\n`;
}
