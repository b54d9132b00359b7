/** A square field of heights. Positions are map units: x to the east, y to the south, 0 to 4320 on the sheet, with a margin around it. */
export type Grid = { readonly size: number; readonly cell: number; readonly values: Float64Array };

export const SHEET = 4320;
export const MARGIN = 720;

/** The value at a map position, between its four nearest cells. */
export function valueAt({ size, cell, values }: Grid, x: number, y: number) {
  const column = clamp((x + MARGIN) / cell - 0.5, 0, size - 1.001);
  const row = clamp((y + MARGIN) / cell - 0.5, 0, size - 1.001);
  const i = Math.floor(column);
  const j = Math.floor(row);
  const [u, v] = [column - i, row - j];
  const at = (di: number, dj: number) => values[(j + dj) * size + i + di] ?? 0;
  return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v;
}

/** The direction and steepness of the way up, per map unit. */
export function slopeAt(grid: Grid, x: number, y: number) {
  const step = grid.cell;
  const dx = (valueAt(grid, x + step, y) - valueAt(grid, x - step, y)) / (2 * step);
  const dy = (valueAt(grid, x, y + step) - valueAt(grid, x, y - step)) / (2 * step);
  return { dx, dy, steepness: Math.hypot(dx, dy) };
}

/** The middle of a cell as a map position. */
export function placeOf({ size, cell }: Grid, index: number) {
  return { x: ((index % size) + 0.5) * cell - MARGIN, y: (Math.floor(index / size) + 0.5) * cell - MARGIN };
}

export function cellAt({ size, cell }: Grid, x: number, y: number) {
  const column = clamp(Math.floor((x + MARGIN) / cell), 0, size - 1);
  return clamp(Math.floor((y + MARGIN) / cell), 0, size - 1) * size + column;
}

/** The highest place of all: the summit. */
export function highest(grid: Grid) {
  let best = 0;
  for (let i = 0; i < grid.values.length; i += 1) if ((grid.values[i] ?? 0) > (grid.values[best] ?? 0)) best = i;
  return { ...placeOf(grid, best), height: grid.values[best] ?? 0 };
}

function clamp(value: number, low: number, high: number) {
  return Math.min(Math.max(value, low), high);
}
