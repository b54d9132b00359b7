/** A window onto the map: so many pixels of it, at a scale, around a map position, turned clockwise in quarter turns. */
export type View = { width: number; height: number; scale: number; middle: Place; turn: 0 | 1 | 2 | 3 };
export type Place = { x: number; y: number };
/** A position in the picture, in pixels. */
export type Point = [x: number, y: number];

/** How each quarter turn mixes east and south into right and down. */
const TURNS = [
  [1, 0, 0, 1],
  [0, -1, 1, 0],
  [-1, 0, 0, -1],
  [0, 1, -1, 0],
] as const;

export function project(view: View, { x, y }: Place): Point {
  const [dx, dy] = rotate(view, (x - view.middle.x) * view.scale, (y - view.middle.y) * view.scale);
  return [view.width / 2 + dx, view.height / 2 + dy];
}

/** A direction on the map as one in the picture. */
export function rotate({ turn }: View, dx: number, dy: number): Point {
  const [a, b, c, d] = TURNS[turn];
  return [a * dx + b * dy, c * dx + d * dy];
}

export function unproject(view: View, [px, py]: Point): Place {
  const [a, b, c, d] = TURNS[view.turn];
  const [dx, dy] = [(px - view.width / 2) / view.scale, (py - view.height / 2) / view.scale];
  return { x: view.middle.x + a * dx + c * dy, y: view.middle.y + b * dx + d * dy };
}

export type Box = { left: number; top: number; right: number; bottom: number };

export function isInside({ left, top, right, bottom }: Box, [x, y]: Point, by = 0) {
  return x > left - by && x < right + by && y > top - by && y < bottom + by;
}
