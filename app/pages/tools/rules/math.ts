export type Unit = "money" | "dollars" | "whole" | "tenths" | "hundredths" | "percent";

/** A worksheet small enough for a page. Percentages are shares here, as they are in the sheet. A result without an answer is NaN. */
export type ToolMath<Input extends string = string, Result extends string = string> = {
  inputs: Record<Input, { example: number; unit: Unit }>;
  results: Record<Result, Unit>;
  calculate(inputs: Record<Input, number>): Record<Result, number>;
};

/** Knows the names of its inputs and results from the lists it's given. */
export function toolMath<Input extends string, Result extends string>(math: ToolMath<Input, Result>) {
  return math;
}

/** What stands in the sheet and on the page before anyone types. Only the workshop, which makes the sheets, asks for all at once. */
export function examplesOf<Input extends string>({ inputs }: ToolMath<Input>) {
  const pairs = Object.entries<{ example: number }>(inputs).map(([name, { example }]) => [name, example]);
  return Object.fromEntries(pairs) as Record<Input, number>;
}

/** As a spreadsheet rounds: to the digits it keeps, then half up. Otherwise 1.005 would be 1.00 here and 1.01 in the file. */
export function roundTo(value: number, places: number) {
  const scale = 10 ** places;
  return Math.round(withoutNoise(value * scale)) / scale;
}

export function roundUp(value: number) {
  return Math.ceil(withoutNoise(value));
}

function withoutNoise(value: number) {
  return Number(value.toPrecision(12));
}
