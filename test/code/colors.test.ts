import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COLORS, type Color, MODEL_TONES, STRONGER } from "../../app/design/colors.ts";
import { contrastOf } from "../harness/email-colors.ts";

/** What text is written in, and what it may stand on. */
const TEXTS: { text: Color[]; on: Color[] }[] = [
  { text: ["snow", "fog", "lichen", "lime", "blush", "hivis"], on: ["night", "slate"] },
  // A link that is pointed at.
  { text: ["ember"], on: ["night"] },
  { text: ["ink", "stone", "pine", "alarm"], on: ["snow", "paper", "white"] },
  { text: ["dim"], on: ["paper", "white"] },
  { text: ["ink"], on: ["hivis", "ember", "lime", "lichen"] },
];
const pairs = TEXTS.flatMap(({ text, on }) => text.flatMap((ink) => on.map((ground) => [ink, ground] as const)));

test.each(pairs)("%s on %s can be read at 4.5 to 1, and at 7 to 1 by those who ask for more contrast", (ink, ground) => {
  const stronger = { ...COLORS, ...STRONGER };
  expect(contrastOf(COLORS[ink], COLORS[ground])).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(stronger[ink], stronger[ground])).toBeGreaterThanOrEqual(7);
});

test.each([
  ["dark", "app/design/styles/bands.css", "@utility on-dark"],
  ["light", "app/design/styles/bands.css", "@utility on-light"],
  ["dawn", "app/pages/trades/ui/scene.css", ".scene-dawn"],
] as const)("a model in the page has the tone %s of its pictures", (tone, file, rule) => {
  const styles = readFileSync(file, "utf8").split(`${rule} {`)[1]?.split("\n}")[0] ?? "";
  const sides = [...styles.matchAll(/--model-(\w+): (?:var\(--color-(\w+)\)|(#\w+));/g)].map(([, side = "", name, tint]) => [
    side,
    tint ?? COLORS[name as Color],
  ]);
  expect(sides.length).toBeGreaterThan(0);
  expect(MODEL_TONES[tone]).toMatchObject(Object.fromEntries(sides));
});
