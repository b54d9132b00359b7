import type { Inputs } from "../../../calculator/catalog/inputs.ts";
import { weeksPerYear } from "../../../calculator/rules/calculator.ts";
import { countWord, dollars, figure, numberWord } from "../../../text/format.ts";
import { inSentence } from "../../../text/in-sentence.ts";
import { TRADES } from "../catalog.ts";

/** Of the package that the calculator finds for an example, or that it finds none. */
type Fit = { size: string; offer: string; hours: string; auditRange: string; buildRange: string; guaranteed: number };

/** What all trades' pages share, and the index above them. `trade` is its name in the grid: 'Electricians'. */
export const tradePage = {
  math: {
    caption: "An example",
    open: "See a full year in the calculator",
    /** What the link hands over, so that nobody takes it for the slip. */
    openNote: (example: Inputs) =>
      `It opens with example numbers of its own: ${figure(example.currentEstimatingHours)} hours a week on quotes, ${figure(example.currentAdminHours)} on paperwork and ${figure(example.followUpHours)} on follow-up, all at ${dollars(example.averageHourlyRate)} an hour, ${weeksPerYear} weeks. ${figure(example.missedLeadsPerMonth)} missed ${example.missedLeadsPerMonth === 1 ? "lead" : "leads"} a month at ${dollars(example.averageJobValue)} a job. ${example.employeeCount} people.`,
  },
  builtWith: "Built with:",
  price: (trade: string, offer: string) =>
    `For ${inSentence(trade)} who want it built, ${offer}, covers two of these three, and you pick which.`,
  /** Which package the calculator finds for the example, and why. */
  fit: {
    /** '9 people, about $1.6M a year'. */
    size: (people: number, revenue: string) => `${people} people, about ${revenue} a year by our rule of thumb`,
    build: ({ size, hours, auditRange }: Fit) =>
      `The example shop fits: ${size}, past the ${auditRange} of our smaller package, and its two biggest lines would save ${hours} hours a week by the calculator's estimate.`,
    audit: ({ size, offer, hours, buildRange }: Fit) =>
      `It's too big for the example shop: ${size}, below its range of ${buildRange}. That shop would start with the ${offer}, a plan for its biggest line, which could save ${hours} hours a week. Building it costs extra.`,
    either: ({ size, offer, hours }: Fit) =>
      `The example shop (${size}) is in the range of two packages, and we'd name the smaller one, the ${offer}: a plan for its biggest line, which could save ${hours} hours a week. Building it costs extra.`,
    none: ({ size, hours, guaranteed }: Fit) =>
      `We wouldn't sell it to the example shop, though: ${size}. Its two biggest lines would save ${hours} hours a week, and we'd have to promise ${guaranteed}. The forms further down are free.`,
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
