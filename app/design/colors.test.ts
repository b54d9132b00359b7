import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COLORS, type Color, MODEL_TONES, STRONGER } from "./colors.ts";

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
  expect(contrast(COLORS[ink], COLORS[ground])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(stronger[ink], stronger[ground])).toBeGreaterThanOrEqual(7);
});

test.each([
  ["dark", "app/design/styles/bands.css", "@utility on-dark"],
  ["light", "app/design/styles/bands.css", "@utility on-light"],
  ["dawn", "app/pages/trades/ui/week-scenes.css", ".scene-dawn"],
] as const)("a model in the page has the tone %s of its pictures", (tone, file, rule) => {
  const styles = readFileSync(file, "utf8").split(`${rule} {`)[1]?.split("\n}")[0] ?? "";
  const sides = [...styles.matchAll(/--model-(\w+): (?:var\(--color-(\w+)\)|(#\w+));/g)].map(([, side = "", name, tint]) => [
    side,
    tint ?? COLORS[name as Color],
  ]);
  expect(sides.length).toBeGreaterThan(0);
  expect(MODEL_TONES[tone]).toMatchObject(Object.fromEntries(sides));
});

/** By WCAG's formula. */
function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
