import { box, cylinder, extruded, type Paint, type Solid } from "../solid.ts";
import { between, type Vector } from "../vector.ts";
import { profile } from "./profile.ts";

/** How far its sides are apart. */
const DEEP = 11;

type Outline = readonly (readonly [x: number, z: number])[];

const VAN: Outline = [
  [0, 2.4],
  [28, 2.4],
  [28, 7.5],
  [26.5, 9.2],
  [23, 10],
  [19, 15.6],
  [17.5, 16.4],
  [0.8, 16.4],
  [0, 15.4],
];

const PICKUP: Outline = [
  [0, 2.4],
  [29, 2.4],
  [29, 7.6],
  [28, 8.8],
  [22.5, 9.4],
  [19.4, 14.6],
  [12.6, 14.6],
  [12, 9],
  [0, 9],
];

const WINDOW: Outline = [
  [16, 9.8],
  [21.2, 9.8],
  [18.3, 14],
  [16, 14],
];

/** A van that drives to the right, from its back's lower corner. */
export function van(at: Vector, paint: Paint = "plain"): Solid[] {
  return driven(at, VAN, WINDOW, paint);
}

/** The same with a bed, which is open. */
export function pickup([x, y, z]: Vector, paint: Paint = "plain"): Solid[] {
  return [
    ...driven(
      [x, y, z],
      PICKUP,
      WINDOW.map(([px, pz]) => [px === 16 ? 13.6 : px - 0.4, pz - 0.7]),
      paint,
    ),
    box([x + 0.8, y + 0.8, z + 9], [10.6, DEEP - 1.6, 0.15], "deep"),
  ];
}

function driven([x, y, z]: Vector, body: Outline, window: Outline, paint: Paint): Solid[] {
  const at = (points: Outline) => points.map(([px, pz]) => [x + px, z + pz] as const);
  return [
    profile(at(body), y, DEEP, paint),
    profile(at(window), y - 0.4, 0.5, "deep"),
    windshield(at(body), y),
    ...[5.5, 22.5].flatMap((wheel) => [
      cylinder([x + wheel, y + 1, z + 3], [x + wheel, y - 0.6, z + 3], 3, { sides: 28, lid: "deep" }),
      cylinder([x + wheel, y - 0.6, z + 3], [x + wheel, y - 0.9, z + 3], 1.2, { sides: 16, paint: "bare" }),
    ]),
  ];
}

/** On the slope behind the hood, which is the outline's fifth side. */
function windshield(body: Outline, y: number): Solid {
  const [[x0, z0], [x1, z1]] = [body[4] ?? [0, 0], body[5] ?? [0, 0]];
  const at = (side: number, share: number) => between([x0, y + side, z0], [x1, y + side, z1], share);
  return extruded([at(1.2, 0.14), at(DEEP - 1.2, 0.14), at(DEEP - 1.2, 0.84), at(1.2, 0.84)], [0.4, 0, 0.3], "deep");
}
