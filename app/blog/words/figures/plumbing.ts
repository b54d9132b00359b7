import type { Figure } from "../../figures/kinds.ts";

/** Up to the counter, a wait, and back. */
const RUN: [number, number][] = [
  [0, 9.5],
  [4, 8.6],
  [9, 6.9],
  [13, 4.2],
  [17, 3],
  [22, 1.6],
  [33, 1.6],
  [38, 3.2],
  [42, 4],
  [46, 6.6],
  [51, 8.4],
  [55, 9.5],
];

export const plumbingFigures: Record<string, Figure> = {
  "stop-the-third-trip-to-the-supply-house": {
    kind: "profile",
    section: 1,
    title: "One run for an angle stop: 55 minutes",
    caption: "Four of these a week are 220 minutes. The ticks are time you could have sold at $150 an hour.",
    alt: "A hill in profile over 55 minutes: up for 22 minutes, flat for 11, down again for 22.",
    profile: {
      width: 55,
      height: 10,
      lines: [{ points: RUN }],
      shaded: [[0, 10], ...RUN, [55, 10]],
      key: [
        [22, 1.6],
        [33, 1.6],
        [33, 2.6],
        [22, 2.6],
      ],
    },
    marks: [
      { at: 0, text: "minutes: you leave the job" },
      { at: 22, text: "at the counter, 22 minutes away" },
      { at: 33, text: "after an 11-minute wait for parts", key: true },
      { at: 55, text: "back at the job" },
    ],
  },
  "from-camera-run-to-sewer-quote": {
    kind: "profile",
    section: 1,
    title: "The run in section: 62 feet from cleanout to tap",
    caption:
      "Depths are drawn where the locator read them: four feet at 31, five at 42, five and a half at 47. Dotted pipe wasn't measured.",
    alt: "A trench in section. The pipe goes down from the cleanout at the foundation, has roots at 31 feet and a belly from 47 to 55 feet, and ends at the city tap at 62 feet.",
    profile: {
      width: 62,
      height: 9.6,
      lines: [
        line([0, 0], [0, 4.9]),
        line([0, 1.6], [62, 1.6]),
        line([45, 2], [62, 2]),
        line([29, 1.6], [30.2, 3.4], [30.6, 4.6], [31, 5.6]),
        line([33.5, 1.6], [32.2, 3], [31.9, 4.6], [31, 5.6]),
        { ...line([0, 4], [14, 4.5], [31, 5.6]), pipe: true, dashed: true },
        { ...line([31, 5.6], [42, 6.6], [47, 7.1]), pipe: true },
        { ...line([47, 7.1], [49, 7.9], [51, 8.3], [53, 8.1], [55, 7.4], [62, 7.6]), pipe: true, dashed: true },
      ],
      shaded: [
        [38, 1.6],
        [62, 1.6],
        [62, 7.6],
        [55, 7.4],
        [53, 8.1],
        [51, 8.3],
        [49, 7.9],
        [47, 7.1],
        [42, 6.6],
        [38, 6.25],
      ],
      key: [
        [47.6, 7.4],
        [49, 7.9],
        [51, 8.3],
        [53, 8.1],
        [54.6, 7.5],
      ],
    },
    marks: [
      { at: 0, text: "feet: cleanout at the foundation" },
      { at: 14, text: "cast iron to clay, good joint" },
      { at: 31, text: "roots at the joint, about a third closed" },
      { at: 38, text: "from here the quote plans trench protection (ticks)" },
      { at: 47, text: "to 55: a belly of eight feet that holds water", key: true },
      { at: 62, text: "city tap, clear" },
    ],
  },
  "water-heater-replacement-quote": {
    kind: "heater",
    title: "Fourteen facts, where they are in the closet",
    caption: "Numbers 4 and 10 are skipped the most. Take the photos in this order and you won't need a second trip.",
    alt: "A gas water heater in its closet with fourteen numbered places: plate, gas pipe, vent, vent type, combustion air, opening, T&P discharge, pan, expansion tank, gauge, shutoff, sediment trap, straps and CO alarm.",
    facts: [
      "Data plate",
      "Fuel and gas pipe size",
      "Vent, the whole run",
      "Vent type, what shares it",
      "Combustion air",
      "Height, width, opening",
      "T&P discharge",
      "Pan and its drain",
      "Expansion tank",
      "Street pressure in psi",
      "Shutoff: does it close?",
      "Sediment trap",
      "Straps or stand",
      "CO alarms",
    ],
  },
  "drain-cleaning-follow-up-callbacks": {
    kind: "tally",
    columns: 15,
    section: 3,
    title: "60 drain jobs, 6 return trips, 2 true callbacks",
    caption: "One month in the example shop. Sorted by the five facts, 10 percent becomes 3.3.",
    groups: [
      { text: "2 were your misses", tone: "accent", note: "and cost $330: the cable stopped short" },
      { text: "3 had roots on the first ticket", tone: "solid", note: "and no camera offered" },
      { text: "1 was a new object", tone: "hachure" },
      { text: "The rest of the 60 stayed clear", tone: "plain", size: 54 },
    ],
  },
};

function line(...points: [number, number][]) {
  return { points };
}
