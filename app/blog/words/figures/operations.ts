import type { Figure } from "../../figures/kinds.ts";

export const operationsFigures: Record<string, Figure> = {
  "automate-draft-or-leave-alone": {
    kind: "tree",
    title: "Two questions, three verdicts",
    caption: "Of the 18 tasks in the table: five rules, seven drafts, six for a person.",
    yes: "Yes:",
    no: "Neither:",
    steps: [
      { ask: "Is a mistake expensive, hard to see, or about trust?", verdict: "Person. Leave it alone. Six of 18.", key: true },
      { ask: "Does the input always look the same?", verdict: "Rule. Plain automation, no AI. Five of 18." },
    ],
    otherwise: "Draft. AI writes, a person sends. Seven of 18.",
  },
  "invoice-the-same-day": {
    kind: "bars",
    title: "From done to paid, and whose days they were",
    caption: "A shop that does $1,200,000 a year bills $3,288 a day, in the post's example.",
    bars: [
      {
        label: "Billed the Thursday after",
        text: "$29,592 stuck",
        parts: [
          { label: "Yours", text: "nine days", size: 9, tone: "accent" },
          { label: "The customer's", text: "two weeks", size: 14, tone: "hachure" },
        ],
      },
      {
        label: "Billed next day",
        text: "$3,288 stuck",
        parts: [
          { label: "Yours", text: "one day", size: 1, tone: "accent" },
          { label: "The customer's", text: "two weeks", size: 14, tone: "hachure" },
        ],
        note: "$26,304 moves into your account once and stays there.",
      },
    ],
  },
  "call-triage-card": {
    kind: "tree",
    section: 3,
    title: "The card as a tree",
    caption: "If the answer is “I don't know,” go up one color.",
    yes: "Yes:",
    no: "Green:",
    steps: [
      {
        ask: "Gas, a CO alarm, smoke, flames, sparks, a burning smell, a hot or wet panel, or someone hurt?",
        verdict: "Red. Read the safety line, before the name.",
        key: true,
      },
      {
        ask: "Water they can't stop, no heat below 55 inside or with someone at risk, no power to medical equipment?",
        verdict: "Orange. Call the on-call tech now, the backup after 10 minutes.",
      },
      {
        ask: "Water that's shut off, no heat with 55 or more inside, one bathroom down of two?",
        verdict: "Yellow. First slots tomorrow, with a text tonight.",
      },
    ],
    otherwise: "quotes, noises, drips in a bucket, maintenance. Next open slot.",
  },
  "time-log-for-the-weekly-math": {
    kind: "bars",
    section: 3,
    title: "25 hours of office work, by code and by person",
    caption: "The example week. Estimating and admin tie for the biggest pile, and they belong to different people.",
    bars: [
      pile("E, estimating", "7.75 hours", "405", "60", "accent"),
      pile("A, admin", "7.75 hours", "75", "390"),
      pile("P, phone and inbox", "4.0 hours", "90", "150"),
      pile("S, schedule", "3.0 hours", "120", "60"),
      pile("F, follow-up", "2.0 hours", "30", "90"),
      pile("I, interruption", "0.5 hours", "20", "10"),
    ],
  },
};

function pile(label: string, text: string, owner: string, office: string, tone: "solid" | "accent" = "solid") {
  return {
    label,
    text,
    parts: [
      { label: "Owner", text: `${owner} min`, tone },
      { label: "Office", text: `${office} min`, tone: "hachure" as const },
    ],
  };
}
