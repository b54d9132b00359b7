import { type InputName, type Inputs, inputNames } from "./calculator.ts";

/** What stands in the fields, as it was typed. */
export type Answers = Partial<Record<InputName, string>>;
export type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const LAST_STEP = 6;
export const LONGEST_ANSWER = 14;

/** Beyond these a figure is more likely a slip of the thumb. It still counts as typed. */
const MOST: Inputs = {
  currentEstimatingHours: 168,
  currentAdminHours: 168,
  followUpHours: 168,
  averageHourlyRate: 2_000,
  averageJobValue: 5_000_000,
  missedLeadsPerMonth: 5_000,
  employeeCount: 10_000,
};

/** A decimal number; what is empty, unreadable or below zero counts as 0. '$1,200' is how people write 1200. */
export function parseAmount(text = "") {
  const plain = text.replace(/[\s,$]/g, "");
  const amount = /^\+?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : 0;
  return Number.isFinite(amount) ? amount : 0;
}

export function inputsFrom(answers: Answers) {
  return Object.fromEntries(inputNames.map((name) => [name, parseAmount(answers[name])])) as Inputs;
}

export type AnswerProblem = "negative" | "unreadable" | "tooMuch";

/** What is odd about an answer, for the field to say kindly. An empty one is not odd. */
export function problemWith(name: InputName, text = ""): AnswerProblem | undefined {
  const plain = text.trim();
  if (/^[-−]\s*\$?\s*[\d.]/.test(plain)) return "negative";
  const amount = parseAmount(plain);
  if (plain !== "" && amount === 0 && !/^\$?0*\.?0*$/.test(plain)) return "unreadable";
  return amount > MOST[name] ? "tooMuch" : undefined;
}

/** One press of a stepper button, landing on a multiple of the step and never below zero. */
export function nudge(text: string | undefined, by: number) {
  const amount = parseAmount(text);
  const steps = by > 0 ? Math.floor(amount / by) + 1 : Math.ceil(amount / -by) - 1;
  return String(Math.max(0, steps * Math.abs(by)));
}

/** The fields that a screen's button waits for. Missed leads and employees are asked for later if they stay empty. */
export const requiredOn: Record<1 | 2, readonly InputName[]> = {
  1: ["currentEstimatingHours", "currentAdminHours", "followUpHours"],
  2: ["averageHourlyRate", "averageJobValue"],
};

/**
 * The screen that an address really leads to: nobody enters the metrics before the hours, or is thanked for what was not sent.
 * Later screens ask for what is missing themselves.
 */
export function reachableStep(step: Step, answers: Answers, isSent = false): Step {
  if (step === 6) return isSent ? 6 : 5;
  const inputs = inputsFrom(answers);
  return step === 2 && requiredOn[1].some((name) => inputs[name] === 0) ? 1 : step;
}

/** A screen and its numbers as an address says them, in the query without script and in the fragment with it. */
export function writeAddress(step: Step, answers: Answers) {
  const given = inputNames.flatMap((name) => (answers[name] ? [[name, answers[name]]] : []));
  return new URLSearchParams([["step", String(step)], ...given]).toString();
}

export function readStep(address: URLSearchParams): Step | undefined {
  const text = address.get("step") ?? "";
  return /^\d$/.test(text) && Number(text) <= LAST_STEP ? (Number(text) as Step) : undefined;
}

export function readAnswers(address: URLSearchParams): Answers {
  return Object.fromEntries(
    inputNames.flatMap((name) => {
      const text = address.get(name)?.trim().slice(0, LONGEST_ANSWER);
      return text ? [[name, text]] : [];
    }),
  );
}
