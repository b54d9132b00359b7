import { BUSINESS_TYPES, EMPLOYEE_BANDS } from "./booking.ts";
import { estimate, weeksPerYear } from "./calculator.ts";
import { type Answers, inputsFrom } from "./calculator-answers.ts";
import { dollars, rounded } from "./format.ts";

/** What a visitor who comes from the calculator need not say again: the size of the crew, and the report's three figures. */
export function bookingFromCalculator(answers: Answers) {
  const inputs = inputsFrom(answers);
  const results = estimate(inputs);
  if (!results) return undefined;
  return {
    employees: employeeBand(inputs.employeeCount),
    hoursPerWeek: rounded(results.annualTimeLoss / weeksPerYear),
    dollarLoss: dollars(results.annualDollarLoss),
    dollarSavings: dollars(results.potentialDollarSavings),
  };
}

export function employeeBand(count: number) {
  const most = [5, 10, 25, 50, Number.POSITIVE_INFINITY];
  return EMPLOYEE_BANDS[most.findIndex((limit) => count <= limit)];
}

/** The calculator's trade as the booking form calls it. It has all of them but one under the same name. */
export function businessTypeOf(tradeType: string) {
  const name = tradeType === "general-contractor" ? "general" : tradeType;
  return BUSINESS_TYPES.find((type) => type === name);
}
