import type { Scenes } from "../scenes.ts";
import { box, cylinder, extruded, pipe, type Solid } from "../solid.ts";
import { laptop } from "../things/laptop.ts";
import { stack } from "../things/paper.ts";
import type { Vector } from "../vector.ts";

/** A house under snow at twelve degrees, a furnace with its tag, and the week's tickets beside the laptop. */
export const hvac: Scenes = { night: freeze, dawn: furnace, day: tickets };

function freeze(): Solid[] {
  const gable: Vector[] = [
    [-13, -5, 1.4],
    [-13, -5, 12],
    [-13, 2, 18.5],
    [-13, 9, 12],
    [-13, 9, 1.4],
  ];
  return [
    box([-16, -13, 0], [33, 25, 1.4]),
    extruded([...gable].reverse(), [20, 0, 0]),
    snow(-6.4, 2, 11.4),
    snow(10.4, 2, 11.4),
    box([-10.5, -5.4, 1.4], [4, 0.5, 7.4], "deep"),
    box([-3.4, -5.4, 5], [6.4, 0.5, 5], "deep"),
    ...thermometer([12, -7.5, 1.4]),
    ...icicles(),
  ];
}

/** A thick layer on one side of the roof, from its eave to the ridge. */
function snow(y: number, ridge: number, eave: number): Solid {
  const outline: Vector[] = [
    [-14.4, y, eave],
    [8.4, y, eave],
    [8.4, ridge, 19.2],
    [-14.4, ridge, 19.2],
  ];
  return extruded(y < ridge ? outline : [...outline].reverse(), [0, 0, 2.2], "bare");
}

/** Below the eave in front. */
function icicles(): Solid[] {
  return [3, 4.6, 2.6, 3.8, 2.2, 4.2].map((long, i) =>
    cylinder([-13 + i * 3.9, -6, 11.6 - long], [-13 + i * 3.9, -6, 11.6], 0.05, { top: 0.9, sides: 10, paint: "bare" }),
  );
}

/** Hardly any of its column is left. */
function thermometer([x, y, z]: Vector): Solid[] {
  return [
    box([x - 2.6, y, z], [5.2, 1.6, 27], "bare"),
    box([x - 0.9, y - 0.3, z + 5], [1.8, 0.4, 20], "deep"),
    box([x - 0.9, y - 0.6, z + 4], [1.8, 0.5, 6.4], "accent"),
    cylinder([x, y - 0.2, z + 3.4], [x, y - 1.2, z + 3.4], 2, { sides: 24, paint: "accent" }),
    ...[0, 1, 2, 3].map((i) => box([x + 1.3, y - 0.3, z + 9 + i * 4.4], [1, 0.3, 0.4], "deep")),
  ];
}

function furnace(): Solid[] {
  const tube = (x: number): Solid =>
    pipe(
      [
        [x, -3.4, 21.6],
        [x, -3.4, 16],
        [x + 3, -3.4, 16],
        [x + 3, -3.4, 21.6],
      ],
      1,
    );
  return [
    box([-15, -11, 0], [32, 22, 1.4]),
    box([-11, -2.4, 1.4], [17, 11, 22]),
    box([-9.8, -2.8, 13.4], [14.6, 0.5, 9], "deep"),
    tube(-8.2),
    tube(-2.4),
    box([-9.8, -4.4, 12.6], [14.6, 2, 1.8]),
    box([-9.8, -2.9, 2.6], [14.6, 0.6, 9.4]),
    cylinder([-2.6, -3, 7.2], [-2.6, -3.5, 7.2], 3.6, { sides: 32, paint: "deep" }),
    cylinder([-2.6, -3.5, 7.2], [-2.6, -3.8, 7.2], 1.2, { sides: 18, paint: "bare" }),
    cylinder([-7, 4, 23.4], [-7, 4, 28], 1.8, { sides: 24 }),
    box([-2.6, 0, 23.4], [7.6, 7.6, 3.4]),
    // The panel that was taken off, and the tag.
    box([8.4, -1, 1.4], [1.2, 9, 10]),
    box([2.6, -5.6, 13.6], [6.4, 0.8, 9], "accent"),
    cylinder([5.8, -5.5, 21], [5.8, -6, 21], 0.8, { sides: 14, paint: "deep" }),
    ...[0, 1].map((i) => box([3.7, -5.9, 17.6 - i * 2.2], [4.2 - i, 0.4, 1], "deep")),
  ];
}

function tickets(): Solid[] {
  return [box([-18, -12, 0], [37, 24, 1.2]), ...laptop([-16, -8, 1.2], [9, 12, 6, 10]), ...stack([6.4, -7, 1.2], 11, "accent")];
}
