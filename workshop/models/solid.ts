import { cosine, sine } from "./angles.ts";
import { cross, dot, minus, plus, unit, type Vector } from "./vector.ts";

/** `bare` has no tint and no marks of its own, `deep` is a hollow one looks into, `accent` the one orange part of a model. */
export type Paint = "plain" | "deep" | "accent" | "bare";

/** A flat side, counterclockwise seen from outside. A piece of something round is `isRound`, one of a ball `isBall`. */
export type Face = { points: Vector[]; normal: Vector; paint: Paint; isRound?: boolean; isBall?: boolean };
export type Solid = Face[];

/** A box from its lowest, leftmost, nearest corner. x goes right, y away from the viewer, z up. */
export function box(corner: Vector, [width, depth, height]: Vector, paint: Paint = "plain"): Solid {
  const [x, y, z] = corner;
  const outline: Vector[] = [
    [x, y, z],
    [x + width, y, z],
    [x + width, y + depth, z],
    [x, y + depth, z],
  ];
  return extruded(outline, [0, 0, height], paint);
}

/** A flat outline pushed along a vector: counterclockwise seen from where the vector points. */
export function extruded(outline: Vector[], along: Vector, paint: Paint = "plain"): Solid {
  const far = outline.map((point) => plus(point, along));
  const sides = outline.map((point, i) => {
    const next = (i + 1) % outline.length;
    return face([point, outline[next] as Vector, far[next] as Vector, far[i] as Vector], paint);
  });
  return [face(far, paint), face([...outline].reverse(), paint), ...sides];
}

/** A round body around the line from `from` to `to`; with two radii it's a cone. */
export function cylinder(
  from: Vector,
  to: Vector,
  radius: number,
  options: { top?: number; paint?: Paint; lid?: Paint; sides?: number } = {},
): Solid {
  const { top = radius, paint = "plain", lid = paint, sides = 28 } = options;
  const axis = unit(minus(to, from));
  const side = unit(cross(axis, Math.abs(axis[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1]));
  const other = cross(axis, side);
  const ring = (at: Vector, r: number) =>
    Array.from({ length: sides }, (_, i): Vector => {
      const turn = (i / sides) * 2 * Math.PI;
      return plus(plus(at, side, cosine(turn) * r), other, sine(turn) * r);
    });
  const [low, high] = [ring(from, radius), ring(to, top)];
  const around = low.map((point, i) => {
    const next = (i + 1) % sides;
    return { ...face([point, low[next] as Vector, high[next] as Vector, high[i] as Vector], paint), isRound: true };
  });
  return [...around, face(high, lid), face([...low].reverse(), paint)];
}

/** A pipe along a line with corners, mitered like a tinsmith's. */
export function pipe(line: Vector[], radius: number, paint: Paint = "bare"): Solid {
  const sides = 16;
  const along = line.slice(1).map((to, i) => unit(minus(to, line[i] as Vector)));
  const first = along[0] as Vector;
  const side = unit(cross(first, Math.abs(first[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1]));
  const other = cross(first, side);
  let ring = Array.from({ length: sides }, (_, i): Vector => {
    const turn = (i / sides) * 2 * Math.PI;
    return plus(plus(line[0] as Vector, side, cosine(turn) * radius), other, sine(turn) * radius);
  });
  const faces: Solid = [face([...ring].reverse(), paint)];
  for (const [i, direction] of along.entries()) {
    // The ring slides along the pipe to the plane halfway between this direction and the next.
    const [to, next] = [line[i + 1] as Vector, along[i + 1] ?? direction];
    const miter = unit(plus(direction, next));
    const moved = ring.map((point) => plus(point, direction, dot(minus(to, point), miter) / dot(direction, miter)));
    for (const [k, point] of ring.entries()) {
      const k1 = (k + 1) % sides;
      faces.push({ ...face([point, ring[k1] as Vector, moved[k1] as Vector, moved[k] as Vector], paint), isRound: true });
    }
    ring = moved;
  }
  return [...faces, face(ring, paint)];
}

/** A straight piece of lumber between two points, `wide` across and `high` toward `up`. */
export function beam(from: Vector, to: Vector, wide: number, high: number, paint: Paint = "plain", up: Vector = [0, 0, 1]): Solid {
  const along = unit(minus(to, from));
  const side = unit(cross(along, Math.abs(dot(along, up)) > 0.99 ? [0, 1, 0] : up));
  const over = cross(side, along);
  const corner = (a: number, b: number) => plus(plus(from, side, (a * wide) / 2), over, (b * high) / 2);
  return extruded([corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1)], minus(to, from), paint);
}

/** A body turned around an upright axis: radius and height from the foot up. */
export function turned(
  [x, y, z]: Vector,
  profile: readonly (readonly [radius: number, height: number])[],
  sides = 40,
  paint: Paint = "plain",
): Solid {
  const at = (i: number, k: number): Vector => {
    const [radius, height] = profile[k] as [number, number];
    const turn = (i / sides) * 2 * Math.PI;
    return [x + cosine(turn) * radius, y + sine(turn) * radius, z + height];
  };
  return profile.slice(1).flatMap((_, k) =>
    Array.from({ length: sides }, (_, i) => ({
      ...face([at(i, k), at(i + 1, k), at(i + 1, k + 1), at(i, k + 1)], paint),
      isRound: true,
    })),
  );
}

export function ball(at: Vector, radius: number): Solid {
  const profile = Array.from({ length: 11 }, (_, i) => {
    const turn = (i / 10 - 0.5) * Math.PI;
    return [Math.max(0.01, cosine(turn) * radius), sine(turn) * radius] as const;
  });
  return turned(at, profile, 22).map((piece) => ({ ...piece, isBall: true }));
}

/** The solid turned around an upright line by so many degrees. */
export function rotated(solid: Solid, [x, y]: readonly [number, number], degrees: number): Solid {
  const [c, s] = [cosine((degrees * Math.PI) / 180), sine((degrees * Math.PI) / 180)];
  const turn = ([px, py, pz]: Vector): Vector => [x + (px - x) * c - (py - y) * s, y + (px - x) * s + (py - y) * c, pz];
  return solid.map((each) => ({ ...each, ...face(each.points.map(turn), each.paint) }));
}

function face(points: Vector[], paint: Paint): Face {
  return { points, normal: normalOf(points), paint };
}

/** Newell's way, which also holds for outlines that turn inward. */
function normalOf(points: Vector[]) {
  const sum = points.reduce<Vector>((total, point, i) => plus(total, cross(point, points[(i + 1) % points.length] as Vector)), [0, 0, 0]);
  return unit(sum);
}
