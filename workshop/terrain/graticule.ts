import { type Place, type Point, project, unproject, type View } from "./view.ts";

/** Map units between two lines of the grid: six to a numbered sheet, three in an overview. */
const SPACING = { full: 240, overview: 480 };
const ARM = 4;

/** The grid of a survey sheet: a small cross wherever two of its lines would meet. */
export function crossesIn(view: View, isOverview: boolean, holds: (place: Place) => boolean) {
  const spacing = isOverview ? SPACING.overview : SPACING.full;
  const corners = [unproject(view, [0, 0]), unproject(view, [view.width, view.height])];
  const range = (values: number[]) => {
    const [first, last] = [Math.ceil(Math.min(...values) / spacing), Math.floor(Math.max(...values) / spacing)];
    return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * spacing);
  };
  const xs = range(corners.map(({ x }) => x));
  return range(corners.map(({ y }) => y))
    .flatMap((y) => xs.map((x) => ({ x, y })))
    .filter(holds)
    .flatMap((place): Point[][] => {
      const [x, y] = project(view, place).map(Math.round) as Point;
      return [
        [
          [x - ARM, y],
          [x + ARM, y],
        ],
        [
          [x, y - ARM],
          [x, y + ARM],
        ],
      ];
    });
}
