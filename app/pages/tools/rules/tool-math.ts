import { laborRateMath } from "./labor-rate.ts";
import type { ToolMath, Unit } from "./math.ts";
import { paybackMath } from "./payback.ts";
import { priceRaiseMath } from "./price-raise.ts";

/** The worksheets that also work right on their page. */
export const TOOL_MATHS = { laborRate: laborRateMath, priceRaise: priceRaiseMath, payback: paybackMath } satisfies Record<string, ToolMath>;

export type MathKey = keyof typeof TOOL_MATHS;
export type InputOf<Key extends MathKey> = keyof (typeof TOOL_MATHS)[Key]["inputs"] & string;
export type ResultOf<Key extends MathKey> = keyof (typeof TOOL_MATHS)[Key]["results"] & string;

/**
 * The results as people read them, from what was typed. Undefined where there's no answer: nothing is sold, or it's never paid back. A dash
 * where the answer hangs on a number that can't be read, since none of that is known then.
 */
export function calculateTool(key: MathKey, typed: (name: string) => string): Record<string, string | undefined> {
  const { inputs, results, calculate }: ToolMath = TOOL_MATHS[key];
  const values = Object.fromEntries(Object.entries(inputs).map(([name, { unit }]) => [name, amountOf(typed(name), unit)]));
  const found = calculate(values);
  const none = Object.values(values).some(Number.isNaN) ? UNKNOWN : undefined;
  return Object.fromEntries(Object.entries(results).map(([name, unit]) => [name, shown(found[name] ?? Number.NaN, unit) ?? none]));
}

/** Whether a number can be read. */
export function isNumber(text: string) {
  return !Number.isNaN(amountOf(text, "whole"));
}

/** What stands in the field before anyone types. */
export function exampleOf(key: MathKey, name: string) {
  const { example, unit } = (TOOL_MATHS[key] as ToolMath).inputs[name] ?? { example: 0, unit: "whole" };
  return String(unit === "percent" ? Number((example * 100).toPrecision(12)) : example);
}

const UNKNOWN = "–";
const DECIMALS = { money: 2, dollars: 0, whole: 0, tenths: 1, hundredths: 2 };

/** Dollar signs, percent signs and commas between thousands are how people type numbers. '1,5', '2k' and '45 hours' aren't guessed at. */
function amountOf(text: string, unit: Unit) {
  const amount = Number(text.replace(/[$%\s]|,(?=\d{3}(?!\d))/g, ""));
  return unit === "percent" ? amount / 100 : amount;
}

function shown(value: number, unit: Unit) {
  if (!Number.isFinite(value)) return undefined;
  if (unit === "percent") return `${(value * 100).toFixed(1)}%`;
  const digits = DECIMALS[unit];
  const amount = Math.abs(value).toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${value < 0 ? "-" : ""}${unit === "money" || unit === "dollars" ? "$" : ""}${amount}`;
}
