import type { Figure } from "../../figures/kinds.ts";

export const customerServiceFigures: Record<string, Figure> = {
  "texts-for-when-a-job-goes-wrong": {
    kind: "lanes",
    section: 1,
    title: "Eight texts, four marks",
    caption: "Two by software, three drafted, two after a call and one by you.",
    lanes: [
      { label: "Auto", items: ["1. Running late", "2. Rained out"] },
      { label: "Draft", items: ["3. Part backordered", "4. Higher price", "5. Invoice overdue"] },
      { label: "Call", items: ["6. We broke something", "7. We forgot you"] },
      { label: "You", items: ["8. Somebody is furious"], key: true },
    ],
  },
  "how-to-ask-for-a-google-review": {
    kind: "tree",
    title: "When to ask",
    caption: "Everyone gets asked in the end, however it went. That's the difference between waiting and gating.",
    yes: "Yes:",
    no: "Neither:",
    steps: [
      { ask: "Is a complaint open?", verdict: "Call first. Ask when it's settled, even if the customer still isn't thrilled.", key: true },
      { ask: "Is a callback open?", verdict: "Ask the day after it's closed." },
      { ask: "Asked once, with no answer?", verdict: "One reminder after five days, then stop." },
    ],
    otherwise: "the job is closed, so ask the next morning.",
  },
  "how-to-respond-to-a-bad-review": {
    kind: "tally",
    columns: 20,
    section: 1,
    title: "The way back from one star",
    caption: "The same 19 whether you have 10 reviews or 150, as long as the average was 4.8.",
    groups: [
      { text: "1 review with one star", tone: "accent", note: "leaves you 3.8 stars short" },
      { text: "19 reviews with 5 stars", tone: "hachure", note: "make up 0.2 each" },
    ],
  },
  "texting-customers-consent-and-10dlc": {
    kind: "tally",
    columns: 16,
    each: 10,
    section: 5,
    title: "A list of 640 numbers, sorted by the yes they gave",
    caption: "One mark for 10 numbers. If one in four of the middle group says yes at the next visit, 85 more get the offer.",
    groups: [
      { text: "210 said yes to offers", tone: "solid", note: "and get it" },
      { text: "340 agreed to job texts only", tone: "hachure", note: "and get no offer" },
      { text: "90 have no record, or were bought", tone: "accent", note: "and get nothing by text: at $500 each, a mistake is $45,000" },
    ],
  },
};
