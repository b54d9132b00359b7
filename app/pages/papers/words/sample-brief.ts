import { countWord, dollars } from "../../../text/format.ts";
import { PACKAGES } from "../../packages/catalog/packages.ts";
import type { Paper } from "./paper.ts";

const { priceUsd, guaranteedHoursPerWeek } = PACKAGES.foundationAudit;

/** Minutes each time, times a week, and hours a week after the change. */
const STEPS = [
  { step: "Find the photos and notes from the visit", minutes: 12, times: 10, after: 0.5 },
  { step: "Look up prices and part numbers", minutes: 24, times: 10, after: 1 },
  { step: "Type the quote", minutes: 27, times: 10, after: 1.5 },
  { step: "Fix mistakes and resend", minutes: 18, times: 5, after: 1 },
  { step: "Follow up by phone and text", minutes: 6, times: 20, after: 1 },
];
const rate = 95;
/** The packages page adds it up for a year. */
export const briefToolsUsdPerMonth = 130;
export const briefSetup = { hours: 16, rate: 30 };

const hours = (count: number) => count.toFixed(1);
const now = (step: (typeof STEPS)[number]) => (step.minutes * step.times) / 60;
const lost = STEPS.reduce((total, step) => total + now(step), 0);
const left = STEPS.reduce((total, step) => total + step.after, 0);
const saved = lost - left;
/** The workflow's hours a week, now and after. */
export const briefWeek = { now: lost, after: left };
const toolsPerWeek = (briefToolsUsdPerMonth * 12) / 52;
const net = saved * rate - toolsPerWeek;
const cost = priceUsd + briefSetup.hours * briefSetup.rate;
const paidBackAfter = Math.ceil(cost / net);
/** As the timeline below has it: all trucks run it from the week after. */
const setupWeeks = 4;

/** What a Foundation Audit ends with. Every total is worked out here, so that the sample's math holds. */
export const sampleBrief: Paper = {
  headline: "A sample AI solution brief, start to finish",
  lead: "This is what you get at the end of a Foundation Audit. It fits on two printed pages.",
  sample: "The company and its numbers are made up. The format is the one you'd get.",
  title: "Solution brief: replacement quotes",
  subtitle: "An HVAC and plumbing shop with 7 people and 3 trucks",
  sections: [
    {
      heading: "What we looked at",
      blocks: [
        {
          kind: "paragraph",
          text: "One workflow: quotes for replacements, from the end of the site visit to the signed yes or no. We followed ten quotes over one week. The owner writes most of them after 6 PM. We timed each step with him and checked the times against the sent folder.",
        },
      ],
    },
    {
      heading: "Where the hours go",
      blocks: [
        {
          kind: "table",
          caption: "Timed over one week",
          columns: ["Step", "Minutes each", "Times a week", "Hours a week"],
          rows: [
            ...STEPS.map((step) => [step.step, String(step.minutes), String(step.times), hours(now(step))]),
            ["Total", "", "", hours(lost)],
          ],
        },
      ],
    },
    {
      heading: "Top 3 friction points",
      blocks: [
        {
          kind: "list",
          items: [
            "Prices live in three places: last year's spreadsheet, two suppliers' emails and the owner's head. Looking them up takes longer than anything except typing.",
            "Every quote starts from a blank page, though seven of the ten were the same four jobs.",
            "Photos stay on the tech's phone. Half the time somebody calls to ask for the model number.",
          ],
        },
      ],
    },
    {
      heading: "What to change",
      blocks: [
        {
          kind: "list",
          items: [
            "One price list with the 60 items you quote most, in your field software. One person updates it on Fridays.",
            "A short form on the tech's phone: rating plate photo, location, access, what the customer wants. Required fields only.",
            "An AI draft from that form and that price list. If an item has no price, the draft says so and stops.",
            "Follow-up texts on day 3, 7 and 14 that end as soon as the customer answers.",
          ],
        },
        {
          kind: "paragraph",
          text: "What we crossed off: a chatbot for the website. It would save under an hour a week.",
        },
      ],
    },
    {
      heading: "Tools and what they cost",
      blocks: [
        {
          kind: "paragraph",
          text: `No new software for the form: your field service system has one you haven't turned on. You'd add a no-code automation tool and an AI plan for business. Together they run about $${briefToolsUsdPerMonth} a month, or $${toolsPerWeek} a week. Example prices; your brief has the ones on your invoice.`,
        },
      ],
    },
    {
      heading: "ROI projection",
      blocks: [
        {
          kind: "table",
          caption: "Hours a week, now and after",
          columns: ["Step", "Now", "After", "Saved"],
          rows: [
            ...STEPS.map((step) => [step.step, hours(now(step)), hours(step.after), hours(now(step) - step.after)]),
            ["Total", hours(lost), hours(left), hours(saved)],
          ],
        },
        {
          kind: "list",
          items: [
            `${hours(saved)} hours at $${rate}, the owner's own rate: ${dollars(saved * rate)} a week.`,
            `Less $${toolsPerWeek} for the tools: ${dollars(net)} a week.`,
            `Cost: ${dollars(priceUsd)} for this audit and ${briefSetup.hours} office hours at $${briefSetup.rate} for the price list and the form, ${dollars(cost)} in all.`,
            `Paid back ${countWord(paidBackAfter)} weeks after it runs on all three trucks. That's week ${setupWeeks + paidBackAfter} with setup, before you pay anyone to build it. At ${dollars(net)} a week, each $1,000 of building adds ${(1000 / net).toFixed(1)} weeks.`,
            "Not in there: someone to set up the AI draft and the texts. That's you, a no-code freelancer, or us on a quote. One workflow isn't on our price list. Have the number before you start, and add it here.",
          ],
        },
        {
          kind: "paragraph",
          text: `We left out jobs won by faster quotes. They may come, but we can't time them yet. The guarantee asks for at least ${guaranteedHoursPerWeek} hours a week, and this brief shows ${hours(saved)}.`,
        },
      ],
    },
    {
      heading: "What stays with a person",
      blocks: [
        {
          kind: "list",
          items: [
            "Every quote is read and sent by the owner or the lead estimator.",
            "Gas sizing, venting and load calculations. The draft leaves those lines blank.",
            "Discounts and financing.",
          ],
        },
      ],
    },
    {
      heading: "Timeline",
      blocks: [
        {
          kind: "list",
          items: [
            "Week 1: clean up the price list. Two afternoons for the office manager.",
            "Week 2: the form on one truck, with the tech who likes it least.",
            "Week 3: drafts next to the old way on every quote. Write down what the draft missed, and what the old way did.",
            `Week ${setupWeeks}: all three trucks. Time the same five steps again.`,
          ],
        },
        { kind: "callout", text: "First step, Monday: pull the last 20 replacement quotes and list every item on them." },
      ],
    },
  ],
  closing: {
    heading: "Want one for your shop?",
    text: "Pick the workflow that runs late every week. If it hasn't got the hours, we won't sell you a brief.",
  },
};
