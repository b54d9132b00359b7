import { dollars, figure, rounded, shortDollars } from "../../text/format.ts";
import type { Inputs } from "../catalog/inputs.ts";
import { aiInvestmentUsd, calculate, extraLeadsPerYear, type Part, type PartKey, type Results, weeksPerYear } from "./calculator.ts";
import { estimatedRevenueUsd, lossShareOf } from "./revenue.ts";

/** Every number in the report and the plan, formatted for display. The copy refers to each by its name in braces. */
export function figuresOf(inputs: Inputs, results: Results) {
  const part = (key: PartKey) => results.parts.find((part) => part.key === key) as Part;
  const timeLossUsd = results.annualTimeLoss * inputs.averageHourlyRate;
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
    weeksOfYear: rounded(Math.min(results.fullTimeWeeks, weeksPerYear)),
    timeLossUsd: dollars(timeLossUsd),
    leadsLossUsd: dollars(part("leads").lostUsd),
    dollarLoss: dollars(results.annualDollarLoss),
    estimatingLost: rounded(part("estimating").lostHours),
    adminLost: rounded(part("admin").lostHours),
    followUpLost: rounded(part("followUp").lostHours),
    estimatingSaved: rounded(part("estimating").savedHours),
    followUpSaved: rounded(part("followUp").savedHours),
    estimatingSavedUsd: dollars(part("estimating").savedUsd),
    adminSavedUsd: dollars(part("admin").savedUsd),
    followUpSavedUsd: dollars(part("followUp").savedUsd),
    leadsSavedUsd: dollars(part("leads").savedUsd),
    extraLeads: rounded(extraLeadsPerYear(inputs.missedLeadsPerMonth, results.rates.leads)),
    timeSavings: rounded(results.potentialTimeSavings),
    savedPerWeek: figure(Math.round(results.savedHoursPerWeek * 10) / 10),
    dollarSavings: dollars(results.potentialDollarSavings),
    roi: `${rounded(results.roiPercentage)}%`,
    plainRoi: `${rounded(((results.potentialDollarSavings - aiInvestmentUsd) / aiInvestmentUsd) * 100)}%`,
    paybackMonth: String(results.paybackMonth ?? ""),
    fullDollarSavings: dollars(full.potentialDollarSavings),
    fullRoi: `${rounded(full.roiPercentage)}%`,
  };
}

/** '65%', '32.5%'. */
function percent(share: number) {
  return `${figure(Math.round(share * 1000) / 10)}%`;
}

export type Figures = ReturnType<typeof figuresOf>;
