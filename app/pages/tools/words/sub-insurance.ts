import type { ToolWords } from "./words.ts";

export const subInsurance: ToolWords = {
  name: "Subcontractor tracker",
  heading: "Subcontractor insurance tracker with one pay rule",
  lead: "One row per sub and job. The last column says Pay, or it names the one paper that's missing.",
  files: ["subcontractor-tracker.xlsx"],
  sections: [
    {
      kind: "sheet",
      heading: "Three subs on a Friday",
      intro: "Pay day is November 20, 2026. All three did good work, and one of them gets a check.",
      caption: "Part of the sheet",
      columns: ["Sub", "Liability to", "Comp to", "Endorsement", "W-9", "Waiver", "Pay?"],
      rows: [
        ["MD Interiors LLC", "Aug 1, 2027", "Nov 1, 2026", "Yes", "Yes", "Nov 12", "Hold: workers' comp"],
        ["Tri-County Electric", "Mar 15, 2027", "Mar 15, 2027", "No", "Yes", "Nov 13", "Hold: additional insured endorsement"],
        ["Hill Painting Inc.", "Jun 30, 2027", "Jan 9, 2027", "Yes", "Yes", "Nov 16", "Pay"],
      ],
      note: "The sheet stops at the first thing that's missing. Fix that one and look again. It compares both dates with the pay day at the top, which you change each week.",
    },
    {
      kind: "steps",
      heading: "When a certificate lands in your inbox",
      steps: [
        { title: "Match the name", text: "The insured has to be the company you signed with, letter for letter." },
        { title: "Read both dates", text: "Liability and workers' comp are two policies, and they can run out in different months." },
        {
          title: "Ask for the endorsement",
          text: "A mark in a box doesn't make you an additional insured. The endorsement page does, so get the page.",
        },
        { title: "Get it from the agent", text: "One that comes straight from the sub's agent is harder to edit on the way." },
      ],
    },
    {
      kind: "text",
      heading: "What one lapse can cost at audit",
      blocks: [
        {
          kind: "paragraph",
          text: "Say a drywall sub's comp ran out in May and you paid them $22,000 after that. Your insurer counts 40% of it as your payroll: $22,000 × 40% = $8,800. At $9 per $100 that's $8,800 ÷ 100 × $9 = $792 of premium nobody planned for.",
        },
        {
          kind: "paragraph",
          text: "The numbers are made up, and insurers differ on the share they count. Call your agent before the audit and ask what proof they take, and for which months.",
        },
      ],
    },
    {
      kind: "text",
      heading: "Two waivers, in the right order",
      blocks: [
        {
          kind: "paragraph",
          text: "The conditional waiver comes with the bill, and it only counts once your payment clears. That's the one the pay rule waits for. The unconditional waiver comes after and goes in the last date column.",
        },
        {
          kind: "paragraph",
          text: "Some states print the exact form you have to use. Look yours up, and have a construction lawyer go over your setup once. This sheet keeps track of papers. It can't tell you if a policy is good enough.",
        },
      ],
    },
  ],
  trades: ["general", "roofing"],
  related: ["lookAhead", "changeOrder"],
  closing: {
    text: "Reminders 30 and 14 days ahead are a small thing to automate. On a call we can say if your calendar already does it.",
  },
};
