import { savingRates } from "../rules/calculator/calculator.ts";
import { claims } from "./claims.ts";

const templatesSave = "40%";
const callWithinMinutes = 15;
const percentOf = (rate: number) => `${Math.round(rate * 100)}%`;

/** The action plan's copy: three steps, each with its problem, figures, features and a quick win. Names in braces are figures. */
export const plan = {
  title: "Your Custom Action Plan",
  lead: "Three steps, the fastest money first. Each has something you can do tonight without us.",
  problemLabel: "The problem",
  solutionLabel: "What we set up",
  quickWinLabel: "Quick win",
  copy: {
    label: "Copy",
    done: "Copied",
    text: "Paste it where you need it.",
    failed: "Your browser keeps the clipboard closed. Mark the text to copy it.",
  },
  steps: [
    {
      title: "Instant Lead Response",
      problem: "{missedLeads} leads a month hire somebody else, because somebody else answered first.",
      figure: "{extraLeads}",
      figureLabel: "extra leads captured per year",
      value: "{leadsSavedUsd} a year",
      features: [
        "Every call, form and text answered within a minute, nights and weekends too",
        "Three questions that sort an emergency from a price shopper",
        "A spot on your calendar offered before the caller dials the next number",
      ],
      quickWin: {
        title: "An auto-response that buys you time",
        text: `Set this as the reply to missed calls and web forms. Then keep the ${callWithinMinutes} minutes.`,
        texts: [
          {
            label: "Auto-response",
            body: `Hi, this is [your name] at [company]. Got your message, thanks! I am on a job right now and will call you within ${callWithinMinutes} minutes. If water, power or heat is out, reply URGENT and I will ring you first.`,
          },
        ],
      },
    },
    {
      title: "Smart Estimating",
      problem: "{estimatingHours} hours a week go into quotes, most of them typed from scratch after a day on site.",
      figure: "{estimatingSaved}",
      figureLabel: "hours saved per year",
      value: "{estimatingSavedUsd} a year",
      features: [
        "Photos and voice notes from the site become a drafted quote",
        "Your own prices, your own margins, checked before it goes out",
        `${percentOf(savingRates.estimating)} of the estimating time gone, the judgement still yours`,
      ],
      quickWin: {
        title: "3 master estimate templates",
        text: `Take the three jobs you quote most. Write each up once with every line item and your prices, then copy and trim. That alone can cut estimating time by ${templatesSave}.`,
        points: [
          "Master 1: the small repair you quote every week",
          "Master 2: the standard install, with its options as separate lines",
          "Master 3: the big job, in phases, with what is not included",
        ],
      },
    },
    {
      title: "Follow-Up Automation",
      problem: "{followUpHours} hours a week of chasing, and the quotes nobody chases go cold.",
      figure: "{followUpSaved}",
      figureLabel: "hours saved per year",
      value: "{followUpSavedUsd} a year",
      features: [
        "Every open quote followed up on schedule, by text and e-mail",
        "It stops by itself the moment the customer answers",
        "You see one list: who said yes, who has a question, who went quiet",
      ],
      quickWin: {
        title: "A 3-touch follow-up schedule",
        text: "Put three reminders in your phone when a quote goes out. Copy, paste, send.",
        texts: [
          {
            label: "Day 3",
            body: "Hi [name], [your name] from [company]. Did the quote reach you all right? Happy to go through any line with you.",
          },
          {
            label: "Day 7",
            body: "Hi [name], I am setting up next week's schedule and can hold a spot for your job until Friday. Shall I?",
          },
          {
            label: "Day 14",
            body: "Hi [name], last note from me. If the timing or the price does not work, tell me which and I will see what I can do. If you went another way, no hard feelings.",
          },
        ],
      },
    },
  ],
  closing: {
    heading: "Have it built while you work",
    points: [
      {
        title: `Free ${claims.strategySession.minutes}-minute call`,
        text: "No sales pitch. We go through these numbers with you.",
      },
      { title: "Custom implementation", text: "Built on your prices, your software and your way of talking to customers." },
      { title: "ROI guarantee or money back", text: "If the hours do not come back, your money does." },
    ],
    claims: ["30-day implementation guarantee", `Join ${claims.successfulContractors} successful contractors`],
    button: "Book My Free Strategy Call",
    email: "Email Me My Action Plan",
  },
};
