import { TRADES } from "../../pages/trades/catalog/trades.ts";
import { type InputName, type Inputs, inputNames } from "../catalog/inputs.ts";
import { parseAmount } from "./amount.ts";

/**
 * What an address, a form and a tab's storage carry: the seven fields, the 'Cut it in half' switch, which is '1' when it's on, and the
 * trade whose example the numbers are.
 */
export const answerNames = [...inputNames, "half", "example"] as const;
export type AnswerName = (typeof answerNames)[number];
/** The text in each field, as typed. */
export type Answers = Partial<Record<AnswerName, string>>;
export type CalculatorStep = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const REPORT_STEP = 3;
const LAST_STEP = 6;
export const LONGEST_ANSWER = 14;

export function inputsFrom(answers: Answers) {
  return Object.fromEntries(inputNames.map((name) => [name, parseAmount(answers[name])])) as Inputs;
}

/** The switch takes no other value, so that a mistyped address shows the full figures. */
export function isHalved({ half }: Answers) {
  return half === "1";
}

/** With new answers. Numbers that a visitor has changed are no longer a trade's example. */
export function withAnswers(answers: Answers, given: Answers): Answers {
  const isChanged = inputNames.some((name) => name in given && given[name] !== answers[name]);
  return { ...answers, ...given, ...(isChanged && { example: "" }) };
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
export function reachableStep(step: CalculatorStep, answers: Answers, isSent = false): CalculatorStep {
  if (step === 6) return isSent ? 6 : 5;
  const inputs = inputsFrom(answers);
  return step === 2 && requiredOn[1].some((name) => inputs[name] === 0) ? 1 : step;
}

/** A screen and its numbers as URL parameters: in the query without JavaScript, in the fragment with it. */
export function writeAddress(step: CalculatorStep, answers: Answers) {
  const given = answerNames.flatMap((name) => (answers[name] ? [[name, answers[name]]] : []));
  return new URLSearchParams([["step", String(step)], ...given]).toString();
}

export function readStep(address: URLSearchParams): CalculatorStep | undefined {
  const text = address.get("step") ?? "";
  return /^\d$/.test(text) && Number(text) <= LAST_STEP ? (Number(text) as CalculatorStep) : undefined;
}

export function readAnswers(address: URLSearchParams): Answers {
  return Object.fromEntries(
    answerNames.flatMap((name) => {
      const text = address.get(name)?.trim().slice(0, LONGEST_ANSWER);
      return text && (name !== "example" || isTrade(text)) ? [[name, text]] : [];
    }),
  );
}

function isTrade(text: string) {
  return TRADES.some((trade) => trade === text);
}
