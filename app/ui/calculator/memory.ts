import { type Answers, readAnswers, writeAddress } from "../../rules/calculator/answers.ts";
import { inputNames } from "../../rules/calculator/calculator.ts";

const KEY = "calculator";
const TRADE_KEY = "calculator-trade";

/** Kept for this tab, so that the numbers are still there after a look at another page. */
export function rememberAnswers(answers: Answers) {
  try {
    sessionStorage.setItem(KEY, writeAddress(0, answers));
  } catch {
    // Storage may be switched off; the fragment still keeps the numbers.
  }
}

export function rememberedAnswers(): Answers {
  try {
    return readAnswers(new URLSearchParams(sessionStorage.getItem(KEY) ?? ""));
  } catch {
    return {};
  }
}

/** The trade of a lead that was sent from this tab. */
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

/** On a slow line the fields are there before React is: what was typed meanwhile must not be lost. */
export function answersTypedEarly(): Answers {
  const fields = [...document.querySelectorAll<HTMLInputElement>("[data-calculator] input[inputmode]")];
  return Object.fromEntries(
    inputNames.flatMap((name) => fields.filter((field) => field.name === name && field.value).map((field) => [name, field.value])),
  );
}
