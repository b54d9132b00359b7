import type { Grid } from "./grid.ts";

/** Twice the cells in each direction, by Catmull-Rom curves through the old ones. */
export function doubled({ size, cell, values }: Grid): Grid {
  const wide = new Float64Array(size * 2 * size);
  for (let j = 0; j < size; j += 1)
    stretch(
      size,
      (i) => values[j * size + i] ?? 0,
      (i, value) => {
        wide[j * size * 2 + i] = value;
      },
    );
  const result = new Float64Array(size * 2 * size * 2);
  for (let i = 0; i < size * 2; i += 1)
    stretch(
      size,
      (j) => wide[j * size * 2 + i] ?? 0,
      (j, value) => {
        result[j * size * 2 + i] = value;
      },
    );
  return { size: size * 2, cell: cell / 2, values: result };
}

/** New cells lie a quarter of a cell to either side of an old one. */
function stretch(size: number, read: (i: number) => number, write: (i: number, value: number) => void) {
  const at = (i: number) => read(Math.min(Math.max(i, 0), size - 1));
  for (let i = 0; i < size; i += 1) {
    write(2 * i, curve(at(i - 2), at(i - 1), at(i), at(i + 1), 0.75));
    write(2 * i + 1, curve(at(i - 1), at(i), at(i + 1), at(i + 2), 0.25));
  }
}

function curve(a: number, b: number, c: number, d: number, t: number) {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** Each pass mixes every cell with its neighbors, 1:2:1 in both directions. */
export function blurred(grid: Grid, passes: number): Grid {
  let { values } = grid;
  for (let pass = 0; pass < passes; pass += 1) values = smooth(smooth(values, grid.size, 1), grid.size, grid.size);
  return { ...grid, values };
}

function smooth(values: Float64Array, size: number, step: number) {
  return values.map((own, i) => {
    const along = step === 1 ? i % size : Math.floor(i / size);
    const before = along > 0 ? (values[i - step] ?? own) : own;
    const after = along < size - 1 ? (values[i + step] ?? own) : own;
    return (before + 2 * own + after) / 4;
  });
}
