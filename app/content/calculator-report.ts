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
      note: "{fullTimeWeeks} full-time {fullTimeWeeks|week|weeks}",
      plot: `{weeksOfYear} of the year's ${weeksPerYear} weeks {weeksOfYear|goes|go} to manual work`,
    },
    loss: { label: "Annual Revenue Loss", note: "in hours worked and jobs that went to someone else" },
    savings: { label: "Potential AI Savings", note: "per year" },
    roi: { label: "ROI Potential", note: "year one", invested: "Assumed AI investment", saved: "Savings in year one" },
  },
  workings: {
    summary: "How we worked this out",
    time: [
      `{estimatingHours} + {adminHours} + {followUpHours} hours a week × ${weeksPerYear} weeks = {timeLoss} hours`,
      `{timeLoss} hours ÷ ${fullTimeHoursPerWeek} hours = {fullTimeWeeks} full-time {fullTimeWeeks|week|weeks}`,
    ],
    loss: [
      "{timeLoss} hours × {hourlyRate} = {timeLossUsd}",
      `{missedLeads} missed leads × {jobValue} × ${monthsPerYear} months = {leadsLossUsd}`,
      "Total: {dollarLoss} a year",
    ],
    savings: [
      `Estimating: ${percentOf(savingRates.estimating)} of {estimatingLost} hours × {hourlyRate} = {estimatingSavedUsd}`,
      `Admin: ${percentOf(savingRates.admin)} of {adminLost} hours × {hourlyRate} = {adminSavedUsd}`,
      `Follow-up: ${percentOf(savingRates.followUp)} of {followUpLost} hours × {hourlyRate} = {followUpSavedUsd}`,
      `Leads: ${percentOf(savingRates.leads)} of {missedLeads} × {jobValue} × ${monthsPerYear} months = {leadsSavedUsd}`,
      "Total: {dollarSavings} and {timeSavings} hours a year",
    ],
    roi: [
      `({dollarSavings} − ${investment}) ÷ ${investment} × 100 = {plainRoi}`,
      `We assume the same ${investment} investment for every company. If the result is below zero, we show 0%.`,
    ],
  },
  year: {
    payback: `The ${investment} pays for itself in month {paybackMonth}.`,
    noPayback: `At these numbers, the ${investment} doesn't pay for itself within a year.`,
    line: `${investment}: month {paybackMonth}`,
    openLine: `${investment} invested`,
    alt: "Savings add up to {dollarSavings} over twelve months.",
    axis: "Month",
    tableSummary: "See the year as a table",
    columns: ["Month", "Saved so far", `Against ${investment}`],
    covered: "paid for",
    open: "{left} to go",
  },
  split: {
    heading: "What you lose and what AI could recover",
    text: "Of the {dollarLoss} you lose a year, AI could recover {dollarSavings}.",
    alt: "Four bars: what each kind of work costs a year, and how much of it AI could recover.",
    lost: "Lost per year",
    won: "Recovered",
    tableSummary: "See the bars as a table",
    columns: ["Where", "Lost per year", "AI recovers", "Hours saved"],
    total: "Total",
    partNames: { estimating: "Estimating", admin: "Admin", followUp: "Follow-up", leads: "Missed leads" },
  },
  guarantee: {
    heading: "Guarantee check",
    text: "By your numbers, AI could save {savedPerWeek} hours a week. Each package guarantees some of them in writing.",
    hours: "{hours}+ hours",
    met: "You'd clear it",
    unmet: "You wouldn't clear it",
    fits: "Fits your numbers",
    link: "See {name}",
    none: "At these numbers we couldn't promise any package's hours, so none would pay off on hours alone. That's what we'd tell you on a call, too.",
  },
  button: "Get My Action Plan",
  share: {
    label: "Copy Link",
    done: "Link copied",
    text: "Your numbers are in the link. Anyone who opens it sees this report.",
    failed: "Copy this link",
  },
  print: "Print One Page",
};
