import { CALL_MINUTES } from "../../../booking/catalog/calls.ts";
import type { ToolWords } from "./words.ts";

export const payback: ToolWords = {
  name: "AI payback sheet",
  heading: "Does an AI tool pay for itself? Work it out here",
  lead: "Seven numbers about one task. You get the weeks until a tool has paid for its own setup, with the savings cut in half to be careful.",
  files: ["payback-math.xlsx"],
  sections: [
    {
      kind: "math",
      math: "payback",
      heading: "One task, seven numbers",
      intro: "The example is a landscaper who writes nine estimates a week. Change any number. It's all worked out in your browser.",
      groups: [
        {
          title: "The task",
          fields: {
            times: "Times a week",
            byHand: "Minutes each, by hand",
            withDraft: "Minutes each, with the tool",
            rate: "What an hour is worth, $",
          },
          results: { hours: "Hours saved a week", half: "Half of that, in dollars" },
        },
        {
          title: "The tool",
          fields: { fee: "Fee a month, $", upkeep: "Upkeep, minutes a month", setup: "Setup hours" },
          results: { running: "Fee and upkeep a week", start: "Setup, in dollars", weeks: "Weeks to payback" },
        },
      ],
      answer: "weeks",
      none: "Never",
      note: "Up to 26 weeks, give it a trial. Up to a year, think twice. After that, prices and people will have moved on before the money is back.",
    },
    {
      kind: "text",
      heading: "Why only half the savings count",
      blocks: [
        {
          kind: "paragraph",
          text: "Some drafts get thrown out and done over by hand. The rest of the time comes back in scraps: 20 minutes today, ten tomorrow. You can't send an invoice for a scrap. So the sheet counts half the hours, and if you do better, good.",
        },
      ],
    },
    {
      kind: "slip",
      heading: "The same tool in a slower office",
      intro: "Same fee, same setup, same 28 minutes saved. This company only writes two proposals a week.",
      rows: [
        { label: "Minutes saved a week", how: "2 × 28", figure: "56" },
        { label: "Half of it, in dollars", how: "56 ÷ 2 ÷ 60 × $65", figure: "$30.33" },
        { label: "Fee and upkeep a month", how: "$90 + 30 ÷ 60 × $65", figure: "$122.50" },
        { label: "The same a week", how: "$122.50 × 12 ÷ 52", figure: "$28.27" },
        { label: "Left over a week", how: "$30.33 − $28.27", figure: "$2.06" },
        { label: "Setup", how: "16 hours × $65", figure: "$1,040" },
        { label: "Weeks to payback", how: "$1,040 ÷ $2.06", figure: "505" },
      ],
      note: "Nearly ten years. The task doesn't come up often enough here.",
    },
    {
      kind: "steps",
      heading: "Getting numbers you can trust",
      steps: [
        {
          title: "Write down the minutes for a work week",
          text: "Write start and stop on a card every time. When the phone rings, stop, and start a new line after the call.",
        },
        { title: "Run a two-week trial", text: "Ask the vendor for one. Time it the same way, with checking and fixing included." },
        {
          title: "Use the right hour",
          text: "Take what that person's hour costs you, from the labor rate sheet. Office time and your own time have different prices.",
        },
        { title: "Count all of the setup", text: "Cleaning up the price list is usually most of it. Add the first week of corrections." },
      ],
    },
    {
      kind: "text",
      heading: "What to leave out of it",
      blocks: [
        {
          kind: "paragraph",
          text: "Leave out jobs you might win because a quote went out faster. That may happen, but wait until you see it in your own closing rate. And don't run this on safety calls, final prices or an upset customer. A person does those at any savings.",
        },
      ],
    },
  ],
  trades: ["landscaping", "general"],
  related: ["timeLog", "laborRate", "invoiceGap"],
  closing: {
    heading: "If it pays back",
    text: `Tell us on the first call which task it's for. If we fit, take the free ${CALL_MINUTES.strategySession}-minute session with the sheet in front of you, and we'll go through the lines.`,
  },
};
