import { EMPLOYEE_BANDS } from "../../booking/catalog/booking-fields.ts";
import { LEAD_TRADES, type LeadTrade, TRADES } from "../../pages/trades/catalog/trades.ts";
import { dollars, rounded } from "../../text/format.ts";
import { estimate, WEEKS_PER_YEAR } from "./calculator.ts";
import { type Answers, inputsFrom, isHalved } from "./typed-answers.ts";

/** What visitors coming from the calculator don't have to type again: their crew size and the report's three figures. */
export function bookingFromCalculator(answers: Answers) {
  const inputs = inputsFrom(answers);
  const results = estimate(inputs, isHalved(answers));
  if (!results) return undefined;
  return {
    employees: employeeBand(inputs.employeeCount),
    hoursPerWeek: rounded(results.annualTimeLoss / WEEKS_PER_YEAR),
    dollarLoss: dollars(results.annualDollarLoss),
    dollarSavings: dollars(results.potentialDollarSavings),
  };
}

export function employeeBand(count: number) {
  return EMPLOYEE_BANDS.find((band) => count <= mostIn(band));
}

/** 10 of '6-10'. '50+' has no such number. */
function mostIn(band: string) {
  return Number(band.split("-")[1] ?? Number.POSITIVE_INFINITY);
}

/**
 * The calculator's trade as the booking form names it, or nothing if the text isn't a known trade. What was typed after 'Other' may be one.
 */
export function businessTypeOf(tradeType: string, otherTrade = "") {
  const typed = tradeType === "other" && TRADES.find((trade) => trade === otherTrade.trim().toLowerCase());
  if (typed) return typed;
  return Object.hasOwn(LEAD_TRADES, tradeType) ? LEAD_TRADES[tradeType as LeadTrade] : undefined;
}
