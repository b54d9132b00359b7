import type { Inputs } from "../catalog/inputs.ts";
import type { Results } from "./calculator.ts";

/**
 * Revenue isn't one of the seven questions, so the crew stands in for it. A rule of thumb, and the screens call it one: a 12-person shop
 * does about $2.1M a year by it.
 */
export const revenuePerPersonUsd = 175_000;

/** What a job leaves of its price, as in the trades' examples. The guarantee counts profit, and nobody is asked for theirs. */
export const jobProfitShare = 0.3;

/** From here on a yearly loss is hard to believe, and the report says so itself. */
const IMPLAUSIBLE_SHARE = 0.25;

export function estimatedRevenueUsd({ employeeCount }: Inputs) {
  return employeeCount * revenuePerPersonUsd;
}

/** The yearly loss as a share of the estimated revenue. */
export function lossShareOf(inputs: Inputs, { annualDollarLoss }: Results) {
  return annualDollarLoss / estimatedRevenueUsd(inputs);
}

export function isImplausible(lossShare: number) {
  return lossShare >= IMPLAUSIBLE_SHARE;
}

/** What the guarantee in dollars would count: saved hours at the visitor's rate, and of jobs won only the profit. */
export function guaranteedValueOf({ parts }: Pick<Results, "parts">) {
  return parts.reduce((total, { key, savedUsd }) => total + (key === "leads" ? savedUsd * jobProfitShare : savedUsd), 0);
}
