import type { Inputs } from "../../../calculator/catalog/inputs.ts";
import { weeksPerYear } from "../../../calculator/rules/calculator.ts";
import { countWord, dollars, figure, numberWord } from "../../../text/format.ts";
import { inSentence } from "../../../text/in-sentence.ts";
import { TRADES } from "../catalog.ts";

/** What all trades' pages share, and the index above them. `trade` is its name in the grid: 'Electricians'. */
export const tradePage = {
  math: {
    caption: "An example",
    open: "See a full year in the calculator",
    /** What the link hands over, so that nobody takes it for the slip. */
    openNote: (example: Inputs) =>
      `It opens with example numbers of its own: ${figure(example.currentEstimatingHours)} hours a week on quotes, ${figure(example.currentAdminHours)} on paperwork and ${figure(example.followUpHours)} on follow-up, all at ${dollars(example.averageHourlyRate)} an hour, ${weeksPerYear} weeks. ${figure(example.missedLeadsPerMonth)} missed ${example.missedLeadsPerMonth === 1 ? "lead" : "leads"} a month at ${dollars(example.averageJobValue)} a job.`,
  },
  builtWith: "Built with:",
  price: (trade: string, offer: string) =>
    `For ${inSentence(trade)} who want it built, ${offer}, covers two of these three, and you pick which.`,
  /** The smallest package that the calculator finds for the example: its name and price, and hours a week. */
  fit: {
    build: (_offer: string, hours: string) =>
      `By the calculator's estimate, the example shop's two biggest lines would save ${hours} hours a week, so it fits.`,
    audit: (offer: string, hours: string) =>
      `The example shop's biggest line could save ${hours} hours a week, and the smallest package that fits it is the ${offer}: a plan for that one line, which anyone can build. Building it costs extra.`,
    none: (hours: string, guaranteed: number) =>
      `We wouldn't sell it to the example shop, though: its two biggest lines would save ${hours} hours a week, we'd have to promise ${guaranteed}, and the forms further down are free.`,
  },
  exhibit: {
    caption: "Nobody real: it shows how the texts could go",
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
