import { COLORS } from "../../app/design/colors.ts";
import { json } from "../json.ts";
import type { Climb } from "../terrain/climb.ts";
import { MARGIN, SHEET } from "../terrain/grid.ts";
import { calmed, distance, even, pathOf } from "../terrain/lines.ts";
import { drawSheet } from "../terrain/sheet.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { type Point, project, type View } from "../terrain/view.ts";

/** The whole land, north up: the calculator shows a part of it, from the kitchen table up to a bit above the visitor's hours. */
const SCALE = 0.25;
const SIZE = SHEET + MARGIN;
/** Its eastern edge is the land's: west of the trail there's as much of it as east. */
export const VIEW: View = {
  width: SIZE * SCALE,
  height: SIZE * SCALE,
  scale: SCALE,
  turn: 0,
  middle: { x: SHEET + MARGIN - SIZE / 2, y: SIZE / 2 },
};
/** Few enough lines for a phone, where the drawing is shown at a quarter of its size. */
const STEPS = [
  { upTo: 0.6, interval: 0.15 },
  { upTo: 1, interval: 0.2 },
  { upTo: 10, interval: 0.5 },
];
const WEIGHT = 1.4;
/** The trail's points are as far apart as each other, so that a share of the way is a place in the list. */
const POINTS = 160;
const SMOOTHING = 6;

export function climbSheet(terrain: Terrain, { way, places }: Climb) {
  const line = way.map((place) => project(VIEW, place));
  // Once more after smoothing, which pulls the points together in its bends.
  const trail = even(calmed(even(line, POINTS), SMOOTHING), POINTS);
  const shareOf = (name: "basecamp" | "ascent" | "summit") => Number(nearestShare(trail, project(VIEW, places[name])).toFixed(4));
  const facts = {
    width: VIEW.width,
    height: VIEW.height,
    camps: { basecamp: shareOf("basecamp"), ascent: shareOf("ascent"), summit: shareOf("summit") },
    trail: pathOf([trail], 1),
  };
  const land = drawSheet(terrain, {
    view: VIEW,
    tone: "both",
    isOverview: true,
    steps: STEPS,
    creeksFrom: 2400,
    weight: WEIGHT,
    unlabeled: [{ left: 0, top: 0, right: VIEW.width, bottom: VIEW.height }],
  });
  return {
    "app/design/map/climb.svg": land.replace("</svg>", `${glow(project(VIEW, places.kitchen))}</svg>`),
    "app/design/map/climb.json": json(facts),
  };
}

/** The light on the kitchen table. Its stops are close enough to show no rings. */
function glow(at: Point) {
  const [x, y] = at.map(Math.round);
  const stops = GLOW.map(
    (opacity, i) => `<stop offset="${i / (GLOW.length - 1)}" stop-color="${COLORS.hivis}" stop-opacity="${opacity}"/>`,
  );
  return `<radialGradient id="glow">${stops.join("")}</radialGradient><circle cx="${x}" cy="${y}" r="${GLOW_RADIUS}" fill="url(#glow)"/>`;
}

const GLOW = [0.42, 0.3, 0.16, 0.06, 0];
const GLOW_RADIUS = 140;

/** How far along the trail it comes nearest to a place, between two of its points as well. */
function nearestShare(trail: Point[], place: Point) {
  let best = { away: Number.POSITIVE_INFINITY, share: 0 };
  for (let i = 1; i < trail.length; i += 1) {
    const [a, b] = [trail[i - 1] as Point, trail[i] as Point];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const t = Math.min(1, Math.max(0, ((place[0] - a[0]) * dx + (place[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    const away = distance(place, [a[0] + t * dx, a[1] + t * dy]);
    if (away < best.away) best = { away, share: (i - 1 + t) / POINTS };
  }
  return best.share;
}
