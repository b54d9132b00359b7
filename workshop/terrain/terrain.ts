import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { drain, type Flow } from "./drainage.ts";
import { erode } from "./erosion.ts";
import { type Grid, MARGIN, SHEET } from "./grid.ts";
import { blurred, doubled } from "./resample.ts";
import { upliftOn } from "./uplift.ts";

const SIZE = 480;
const CELL = (SHEET + 2 * MARGIN) / SIZE;
const SEED = 42;
const HIGHEST = 10;
/** Moves the camps along the route without touching the shape of a line. */
const STEEPENING = 1.35;
const CACHE = "node_modules/.cache/peakworks";

/**
 * The one terrain. Heights are millions of dollars of yearly revenue, 0 to 10. `overview` is the same land, smoothed for drawing it small.
 */
export type Terrain = { heights: Grid; overview: Grid; coarse: Grid; flow: Flow };

export function terrain(): Terrain {
  const raw = eroded(SEED);
  const flow = drain(raw, SIZE);
  const top = raw.reduce((most, h) => Math.max(most, h), 0);
  const values = raw.map((h) => HIGHEST * (Math.max(h, 0) / top) ** STEEPENING);
  const coarse = { size: SIZE, cell: CELL, values };
  return { coarse, flow, heights: blurred(doubled(coarse), 2), overview: blurred(doubled(coarse), 14) };
}

/** Eighty rounds of erosion take ten seconds, so the result is kept until the recipe changes. */
function eroded(seed: number) {
  const recipe = RECIPE.map((file) => readFileSync(new URL(file, import.meta.url), "utf8")).join() + seed;
  const file = `${CACHE}/heights-${createHash("sha256").update(recipe).digest("hex").slice(0, 16)}`;
  if (existsSync(file)) return new Float64Array(new Uint8Array(readFileSync(file)).buffer);
  const heights = erode(upliftOn({ size: SIZE, cell: CELL, values: new Float64Array(SIZE * SIZE) }, seed), SIZE);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, new Uint8Array(heights.buffer));
  return heights;
}

const RECIPE = ["./uplift.ts", "./erosion.ts", "./drainage.ts", "./grid.ts"];
