import { type InputName, type Inputs, inputNames } from "./calculator.ts";

/** The text in each field, as typed. */
export type Answers = Partial<Record<InputName, string>>;
export type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const LAST_STEP = 6;
export const LONGEST_ANSWER = 14;

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

/** A comma that doesn't separate thousands: '1,5' may mean 1.5 or 15, so we ask. */
const ODD_COMMA = /,(?!\d{3}(?!\d))|^,|\..*,/;

/** A decimal number. Empty, unreadable or negative text counts as 0. '$1,200' is how people write 1200. */
export function parseAmount(text = "") {
  const spaceless = text.replace(/[\s$]/g, "");
  if (ODD_COMMA.test(spaceless)) return 0;
  const plain = spaceless.replaceAll(",", "");
  const amount = /^\+?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : 0;
  return Number.isFinite(amount) ? amount : 0;
}

export function inputsFrom(answers: Answers) {
  return Object.fromEntries(inputNames.map((name) => [name, parseAmount(answers[name])])) as Inputs;
}

export type AnswerProblem = "negative" | "comma" | "unreadable" | "tooMuch";

/** What looks wrong about an answer, so that the field can point it out kindly. An empty answer is fine. */
export function problemWith(name: InputName, text = ""): AnswerProblem | undefined {
  const plain = text.trim();
  if (/^[-−]\s*\$?\s*[\d.]/.test(plain)) return "negative";
  if (ODD_COMMA.test(plain) && /^[\d\s.,$]+$/.test(plain)) return "comma";
  const amount = parseAmount(plain);
  if (plain !== "" && amount === 0 && !/^\$?0*\.?0*$/.test(plain)) return "unreadable";
  return amount > MOST[name] ? "tooMuch" : undefined;
}

/** One press of a stepper button. Lands on a multiple of the step and never goes below zero. */
export function nudge(text: string | undefined, by: number) {
  const amount = parseAmount(text);
  const steps = by > 0 ? Math.floor(amount / by) + 1 : Math.ceil(amount / -by) - 1;
  return String(Math.max(0, steps * Math.abs(by)));
}

/** The fields a screen needs before its button works. Missed leads and employees are asked for later if left empty. */
export const requiredOn: Record<1 | 2, readonly InputName[]> = {
  1: ["currentEstimatingHours", "currentAdminHours", "followUpHours"],
  2: ["averageHourlyRate", "averageJobValue"],
};

/**
 * The screen a URL really leads to: nobody gets the metrics screen before entering hours, or a thank-you before sending the form. Later
 * screens ask for missing numbers themselves.
 */
export function reachableStep(step: Step, answers: Answers, isSent = false): Step {
  if (step === 6) return isSent ? 6 : 5;
  const inputs = inputsFrom(answers);
  return step === 2 && requiredOn[1].some((name) => inputs[name] === 0) ? 1 : step;
}

/** A screen and its numbers as URL parameters: in the query without JavaScript, in the fragment with it. */
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
