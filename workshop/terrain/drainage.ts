/**
 * `order`: from the outlets upward, so that what a cell drains to always comes before it. `area`: cells that drain through each, itself
 * included.
 */
export type Flow = { order: Int32Array; below: Int32Array; area: Float64Array };

/**
 * Fills pits from the edge inward (the lowest open cell first) and sends each cell's water down its steepest side. Changes `heights` where
 * it fills.
 */
export function drain(heights: Float64Array, size: number): Flow {
  const count = size * size;
  const order = new Int32Array(count);
  const below = new Int32Array(count).fill(-1);
  const seen = new Uint8Array(count);
  const heap = lowestFirst(heights, count);
  for (let i = 0; i < count; i += 1) {
    const [column, row] = [i % size, Math.floor(i / size)];
    if (column > 0 && row > 0 && column < size - 1 && row < size - 1) continue;
    heights[i] = 0;
    below[i] = i;
    seen[i] = 1;
    heap.push(i);
  }
  const around = [-1, 1, -size, size, -size - 1, -size + 1, size - 1, size + 1];
  for (let n = 0; n < count; n += 1) {
    const i = heap.pop();
    order[n] = i;
    const own = heights[i] ?? 0;
    let steepest = 0;
    const isEdge = below[i] === i;
    for (const [k, step] of around.entries()) {
      const j = i + step;
      if (j < 0 || j >= count || Math.abs((j % size) - (i % size)) > 1) continue;
      if (!seen[j]) {
        seen[j] = 1;
        heights[j] = Math.max(heights[j] ?? 0, own + 1e-7);
        below[j] = i;
        heap.push(j);
      } else if (!isEdge) {
        const drop = (own - (heights[j] ?? 0)) / (k < 4 ? 1 : Math.SQRT2);
        if (drop > steepest) {
          steepest = drop;
          below[i] = j;
        }
      }
    }
  }
  const area = new Float64Array(count).fill(1);
  for (let n = count - 1; n >= 0; n -= 1) {
    const i = order[n] ?? 0;
    const j = below[i] ?? i;
    if (j !== i) area[j] = (area[j] ?? 0) + (area[i] ?? 0);
  }
  return { order, below, area };
}

/** A binary heap of cells by height. */
function lowestFirst(heights: Float64Array, capacity: number) {
  const cells = new Int32Array(capacity);
  let length = 0;
  const at = (k: number) => heights[cells[k] ?? 0] ?? 0;
  const swap = (a: number, b: number) => {
    const cell = cells[a] ?? 0;
    cells[a] = cells[b] ?? 0;
    cells[b] = cell;
  };
  return {
    push(cell: number) {
      let k = length++;
      cells[k] = cell;
      while (k > 0 && at(k) < at((k - 1) >> 1)) {
        swap(k, (k - 1) >> 1);
        k = (k - 1) >> 1;
      }
    },
    pop() {
      const top = cells[0] ?? 0;
      cells[0] = cells[--length] ?? 0;
      for (let k = 0; ; ) {
        let child = 2 * k + 1;
        if (child >= length) break;
        if (child + 1 < length && at(child + 1) < at(child)) child += 1;
        if (at(child) >= at(k)) break;
        swap(k, child);
        k = child;
      }
      return top;
    },
  };
}
