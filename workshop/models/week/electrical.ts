import type { Scenes } from "../scenes.ts";
import { beam, box, cylinder, type Solid } from "../solid.ts";
import { phone, type Shown } from "../things/phone.ts";

/** The meter that nobody photographed, a lift below a ceiling's light, and two breakers on the supply house's counter. */
export const electrical: Scenes = { day: meter, night: lift, dawn: counter };

function meter(): Solid[] {
  const [x, y] = [-7.5, 5];
  return [
    box([-15, -9, 0], [31, 18, 1.4]),
    box([-14, 6.6, 1.4], [28, 2, 29]),
    box([x - 5.5, y - 1.4, 9], [11, 3, 15]),
    cylinder([x, y - 1.4, 17.5], [x, y - 2.4, 17.5], 4.8, { sides: 36 }),
    cylinder([x, y - 2.4, 17.5], [x, y - 4.6, 17.5], 4, { sides: 36, lid: "bare" }),
    box([x - 2.2, y - 4.8, 18], [4.4, 0.3, 1.6], "deep"),
    cylinder([x, y, 24], [x, y, 33], 1.2, { sides: 18 }),
    cylinder([x, y, 1.4], [x, y, 9], 1.2, { sides: 18 }),
    // The same meter on the screen, in the corners of a viewfinder.
    ...phone([1.5, -6, 1.4], 1, CORNERS),
    cylinder([7, -6.2, 12], [7, -6.7, 12], 3, { sides: 32, paint: "accent" }),
    box([5.5, -6.9, 12.3], [3, 0.2, 1.2], "deep"),
    cylinder([7, -6.2, 5], [7, -6.6, 5], 0.9, { sides: 16, paint: "bare" }),
  ];
}

const CORNERS: Shown[] = [0.5, 6.6].flatMap((x) => [3.6, 14].map((z) => [x, z, 1.7, 0.6] as const));

function lift(): Solid[] {
  const [left, right, top] = [-8.5, 8.5, 21.5];
  const cross = (y: number) =>
    [5.5, 13.5].flatMap((low) => [
      beam([left, y, low], [right, y, low + 8], 1.2, 1.9),
      beam([right, y + 0.7, low], [left, y + 0.7, low + 8], 1.2, 1.9),
    ]);
  return [
    box([-14, -8, 0], [28, 18, 1]),
    // The steel above it, with the conduit that's being run.
    ...[-13, 11.4].map((x) => box([x, 7, 1], [1.8, 1.8, 36])),
    box([-13, 6.8, 34.5], [26.2, 2.2, 3.2]),
    box([-10.5, -4.4, 3], [21, 8.6, 2.6]),
    ...[-7.5, 7.5].map((x) => cylinder([x, -4.4, 3.2], [x, -5.6, 3.2], 2.3, { sides: 24, lid: "deep" })),
    ...[2.6, -3.4].flatMap(cross),
    box([-10.5, -4.4, top], [21, 8.6, 1.8], "accent"),
    ...rail(top + 1.8),
    box([-6, -1, top + 1.8], [8, 4, 4]),
  ];
}

function rail(z: number): Solid[] {
  const [left, right, front, back] = [-10.5, 9.5, -4.4, 3.2];
  const posts = [left, -0.5, right]
    .map((x) => [x, front])
    .concat([
      [left, back],
      [right, back],
    ]);
  return [
    ...posts.map(([x = 0, y = 0]) => box([x, y, z], [1, 1, 7])),
    ...[front, back].map((y) => box([left, y, z + 7], [21, 1, 1])),
    ...[left, right].map((x) => box([x, front + 1, z + 7], [1, 6.6, 1])),
  ];
}

function counter(): Solid[] {
  return [
    box([-17, -10, 0], [34, 22, 1.2]),
    box([-15, 9, 1.2], [30, 2, 27]),
    ...[12.6, 20.2].flatMap((z) => [-13.5, -6.7, 0.1, 6.9].map((x) => box([x, 8.4, z], [6, 0.7, 5.6], "deep"))),
    box([-14, -4, 1.2], [28, 8, 7]),
    box([-16, -6.5, 8.2], [32, 11.5, 1.6]),
    ...breaker(-10.5, "bare"),
    ...breaker(2, "accent"),
  ];
}

/** It stands with its handle toward the viewer. */
function breaker(x: number, paint: "bare" | "accent"): Solid[] {
  const [y, z] = [-4.2, 9.8];
  return [
    box([x, y, z], [7, 4.5, 13], paint),
    box([x, y - 1.4, z + 4], [7, 1.4, 5.6], paint),
    box([x + 2.2, y - 1.6, z + 4.7], [2.6, 0.3, 4.2], "deep"),
    beam([x + 3.5, y - 1.4, z + 6.8], [x + 3.5, y - 3.6, z + 8.2], 1.6, 1.5, "bare"),
    box([x + 1.6, y - 0.2, z + 1.4], [3.8, 0.3, 1.3], "deep"),
  ];
}
