import { type PartKey, SAVING_RATES, WEEKS_PER_YEAR } from "../../calculator/rules/calculator.ts";
import { dollars, tenths } from "../../text/format.ts";
import { GROWTH_ENGINE_ANNUAL_VALUE_USD } from "../packages/catalog/packages.ts";

/** Hours a week of an example, by the calculator's kinds of work. */
type PartHours = Partial<Record<PartKey, number>>;

/** What the calculator would save of them: '8.4'. */
export function saved(hours: PartHours) {
  return tenths(savedHours(hours));
}

/** The same for a year, at an hourly rate. */
export function valued(hours: PartHours, rateUsd: number) {
  return dollars(savedUsd(hours, rateUsd));
}

/** What's missing from there to Growth Engine's dollar guarantee. */
export function valueToGo(hours: PartHours, rateUsd: number) {
  return dollars(GROWTH_ENGINE_ANNUAL_VALUE_USD - savedUsd(hours, rateUsd));
}

/** Won jobs a year that Growth Engine's dollar guarantee still needs on top of the hours. */
export function jobsToGo(hours: PartHours, rateUsd: number, profitUsd: number) {
  return Math.ceil((GROWTH_ENGINE_ANNUAL_VALUE_USD - savedUsd(hours, rateUsd)) / profitUsd);
}

function savedUsd(hours: PartHours, rateUsd: number) {
  return savedHours(hours) * rateUsd * WEEKS_PER_YEAR;
}

function savedHours(hours: PartHours) {
  return Object.entries(hours).reduce((sum, [key, count]) => sum + count * SAVING_RATES[key as PartKey], 0);
}
