import { readFormDraft, renameDraft } from "../../forms/form-draft.ts";
import { inputNames } from "../catalog/inputs.ts";
import type { LeadName } from "../catalog/lead-fields.ts";
import { type Answers, readAnswers, writeAddress } from "../rules/typed-answers.ts";

const KEY = "calculator";
const TRADE_KEY = "calculator-trade";

/**
 * Kept for this tab, so that the numbers are still there after visiting another page. A trade's example must not replace the visitor's own.
 */
export function rememberAnswers(answers: Answers) {
  if (answers.example) return;
  try {
    sessionStorage.setItem(KEY, writeAddress(0, answers));
  } catch {
    // Storage may be turned off; the fragment still keeps the numbers.
  }
}

export function rememberedAnswers(): Answers {
  try {
    return readAnswers(new URLSearchParams(sessionStorage.getItem(KEY) ?? ""));
  } catch {
    return {};
  }
}

/** The trade from a lead sent in this tab. */
export function rememberTrade(trade: string) {
  try {
    if (trade) sessionStorage.setItem(TRADE_KEY, trade);
  } catch {}
}

export function rememberedTrade() {
  try {
    return sessionStorage.getItem(TRADE_KEY) ?? "";
  } catch {
    return "";
  }
}

export const LEAD_DRAFT = "lead-draft";
const SENT_LEAD = "lead-sent";

/** After a lead is sent its form is empty again, but the booking form can still fill in who it was. */
export function finishLead() {
  renameDraft(LEAD_DRAFT, SENT_LEAD);
}

/** What was typed into the lead form in this tab, sent or not. */
export function rememberedLead(): Partial<Record<LeadName, string>> {
  return { ...readFormDraft(SENT_LEAD), ...readFormDraft(LEAD_DRAFT) };
}

/** On a slow connection the fields appear before React does, and anything typed in between must not be lost. */
export function answersTypedEarly(): Answers {
  const fields = [...document.querySelectorAll<HTMLInputElement>("[data-calculator] input[inputmode]")];
  return Object.fromEntries(
    inputNames.flatMap((name) => fields.filter((field) => field.name === name && field.value).map((field) => [name, field.value])),
  );
}
