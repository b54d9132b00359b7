import { PACKAGES } from "../../pages/packages/catalog/packages.ts";
import { type Inputs, inputNames } from "../catalog/inputs.ts";

export const SAVING_RATES = { estimating: 0.65, admin: 0.75, followUp: 0.8, leads: 0.4 } as const;
/** 'Cut it in half' multiplies each of the four rates by this. What's lost today stays as it is. */
const HALVED_SHARE = 0.5;
/** What a job leaves of its price, as in the trades' examples. The guarantee counts profit, and nobody is asked for theirs. */
export const JOB_PROFIT_SHARE = 0.3;
/**
 * The return is measured against the largest package for every company. What the report says about a package itself is in
 * package-payback.ts.
 */
export const AI_INVESTMENT_USD = PACKAGES.peakPerformance.priceUsd;
export const WEEKS_PER_YEAR = 52;
export const MONTHS_PER_YEAR = 12;
export const FULL_TIME_HOURS_PER_WEEK = 40;

export type PartKey = keyof typeof SAVING_RATES;
type Rates = Record<PartKey, number>;
/** One of the four places where money is lost. Leads cost no hours. */
export type Part = { key: PartKey; lostHours: number; savedHours: number; lostUsd: number; savedUsd: number };
export type Results = ReturnType<typeof calculate>;

/** Results exist only once all seven inputs exceed zero. */
export function estimate(inputs: Inputs, isHalved = false): Results | undefined {
  return missingInputs(inputs).length === 0 ? calculate(inputs, isHalved) : undefined;
}

export function missingInputs(inputs: Inputs) {
  return inputNames.filter((name) => !(inputs[name] > 0));
}

/** A year of manual work, and how much of it AI wins back. Every total is the sum of its four parts. */
export function calculate(inputs: Inputs, isHalved = false) {
  const rates = ratesFor(isHalved);
  const timePart = (key: PartKey, hoursPerWeek: number) => partOf(key, hoursPerWeek, inputs.averageHourlyRate, rates[key]);
  const parts: Part[] = [
    timePart("estimating", inputs.currentEstimatingHours),
    timePart("admin", inputs.currentAdminHours),
    timePart("followUp", inputs.followUpHours),
    leadsPart(inputs, rates.leads),
  ];
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);
  const annualTimeLoss = sum((part) => part.lostHours);
  const potentialTimeSavings = sum((part) => part.savedHours);
  const potentialDollarSavings = sum((part) => part.savedUsd);
  return {
    isHalved,
    rates,
    parts,
    annualTimeLoss,
    fullTimeWeeks: Math.round(annualTimeLoss / FULL_TIME_HOURS_PER_WEEK),
    annualDollarLoss: sum((part) => part.lostUsd),
    potentialTimeSavings,
    savedHoursPerWeek: potentialTimeSavings / WEEKS_PER_YEAR,
    wonJobsPerWeek: (inputs.missedLeadsPerMonth * rates.leads * MONTHS_PER_YEAR) / WEEKS_PER_YEAR,
    potentialDollarSavings,
    roiPercentage: Math.max(0, ((potentialDollarSavings - AI_INVESTMENT_USD) / AI_INVESTMENT_USD) * 100),
  };
}

/** Leads per year that a fast reply would win. */
export function extraLeadsPerYear(missedLeadsPerMonth: number, rate: number) {
  return Math.round(missedLeadsPerMonth * MONTHS_PER_YEAR * rate);
}

function ratesFor(isHalved: boolean): Rates {
  const share = isHalved ? HALVED_SHARE : 1;
  const { estimating, admin, followUp, leads } = SAVING_RATES;
  return { estimating: estimating * share, admin: admin * share, followUp: followUp * share, leads: leads * share };
}

function partOf(key: PartKey, hoursPerWeek: number, hourlyRate: number, rate: number): Part {
  const lostHours = hoursPerWeek * WEEKS_PER_YEAR;
  const savedHours = hoursPerWeek * rate * WEEKS_PER_YEAR;
  return { key, lostHours, savedHours, lostUsd: lostHours * hourlyRate, savedUsd: savedHours * hourlyRate };
}

function leadsPart({ missedLeadsPerMonth, averageJobValue }: Inputs, rate: number): Part {
  const lostUsd = missedLeadsPerMonth * averageJobValue * MONTHS_PER_YEAR;
  return { key: "leads", lostHours: 0, savedHours: 0, lostUsd, savedUsd: lostUsd * rate };
}
