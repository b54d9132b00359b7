import { drain } from "./drainage.ts";

const ROUNDS = 80;
const RISE = 2.2;
const WEAR = 0.045;
const WEAR_EXPONENT = 0.42;
const CREEP = 0.1;
const CREEP_PASSES = 2;

/**
 * Raises the ground and lets rain cut it, round after round. This is what makes noise look like land: valleys branch and contour lines
 * point upstream.
 */
export function erode(uplift: Float64Array, size: number) {
  let heights = uplift.slice();
  for (let round = 0; round < ROUNDS; round += 1) {
    const flow = drain(heights, size);
    for (const i of flow.order) {
      const below = flow.below[i] ?? i;
      if (below === i) continue;
      const wear = WEAR * (flow.area[i] ?? 1) ** WEAR_EXPONENT;
      heights[i] = ((heights[i] ?? 0) + RISE * (uplift[i] ?? 0) + wear * (heights[below] ?? 0)) / (1 + wear);
    }
    for (let pass = 0; pass < CREEP_PASSES; pass += 1) heights = creep(heights, size);
  }
  return heights;
}

/** Soil slides from what is steep: each cell moves a tenth of the way to its neighbors' mean. */
function creep(heights: Float64Array, size: number) {
  const after = heights.slice();
  for (let j = 1; j < size - 1; j += 1)
    for (let i = j * size + 1; i < j * size + size - 1; i += 1) {
      const mean = ((heights[i - 1] ?? 0) + (heights[i + 1] ?? 0) + (heights[i - size] ?? 0) + (heights[i + size] ?? 0)) / 4;
      after[i] = (heights[i] ?? 0) + CREEP * (mean - (heights[i] ?? 0));
    }
  return after;
}
