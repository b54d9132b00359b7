import { WEEKS_PER_YEAR } from "../../../calculator/rules/calculator.ts";
import { countWord, dollars, figure, numberWord } from "../../../text/format.ts";
import { inSentence } from "../../../text/in-sentence.ts";
import { TRADES } from "../catalog/trades.ts";
import type { TradeWords } from "./words.ts";

/** What all trades' pages share, and the index above them. `trade` is its name in the grid: 'Electricians'. */
export const tradePage = {
  math: {
    caption: "An example",
    counted: "How this week is counted",
    open: "See a full year in the calculator",
    /** What the link hands over: the slip's own hours. */
    openNote: ({ example, lostJobs }: Pick<TradeWords, "example" | "lostJobs">) =>
      `It opens with the hours above: ${figure(example.currentEstimatingHours)} hours a week on quotes, ${figure(example.currentAdminHours)} on paperwork and ${figure(example.followUpHours)} on follow-up, all at ${dollars(example.averageHourlyRate)} an hour, ${WEEKS_PER_YEAR} weeks. ${figure(example.missedLeadsPerMonth)} missed ${example.missedLeadsPerMonth === 1 ? "lead" : "leads"} a month at ${dollars(example.averageJobValue)} a job. ${lostJobs ? `${lostJobs} ` : ""}${example.employeeCount} people.`,
  },
  builtWith: "Built with:",
  fit: (trade: string) => `What ${inSentence(trade)} like these should buy`,
  /** '9 people, about $1.6M a year'. */
  size: (people: number, revenue: string) => `${people} people, about ${revenue} a year by our rule of thumb`,
  exhibit: {
    caption: "Made up, to show how the texts could go",
    paperCaption: "The shop and its numbers are invented",
    with: "Text messages with the shop",
  },
  senders: { customer: "Customer", shop: "Shop" },
  questions: (trade: string) => `Questions ${inSentence(trade)} ask`,
  more: (trade: string) => `More for ${inSentence(trade)}`,
  allTrades: "All Trades",
  byTrade: "By trade",
  aiFor: (trade: string) => `AI for ${inSentence(trade)}`,
};

export const tradesIndex = {
  headline: "AI for your trade",
  lead: "A roofer and a plumber lose money in different places. Pick yours: a week of it, the math, what we'd automate first and what we'd never touch.",
  listHeading: `${numberWord(TRADES.length)} trades, ${countWord(TRADES.length)} different weeks`,
  other: {
    heading: "Your trade isn't here?",
    text: `These are the ${countWord(TRADES.length)} we wrote up. If you run crews and bill by the job, talk to us anyway.`,
  },
};
