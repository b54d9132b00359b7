import { json } from "../json.ts";
import type { Climb } from "../terrain/climb.ts";
import { valueAt } from "../terrain/grid.ts";
import { pathOf, simplify } from "../terrain/lines.ts";
import type { Terrain } from "../terrain/terrain.ts";
import type { Place, Point } from "../terrain/view.ts";

/** The land cut open along the route, from the kitchen table to the summit and down its far side. */
const WIDTH = 960;
const HEIGHT = 400;
const FAR_SIDE = 620;

export function section({ heights }: Terrain, { way, places }: Climb) {
  const far = Array.from({ length: 40 }, (_, i): Place => ({ x: places.summit.x, y: places.summit.y - ((i + 1) * FAR_SIDE) / 40 }));
  const line = [...way, ...far];
  let gone = 0;
  const along = line.map((place, i) => {
    const before = line[i - 1];
    if (before) gone += Math.hypot(place.x - before.x, place.y - before.y);
    return gone;
  });
  const x = (distance: number) => (distance / gone) * WIDTH;
  const y = (height: number) => HEIGHT - (height / 10) * HEIGHT;
  const ground = line.map(({ x: mx, y: my }, i): Point => [x(along[i] ?? 0), y(valueAt(heights, mx, my))]);
  const up = ground.slice(0, way.length);
  const campAt = (name: "basecamp" | "ascent" | "summit") => {
    const { x: cx, y: cy } = places[name];
    const nearest = way.reduce(
      (best, place, i) =>
        Math.hypot(place.x - cx, place.y - cy) < Math.hypot((way[best]?.x ?? 0) - cx, (way[best]?.y ?? 0) - cy) ? i : best,
      0,
    );
    return (ground[nearest] as Point).map(Math.round);
  };
  const facts = {
    width: WIDTH,
    height: HEIGHT,
    up: pathOf([simplify(up, 0.6)]),
    ground: `${pathOf([simplify(ground, 0.6)])}V${HEIGHT}H0z`,
    strokes: pathOf(strokes(ground)),
    camps: { basecamp: campAt("basecamp"), ascent: campAt("ascent"), summit: campAt("summit") },
  };
  return { "app/design/map/section.json": json(facts) };
}

/** Short strokes below the surface, longer where it's steep: rock. */
function strokes(ground: Point[]) {
  const found: Point[][] = [];
  let next = 0;
  for (const [i, [x, y]] of ground.entries()) {
    const before = ground[Math.max(0, i - 4)] as Point;
    if (x < next || y > HEIGHT - 16) continue;
    next = x + 6;
    const steep = Math.min(1, Math.abs(y - before[1]) / Math.max(1, x - before[0]) / 1.6);
    for (let n = 0, top = y + 5 + (found.length % 3) * 5; n < 6 && top < HEIGHT - 8; n += 1) {
      const length = Math.min(9 + steep * 16, HEIGHT - 6 - top);
      found.push([
        [x, top],
        [x - 2, top + length],
      ]);
      top += length + 10 + ((found.length * 7) % 5) * 7;
    }
  }
  return found;
}
