import { countWord, numberWord } from "../../../text/format.ts";
import { inSentence } from "../../../text/in-sentence.ts";
import { TRADES } from "../catalog.ts";

/** What all trades' pages share, and the index above them. `trade` is its name in the grid: 'Electricians'. */
export const tradePage = {
  math: { caption: "An example", open: "See a year of this in the calculator", openNote: "with example numbers" },
  exhibit: { caption: "A made-up customer and shop", paperCaption: "From a made-up shop", with: "Text messages with the shop" },
  senders: { customer: "Customer", shop: "Shop" },
  questions: (trade: string) => `Questions ${inSentence(trade)} ask`,
  more: (trade: string) => `More for ${inSentence(trade)}`,
  allTrades: "All Trades",
  byTrade: "By trade",
  aiFor: (trade: string) => `AI for ${inSentence(trade)}`,
};

export const tradesIndex = {
  headline: "AI for your trade, and only for your trade",
  lead: "A roofer loses money on other days than a plumber. Pick yours: a week of it, the math, what we'd automate first and what we'd never touch.",
  listHeading: `${numberWord(TRADES.length)} trades, ${countWord(TRADES.length)} different weeks`,
  other: {
    heading: "Your trade isn't here?",
    text: `We've got ${countWord(TRADES.length)} pages, not ${countWord(TRADES.length)} limits. If you send crews to people's homes and bill by the job, the same questions apply. Tell us what you do.`,
  },
};
