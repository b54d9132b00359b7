// Draws app/assets/contour.svg, the survey map behind every dark band: `npm run art`. The seed is fixed, so the map stays the same.
import { writeFileSync } from "node:fs";
import { contours } from "d3-contour";
import { createNoise2D } from "simplex-noise";

const WIDTH = 1600;
const HEIGHT = 1000;
const CELL = 12.5;
const LEVELS = 22;
/** Every fourth line is drawn heavier, as on a survey sheet. */
const INDEX_EVERY = 4;

const columns = WIDTH / CELL + 1;
const rows = HEIGHT / CELL + 1;
const noise = createNoise2D(seededRandom(19));

const heights = Array.from({ length: columns * rows }, (_, i) => heightAt((i % columns) * CELL, Math.floor(i / columns) * CELL));
const lowest = Math.min(...heights);
const highest = Math.max(...heights);
const levels = Array.from({ length: LEVELS }, (_, i) => lowest + ((i + 0.7) / LEVELS) * (highest - lowest));

const lines = contours()
  .size([columns, rows])
  .thresholds(levels)(heights)
  .map((level) => level.coordinates.flat().map(smoothPath).join(""));
const minor = lines.filter((_, i) => i % INDEX_EVERY).join("");
const index = lines.filter((_, i) => i % INDEX_EVERY === 0).join("");
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke="#000"><path vector-effect="non-scaling-stroke" stroke-opacity=".5" d="${minor}"/><path vector-effect="non-scaling-stroke" stroke-width="1.6" d="${index}"/></svg>\n`;
writeFileSync(new URL("../app/assets/contour.svg", import.meta.url), svg);
console.log(`contour.svg: ${(svg.length / 1024).toFixed(1)} KB`);

/** Rolling ground with one summit right of the middle, where the hero's glow sits. */
function heightAt(x: number, y: number) {
  const rolling = noise(x / 520, y / 520) + 0.45 * noise(x / 210 + 9, y / 210) + 0.1 * noise(x / 95, y / 95 + 7);
  const summit = 2.3 * Math.exp(-(((x - 1090) / 300) ** 2 + ((y - 400) / 240) ** 2));
  return rolling + summit;
}

/**
 * A ring of grid points as quadratic curves through the midpoints of its edges, in whole relative steps. Lines along the edge of the sheet are left
 * out.
 */
function smoothPath(ring: number[][]) {
  const points = ring.slice(0, -1).map(([x = 0, y = 0]) => [(x - 0.5) * CELL, (y - 0.5) * CELL] as const);
  if (points.length < 12) return "";
  const middle = (i: number) => {
    const [ax, ay] = points[i % points.length] ?? [0, 0];
    const [bx, by] = points[(i + 1) % points.length] ?? [0, 0];
    return [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)] as const;
  };
  let [x, y] = middle(0);
  let path = `M${x} ${y}`;
  for (let i = 1; i <= points.length; i += 1) {
    const [cx, cy] = points[i % points.length] ?? [0, 0];
    const [nx, ny] = middle(i);
    path += onEdge(cx, cy) ? `m${nx - x} ${ny - y}` : `q${Math.round(cx) - x} ${Math.round(cy) - y} ${nx - x} ${ny - y}`;
    [x, y] = [nx, ny];
  }
  return path.replaceAll(" -", "-");
}

function onEdge(x: number, y: number) {
  return x <= 1 || y <= 1 || x >= WIDTH - 1 || y >= HEIGHT - 1;
}

function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
