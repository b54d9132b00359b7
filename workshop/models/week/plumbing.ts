import type { Scenes } from "../scenes.ts";
import { box, cylinder, pipe, type Solid, turned } from "../solid.ts";
import { mug } from "../things/mug.ts";
import { clipboard, stack } from "../things/paper.ts";
import { phone, type Shown } from "../things/phone.ts";
import { profile } from "../things/profile.ts";
import { van } from "../things/van.ts";

/** A phone with nine missed calls, the van with what it didn't have, and an invoice with a line that its reader doesn't know. */
export const plumbing: Scenes = { night: missedCalls, dawn: driveway, day: invoices };

function missedCalls(): Solid[] {
  const rows = Array.from({ length: 9 }, (_, i): Shown => [0.8, 1 + i * 1.2, i % 2 ? 4.4 : 5.6, 0.6]);
  return [
    box([-12, -11, 0], [24, 20, 1.4]),
    box([-6.4, -1.4, 1.4], [14, 6, 1.6]),
    ...phone([-6, -0.6, 3], 1.25, rows),
    ...badge(),
    ...mug([8, -6, 1.4]),
  ];
}

function badge(): Solid[] {
  const [x, y, z] = [6.4, -0.8, 25.6];
  const nine = NINE.map(([right, up]) => [x - 2 + right, z - 3.5 + up] as const);
  return [cylinder([x, y + 1, z], [x, y - 0.8, z], 5.2, { sides: 40, paint: "accent" }), profile(nine, y - 1.1, 0.3, "deep")];
}

/** Around its ring and back, open by a line's width. */
const NINE = [
  [0, 0],
  [4, 0],
  [4, 7],
  [0, 7],
  [0, 2.7],
  [2.5, 2.7],
  [2.5, 4],
  [1.3, 4],
  [1.3, 5.7],
  [2.7, 5.7],
  [2.7, 1.3],
  [0, 1.3],
] as const;

function driveway(): Solid[] {
  return [
    box([-17, -16, 0], [35, 30, 1.2]),
    ...van([-15, 1, 1.2]),
    turned(
      [8, -10, 1.2],
      [
        [2.6, 0],
        [4.6, 1.6],
        [4.6, 8.6],
        [3, 10.2],
        [0.9, 10.8],
      ],
      40,
      "accent",
    ),
    cylinder([8, -10, 11.6], [8, -10, 14.4], 1, { sides: 14 }),
    ...reel([-8, -8, 1.2]),
  ];
}

/** The camera's, on its stand, with the end of its cable. */
function reel([x, y, z]: readonly [number, number, number]): Solid[] {
  return [
    box([x - 5, y - 2, z], [10, 5, 1]),
    cylinder([x, y + 1.6, z + 6.6], [x, y - 1.4, z + 6.6], 6, { sides: 36 }),
    cylinder([x, y - 1.4, z + 6.6], [x, y - 1.7, z + 6.6], 4.6, { sides: 32, paint: "bare" }),
    cylinder([x, y - 1.7, z + 6.6], [x, y - 2, z + 6.6], 3, { sides: 28, paint: "deep" }),
    pipe(
      [
        [x + 4, y - 1, z + 2.4],
        [x + 6, y - 4, z + 0.6],
        [x + 9, y - 5, z + 0.6],
      ],
      0.6,
    ),
  ];
}

function invoices(): Solid[] {
  return [
    box([-15, -11, 0], [30, 24, 1.2]),
    box([-10, 4, 1.2], [14, 6, 9]),
    ...clipboard([-3, -5, 1.2], [[9], [6], [8], [10.8, "accent"], [5]], 1.1),
    ...stack([5.6, -8, 1.2], 6),
  ];
}
