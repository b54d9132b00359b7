import { levels, ringsAt } from "../terrain/contours.ts";
import { curveOf } from "../terrain/curves.ts";
import { clipRing, lengthOf, simplify } from "../terrain/lines.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { project, type View } from "../terrain/view.ts";

const VIEW: View = { width: 1600, height: 1000, scale: 0.55, middle: { x: 2500, y: 1500 }, turn: 0 };
const INDEX_EVERY = 4;

/** The lines alone, in black: a mask that cards crop and color. */
export function contourMask({ overview }: Terrain) {
  const frame = { left: 0, top: 0, right: VIEW.width, bottom: VIEW.height };
  const lines = levels([{ upTo: 10, interval: 0.4 }]).map(({ height }) =>
    ringsAt(overview, height)
      .flatMap((ring) =>
        clipRing(
          ring.map((place) => project(VIEW, place)),
          frame,
        ),
      )
      .filter((line) => lengthOf(line) > 140)
      .map((line) => simplify(line, 1)),
  );
  const path = (isIndex: boolean) => curveOf(lines.filter((_, i) => (i % INDEX_EVERY === 0) === isIndex).flat());
  const stroke = (d: string, look: string) => `<path vector-effect="non-scaling-stroke" ${look} d="${d}"/>`;
  const body = stroke(path(false), 'stroke-opacity=".5"') + stroke(path(true), 'stroke-width="1.6"');
  return {
    "app/design/map/contour.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW.width} ${VIEW.height}" fill="none" stroke="#000">${body}</svg>\n`,
  };
}
