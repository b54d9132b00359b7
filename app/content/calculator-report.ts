import { aiInvestmentUsd, fullTimeHoursPerWeek, monthsPerYear, savingRates, weeksPerYear } from "../rules/calculator/calculator.ts";
import { dollars } from "../rules/format.ts";

const investment = dollars(aiInvestmentUsd);
const percentOf = (rate: number) => `${Math.round(rate * 100)}%`;

/** The report's copy. A name in braces is one of the visitor's own figures: see rules/calculator/figures.ts. */
export const report = {
  title: "Your AI Opportunity Report",
  cards: {
    time: {
      label: "Annual Time Loss",
      unit: "hours",
      note: "{fullTimeWeeks} full-time weeks",
      plot: `{weeksOfYear} of the year's ${weeksPerYear} weeks go to manual work`,
    },
    loss: { label: "Annual Revenue Loss", note: "in paid hours and jobs that went elsewhere" },
    savings: { label: "Potential AI Savings", note: "per year" },
    roi: { label: "ROI Potential", note: "year one", invested: "Assumed AI investment", saved: "Saved in year one" },
  },
  workings: {
    summary: "How we worked this out",
    time: [
      `{estimatingHours} + {adminHours} + {followUpHours} hours a week × ${weeksPerYear} weeks = {timeLoss} hours`,
      `{timeLoss} hours ÷ ${fullTimeHoursPerWeek} hours = {fullTimeWeeks} full-time weeks`,
    ],
    loss: [
      "{timeLoss} hours × {hourlyRate} = {timeLossUsd}",
      `{missedLeads} missed leads × {jobValue} × ${monthsPerYear} months = {leadsLossUsd}`,
      "Together {dollarLoss} a year",
    ],
    savings: [
      `Estimating: ${percentOf(savingRates.estimating)} of {estimatingLost} hours × {hourlyRate} = {estimatingSavedUsd}`,
      `Admin: ${percentOf(savingRates.admin)} of {adminLost} hours × {hourlyRate} = {adminSavedUsd}`,
      `Follow-up: ${percentOf(savingRates.followUp)} of {followUpLost} hours × {hourlyRate} = {followUpSavedUsd}`,
      `Leads: ${percentOf(savingRates.leads)} of {missedLeads} × {jobValue} × ${monthsPerYear} months = {leadsSavedUsd}`,
      "Together {dollarSavings} a year and {timeSavings} hours",
    ],
    roi: [
      `({dollarSavings} − ${investment}) ÷ ${investment} × 100 = {plainRoi}`,
      `${investment} is the AI investment we assume for every company. Below zero we show 0%.`,
    ],
  },
  year: {
    payback: `The ${investment} is earned back in month {paybackMonth}.`,
    noPayback: `The ${investment} is not earned back within the year at these numbers.`,
    line: `${investment}: month {paybackMonth}`,
    openLine: `${investment} invested`,
    alt: "Savings climb to {dollarSavings} over twelve months.",
    axis: "Month",
    tableSummary: "The year as a table",
    columns: ["Month", "Saved so far", `Against ${investment}`],
    covered: "earned back",
    open: "{left} to go",
  },
  split: {
    heading: "Lost today, won back with AI",
    text: "Of {dollarLoss} lost a year, AI can win back {dollarSavings}.",
    alt: "Four bars: what each part of the work costs a year and how much of it AI wins back.",
    lost: "Lost a year",
    won: "Won back",
    tableSummary: "The bars as a table",
    columns: ["Where", "Lost a year", "AI wins back", "Hours saved"],
    total: "Together",
    partNames: { estimating: "Estimating", admin: "Admin", followUp: "Follow-up", leads: "Missed leads" },
  },
  guarantee: {
    heading: "Guarantee check",
    text: "Your numbers say {savedPerWeek} saved hours a week. Each package guarantees a number of them in writing.",
    hours: "{hours}+ hours",
    met: "Within reach",
    unmet: "Out of reach",
    fits: "Fits your numbers",
    link: "See {name}",
    none: "None of the guarantees would hold at these numbers, so no package would pay off on hours alone. Ask us on a call and we will say the same.",
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
