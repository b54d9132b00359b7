import { dollars, figure, hourFigure, rounded, shortDollars } from "../../text/format.ts";
import type { Inputs } from "../catalog/inputs.ts";
import { AI_INVESTMENT_USD, calculate, extraLeadsPerYear, type Part, type PartKey, type Results, WEEKS_PER_YEAR } from "./calculator.ts";
import { estimatedRevenueUsd, lossShareOf } from "./revenue.ts";
import { type ShownParts, shownParts } from "./shown-parts.ts";
import { shownWeek } from "./shown-week.ts";

/** Every number in the report and the plan, formatted for display. The copy refers to each by its name in braces. */
export function figuresOf(inputs: Inputs, results: Results) {
  const part = (key: PartKey) => results.parts.find((part) => part.key === key) as Part;
  const shown = shownParts(results);
  const saved = (key: PartKey) => dollars(shownOf(shown, key).savedUsd);
  const leadsLossUsd = shownOf(shown, "leads").lostUsd;
  // Shown beside the cautious figures when they're switched on.
  const full = calculate(inputs);
  return {
    estimatingHours: figure(inputs.currentEstimatingHours),
    adminHours: figure(inputs.currentAdminHours),
    followUpHours: figure(inputs.followUpHours),
    hourlyRate: `$${figure(inputs.averageHourlyRate)}`,
    jobValue: `$${figure(inputs.averageJobValue)}`,
    missedLeads: figure(inputs.missedLeadsPerMonth),
    people: figure(inputs.employeeCount),
    revenue: shortDollars(estimatedRevenueUsd(inputs)),
    lossShare: `${rounded(lossShareOf(inputs, results) * 100)}%`,
    estimatingRate: percent(results.rates.estimating),
    adminRate: percent(results.rates.admin),
    followUpRate: percent(results.rates.followUp),
    leadsRate: percent(results.rates.leads),
    timeLoss: rounded(results.annualTimeLoss),
    fullTimeWeeks: rounded(results.fullTimeWeeks),
    weeksOfYear: rounded(Math.min(results.fullTimeWeeks, WEEKS_PER_YEAR)),
    /** Not rounded: it's multiplied by the rate before everybody's eyes. */
    exactTimeLoss: figure(results.annualTimeLoss),
    timeLossUsd: dollars(shown.lostUsd - leadsLossUsd),
    leadsLossUsd: dollars(leadsLossUsd),
    dollarLoss: dollars(results.annualDollarLoss),
    estimatingLost: figure(part("estimating").lostHours),
    adminLost: figure(part("admin").lostHours),
    followUpLost: figure(part("followUp").lostHours),
    estimatingSaved: rounded(part("estimating").savedHours),
    followUpSaved: rounded(part("followUp").savedHours),
    estimatingSavedUsd: saved("estimating"),
    adminSavedUsd: saved("admin"),
    followUpSavedUsd: saved("followUp"),
    leadsSavedUsd: saved("leads"),
    extraLeads: leadsShown(extraLeadsPerYear(inputs.missedLeadsPerMonth, results.rates.leads)),
    timeSavings: rounded(shown.savedHours),
    savedPerWeek: hourFigure(shownWeek(results.parts).total),
    dollarSavings: dollars(results.potentialDollarSavings),
    /** Without the jobs that a fast reply might win. */
    timeSavedUsd: dollars(shown.savedUsd - shownOf(shown, "leads").savedUsd),
    roi: `${rounded(results.roiPercentage)}%`,
    plainRoi: `${rounded(((results.potentialDollarSavings - AI_INVESTMENT_USD) / AI_INVESTMENT_USD) * 100)}%`,
    fullDollarSavings: dollars(full.potentialDollarSavings),
    fullRoi: `${rounded(full.roiPercentage)}%`,
  };
}

function shownOf({ parts }: ShownParts, key: PartKey) {
  return parts.find((part) => part.key === key) as ShownParts["parts"][number];
}

/** A fraction of a lead has its dollars beside it, so it isn't shown as none. */
function leadsShown(count: number) {
  return count === 0 ? "under 1" : rounded(count);
}

/** '65%', '32.5%'. */
function percent(share: number) {
  return `${figure(Math.round(share * 1000) / 10)}%`;
}

export type Figures = ReturnType<typeof figuresOf>;
