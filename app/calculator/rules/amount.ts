import type { InputName, Inputs } from "../catalog/inputs.ts";

/** A figure above these is more likely a typo. It still counts as typed. */
const MOST: Inputs = {
  currentEstimatingHours: 168,
  currentAdminHours: 168,
  followUpHours: 168,
  averageHourlyRate: 2_000,
  averageJobValue: 5_000_000,
  missedLeadsPerMonth: 5_000,
  employeeCount: 10_000,
};

/**
 * '12', '12.5', and as people also write numbers: '1e1', '2k', '5 hours'. '2m' may mean minutes or millions, so it isn't read. Nor is
 * '30 min', which would count as 30 hours.
 */
const NUMBER =
  /^\+?(\d+\.?\d*|\.\d+)(e[+-]?\d)?(k(?![a-z]))?(?!\.?(?:mm?|mins?|minutes?|mill?|bn?|[mb]illions?|thousand|hundred)(?![a-z]))[a-z/%.]*$/i;

/** A decimal number. Empty, unreadable or negative text counts as 0. '$1,200' is how people write 1200; '1,5' could mean 1.5 or 15. */
export function parseAmount(text = "") {
  if (hasOddComma(text)) return 0;
  const [, digits, exponent = "", thousands] = NUMBER.exec(bare(text)) ?? [];
  if (digits === undefined) return 0;
  const amount = Number(digits + exponent) * (thousands ? 1_000 : 1);
  return Number.isFinite(amount) ? amount : 0;
}

/** What's odd about an answer. `zero` and `understood` aren't mistakes: the report needs more than 0, and '5 hours' is read as 5. */
export type AnswerProblem = "negative" | "comma" | "unreadable" | "zero" | "understood" | "tooMuch";

/** These count as 0 until they're fixed. */
const MISTAKES: readonly (AnswerProblem | undefined)[] = ["negative", "comma", "unreadable"];

export function isMistake(problem: AnswerProblem | undefined) {
  return MISTAKES.includes(problem);
}

/** What a field should say about its answer. Nothing about an empty one. */
export function amountProblem(name: InputName, text = ""): AnswerProblem | undefined {
  const plain = text.trim();
  if (plain === "") return undefined;
  if (/^[-−]\s*\$?\s*[\d.]/.test(plain)) return "negative";
  if (hasOddComma(plain)) return "comma";
  const amount = parseAmount(plain);
  if (!NUMBER.test(bare(plain))) return "unreadable";
  if (amount === 0) return "zero";
  if (amount > MOST[name]) return "tooMuch";
  return /[a-z]/i.test(plain) ? "understood" : undefined;
}

/** '1,5' as its writer most likely means it: '1.5'. */
export function withPoint(text: string) {
  const digits = text.replace(/[^\d,]/g, "");
  const at = digits.lastIndexOf(",");
  return `${digits.slice(0, at).replaceAll(",", "") || 0}.${digits.slice(at + 1)}`;
}

/** One press of a stepper button. Lands on a multiple of the step and never goes below zero. */
export function nudge(text: string | undefined, by: number) {
  const amount = parseAmount(text);
  const steps = by > 0 ? Math.floor(amount / by) + 1 : Math.ceil(amount / -by) - 1;
  return String(Math.max(0, steps * Math.abs(by)));
}

function bare(text: string) {
  return text.replace(/[\s,$]/g, "");
}

/** Digits after a comma that don't make groups of three. */
function hasOddComma(text: string) {
  const plain = text.replace(/[\s$]/g, "").replace(/[a-z/%]+$/i, "");
  return /^[\d.,]*,\d[\d.,]*$/.test(plain) && !/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain);
}
