import type { Inputs } from "../catalog/inputs.ts";
import type { Results } from "./calculator.ts";

/**
 * Revenue isn't one of the seven questions, so the crew stands in for it. A rule of thumb, and the screens call it one: a 12-person shop
 * does about $2.1M a year by it.
 */
export const REVENUE_PER_PERSON_USD = 175_000;

/** From here on a yearly loss is hard to believe, and the report says so itself. */
const IMPLAUSIBLE_SHARE = 0.25;

export function estimatedRevenueUsd({ employeeCount }: Inputs) {
  return employeeCount * REVENUE_PER_PERSON_USD;
}

/** The yearly loss as a share of the estimated revenue. */
export function lossShareOf(inputs: Inputs, { annualDollarLoss }: Results) {
  return annualDollarLoss / estimatedRevenueUsd(inputs);
}

export function isImplausible(lossShare: number) {
  return lossShare >= IMPLAUSIBLE_SHARE;
}
