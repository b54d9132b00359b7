import { cosine, sine } from "../angles.ts";
import { type OnSlope, rectangle, slopeFrom } from "../slope.ts";
import { box, cylinder, extruded, type Solid } from "../solid.ts";
import { plus } from "../vector.ts";

const TABLE = slopeFrom([0, -8.5, 6], [0, 1, 0.62]);
const GOAL: OnSlope = [4.6, 11.4];

/** A drafting table with a map on it: the way that was planned, and the flag where it ends. */
export function strategyConsulting(): Solid[] {
  const hills = [6.6, 4.4, 2.2].map((radius, i) => TABLE.raised(hill(radius), [1.8 + i * 0.3, 2.1 + i * 0.3], i === 1 ? "bare" : "plain"));
  return [
    box([-14.5, -10, 0], [29, 21, 1.4]),
    ...[-10, 8].flatMap((x) => [box([x, -6, 1.4], [2, 2, 6]), box([x, 6, 1.4], [2, 2, 12])]),
    TABLE.raised(rectangle([-13.5, 0], 27, 20), [0, 1.4]),
    TABLE.raised(rectangle([-12.2, 1.3], 24.4, 17.4), [1.4, 1.8], "bare"),
    ...hills,
    TABLE.raised(way(), [2.2, 2.7], "accent"),
    cylinder(TABLE.at(wayAt(0), 1.8), TABLE.at(wayAt(0), 2.9), 1.7, { sides: 24, paint: "accent" }),
    ...flag(),
  ];
}

/** A contour line around the goal. */
function hill(radius: number) {
  return Array.from({ length: 36 }, (_, i): OnSlope => {
    const turn = (i / 36) * 2 * Math.PI;
    const far = radius * (1 + 0.12 * sine(2 * turn + 0.6) + 0.07 * sine(3 * turn));
    return [GOAL[0] + cosine(turn) * far, GOAL[1] + sine(turn) * far * 0.9];
  });
}

/** From its start (0) to the flag (1). */
function wayAt(share: number): OnSlope {
  return [GOAL[0] - 14 * (1 - share), GOAL[1] - 7.2 * (1 - share) + sine(share * 7) * 2.4];
}

/** There along one side of it and back along the other. */
function way() {
  const shares = Array.from({ length: 21 }, (_, i) => i / 20);
  const beside = (share: number, by: number): OnSlope => {
    const [[x, up], [x0, up0], [x1, up1]] = [share, share - 0.01, share + 0.01].map(wayAt) as [OnSlope, OnSlope, OnSlope];
    const long = Math.hypot(x1 - x0, up1 - up0);
    return [x - ((up1 - up0) / long) * by, up + ((x1 - x0) / long) * by];
  };
  return [...shares.map((share) => beside(share, -0.75)), ...shares.toReversed().map((share) => beside(share, 0.75))];
}

function flag(): Solid[] {
  const foot = TABLE.at(GOAL, 2.7);
  const at = (x: number, z: number) => plus(foot, [x, 0, z]);
  return [cylinder(foot, at(0, 13), 0.6, { sides: 12 }), extruded([at(0, 13), at(0, 6), at(9.5, 9.5)], [0, -0.8, 0], "accent")];
}
