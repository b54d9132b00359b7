import {
  aiInvestmentUsd,
  fullTimeHoursPerWeek,
  type Inputs,
  monthsPerYear,
  type PartKey,
  type Results,
  savingRates,
  weeksPerYear,
} from "../rules/calculator.ts";
import { dollars, figure, rounded } from "../rules/format.ts";

const investment = dollars(aiInvestmentUsd);
const partNames: Record<PartKey, string> = { estimating: "Estimating", admin: "Admin", followUp: "Follow-up", leads: "Missed leads" };
const percentOf = (rate: number) => `${Math.round(rate * 100)}%`;

/** Every word of the report. Those with figures in them are functions of the visitor's own numbers. */
export const report = {
  title: "Your AI Opportunity Report",
  cards: {
    time: {
      label: "Annual Time Loss",
      unit: "hours",
      note: (results: Results) => `${rounded(results.fullTimeWeeks)} full-time weeks`,
      plot: (results: Results) =>
        `${rounded(Math.min(results.fullTimeWeeks, weeksPerYear))} of the year's ${weeksPerYear} weeks go to manual work`,
    },
    loss: { label: "Annual Revenue Loss", note: "in paid hours and jobs that went elsewhere" },
    savings: { label: "Potential AI Savings", note: "per year" },
    roi: { label: "ROI Potential", note: "year one", invested: "Assumed AI investment", saved: "Saved in year one" },
  },
  workings: {
    summary: "How we worked this out",
    time: (inputs: Inputs, results: Results) => [
      `${figure(inputs.currentEstimatingHours)} + ${figure(inputs.currentAdminHours)} + ${figure(inputs.followUpHours)} hours a week × ${weeksPerYear} weeks = ${rounded(results.annualTimeLoss)} hours`,
      `${rounded(results.annualTimeLoss)} hours ÷ ${fullTimeHoursPerWeek} hours = ${rounded(results.fullTimeWeeks)} full-time weeks`,
    ],
    loss: (inputs: Inputs, results: Results) => [
      `${rounded(results.annualTimeLoss)} hours × $${figure(inputs.averageHourlyRate)} = ${dollars(results.annualTimeLoss * inputs.averageHourlyRate)}`,
      `${figure(inputs.missedLeadsPerMonth)} missed leads × $${figure(inputs.averageJobValue)} × ${monthsPerYear} months = ${dollars(inputs.missedLeadsPerMonth * inputs.averageJobValue * monthsPerYear)}`,
      `Together ${dollars(results.annualDollarLoss)} a year`,
    ],
    savings: (inputs: Inputs, results: Results) => [
      ...results.parts.map(({ key, lostHours, savedUsd }) =>
        key === "leads"
          ? `${percentOf(savingRates.leads)} of ${figure(inputs.missedLeadsPerMonth)} missed leads × $${figure(inputs.averageJobValue)} × ${monthsPerYear} months = ${dollars(savedUsd)}`
          : `${partNames[key]}: ${percentOf(savingRates[key])} of ${rounded(lostHours)} hours × $${figure(inputs.averageHourlyRate)} = ${dollars(savedUsd)}`,
      ),
      `Together ${dollars(results.potentialDollarSavings)} a year and ${rounded(results.potentialTimeSavings)} hours`,
    ],
    roi: (_: Inputs, results: Results) => [
      `(${dollars(results.potentialDollarSavings)} − ${investment}) ÷ ${investment} × 100 = ${rounded(((results.potentialDollarSavings - aiInvestmentUsd) / aiInvestmentUsd) * 100)}%`,
      results.potentialDollarSavings < aiInvestmentUsd
        ? "We show 0% and no minus: the first year would not cover the investment."
        : `${investment} is the AI investment we assume for every company.`,
    ],
  },
  year: {
    payback: ({ paybackMonth }: Results) =>
      paybackMonth
        ? `The ${investment} is earned back in month ${paybackMonth}.`
        : `The ${investment} is not earned back within the year at these numbers.`,
    line: ({ paybackMonth }: Results) => (paybackMonth ? `${investment}: month ${paybackMonth}` : `${investment} invested`),
    alt: (results: Results) => `Savings climb to ${dollars(results.potentialDollarSavings)} over twelve months.`,
    axis: "Month",
    tableSummary: "The year as a table",
    columns: ["Month", "Saved so far", `Against ${investment}`],
    covered: "earned back",
    open: (left: number) => `${dollars(left)} to go`,
  },
  split: {
    heading: "Lost today, won back with AI",
    text: (results: Results) =>
      `Of ${dollars(results.annualDollarLoss)} lost a year, AI can win back ${dollars(results.potentialDollarSavings)}.`,
    alt: "Four bars: what each part of the work costs a year and how much of it AI wins back.",
    lost: "Lost a year",
    won: "Won back",
    tableSummary: "The bars as a table",
    columns: ["Where", "Lost a year", "AI wins back", "Hours saved"],
    total: "Together",
    partNames,
  },
  guarantee: {
    heading: "Guarantee check",
    text: (savedHoursPerWeek: number) =>
      `Your numbers say ${figure(Math.round(savedHoursPerWeek * 10) / 10)} saved hours a week. Each package guarantees a number of them in writing.`,
    hours: (hours: number) => `${hours}+ hours`,
    met: "Within reach",
    unmet: "Out of reach",
    fits: "Fits your numbers",
    link: (name: string) => `See ${name}`,
    none: "None of the guarantees would hold at these numbers, so none of the packages would pay off on hours alone. Tell us about it on a call and we will say the same.",
  },
  button: "Get My Action Plan",
  share: {
    label: "Copy Link",
    done: "Link copied",
    text: "It carries your numbers. Whoever opens it sees this report.",
    failed: "Copy this link",
  },
  print: "Print One Page",
};
