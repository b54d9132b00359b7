import type { Point } from "../terrain/view.ts";
import { cosine, sine } from "./angles.ts";
import type { Solid } from "./solid.ts";
import { dot, unit, type Vector } from "./vector.ts";

export const WIDTH = 420;
export const HEIGHT = 360;
const MARGIN = 6;

/** Seen from the front, from the right and from above, so the broad front is lit and the narrow side lies in the shade. */
const TURN = (36 * Math.PI) / 180;
const TILT = (29 * Math.PI) / 180;

/** Where the light stands: upper left, in front. */
export const LIGHT = unit([-0.58, -0.46, 0.78]);
/** Directions in the model that run to the right of the picture, up it, and away from the viewer. */
export const RIGHT: Vector = [cosine(TURN), sine(TURN), 0];
export const UP: Vector = [-sine(TURN) * sine(TILT), cosine(TURN) * sine(TILT), cosine(TILT)];
export const AWAY: Vector = [-sine(TURN) * cosine(TILT), cosine(TURN) * cosine(TILT), -sine(TILT)];

/** A model fitted into the picture. `scale` is picture units in one of the model's. */
export type Camera = { scale: number; project: (point: Vector) => Point };

export function cameraFor(solids: Solid[]): Camera {
  const points = solids
    .flatMap((solid) => solid.flatMap((face) => face.points))
    .map((point) => [dot(point, RIGHT), -dot(point, UP)] as const);
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const scale = Math.min((WIDTH - 2 * MARGIN) / (right - left), (HEIGHT - 2 * MARGIN) / (bottom - top));
  const [x, y] = [WIDTH / 2 - ((left + right) / 2) * scale, HEIGHT - MARGIN - bottom * scale];
  return { scale, project: (point) => [x + dot(point, RIGHT) * scale, y - dot(point, UP) * scale] };
}

export function facesViewer(normal: Vector) {
  return dot(normal, AWAY) < -1e-6;
}
