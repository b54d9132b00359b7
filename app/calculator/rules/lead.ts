import * as v from "valibot";
import { email, type FieldProblem, optional, readFields, required, requiredOneOf, shortText } from "../../forms/fields.ts";
import { LEAD_TRADE_KEYS, type LeadTrade } from "../../pages/trades/catalog/trades.ts";
import { type Inputs, inputNames } from "../catalog/inputs.ts";
import type { LeadName } from "../catalog/lead-fields.ts";
import { parseAmount } from "./amount.ts";
import { type Answers, isHalved, LONGEST_ANSWER } from "./typed-answers.ts";

/** What a visitor sends. `isHalved` if they had cut the savings in half: their plan and our notice show those figures. */
export type LeadRequest = {
  name: string;
  email: string;
  company: string;
  tradeType: LeadTrade;
  /** Which trade 'other' is, or an empty string. */
  otherTrade: string;
  phone: string;
  inputs: Inputs;
  isHalved: boolean;
};
export type LeadProblems = Partial<Record<LeadName, FieldProblem>>;

/** A stored lead. */
export type Lead = LeadRequest & {
  id: string;
  createdAt: Date;
  /** Where the visit began that led to it, as the counts name it. */
  source: string;
};

/** The six fields about the person; the seven inputs are read more leniently. */
export const leadFields = v.object({
  name: v.pipe(shortText, required),
  email,
  company: v.pipe(shortText, required),
  tradeType: requiredOneOf(LEAD_TRADE_KEYS),
  otherTrade: optional(shortText),
  phone: optional(shortText),
} satisfies Record<LeadName, unknown>);

/**
 * Reads a form or a JSON body: the six fields, the seven inputs and the switch. A missing number counts as 0, as it does on the screens.
 */
export function parseLead(input: unknown): { lead: LeadRequest } | { problems: LeadProblems } {
  const result = readFields(leadFields, input);
  if ("problems" in result) return result;
  const given = input as Record<string, unknown>;
  // Somebody may have typed a trade first and then chosen another one from the list.
  const otherTrade = result.output.tradeType === "other" ? result.output.otherTrade : "";
  return { lead: { ...result.output, otherTrade, inputs: inputsIn(given), isHalved: isHalved({ half: given.half as string }) } };
}

/** The numbers as text, the way a URL or a form carries them, so they can be shown or linked again. */
export function answersOf(inputs: Inputs): Answers {
  return Object.fromEntries(inputNames.flatMap((name) => (inputs[name] > 0 ? [[name, String(inputs[name])]] : [])));
}

/** A number too large for a field is written with an exponent of two digits, which counts as 0 like any other unreadable text. */
function inputsIn(input: Record<string, unknown>) {
  const amount = (value: unknown) =>
    ["string", "number"].includes(typeof value) ? parseAmount(String(value).slice(0, LONGEST_ANSWER)) : 0;
  return Object.fromEntries(inputNames.map((name) => [name, amount(input[name])])) as Inputs;
}

/** What an event tells of a lead. */
export function leadData({ id, createdAt, inputs, isHalved, source: _, ...fields }: Lead) {
  return { id, createdAt, fields, inputs, isHalved };
}
