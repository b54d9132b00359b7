import type { ToolWords } from "./words.ts";

export const priceIncrease: ToolWords = {
  name: "Price raise sheet and letter",
  heading: "Price increase letter, and the math behind it",
  lead: "See how many customers a raise can cost you before it's a bad idea. Then send a short letter with a number and a date in it.",
  files: ["price-raise.xlsx"],
  sections: [
    {
      kind: "math",
      math: "priceRaise",
      heading: "What a raise does to your week",
      intro: "Use your one most common repeat job. The example is a lawn route: 120 cuts a week at $55, going to $60.",
      groups: [
        {
          title: "Your job",
          fields: { jobs: "Jobs a week", price: "Price now, $", cost: "What one job costs you, $", raised: "New price, $" },
          results: { leftNow: "Left per job now", leftRaised: "Left per job after the raise" },
        },
        {
          title: "Your week",
          fields: {},
          results: {
            weekNow: "Left a week now",
            weekRaised: "Left a week if everybody stays",
            keep: "Customers you need to keep",
            lose: "Customers you can lose",
          },
        },
      ],
      answer: "lose",
      none: "under cost",
      note: "A job's cost is labor with payroll taxes, fuel and material. Leave out rent and insurance. They're the same with 120 customers or 110.",
    },
    {
      kind: "form",
      heading: "The letter, filled in",
      intro: "The file has the blank version on its second tab. Filled in, it fits on a postcard.",
      rows: [
        { label: "The number", value: "Hi Carol, your weekly cut goes from $55 to $60 on March 1." },
        { label: "The reason", value: "Fuel and wages are up, and I want the same two people on your yard." },
        { label: "What stays", value: "You keep Thursdays, the same crew, and a gate that's latched when we leave." },
        { label: "A smaller choice", value: "If that's too much right now, every other week is $72 a visit." },
        { label: "How to reach you", value: "Call or text me at 614-555-0142. Thanks for six summers. Ray" },
      ],
      note: "With the smaller choice, a customer on a tight budget has something to pick besides somebody else.",
    },
    {
      kind: "steps",
      heading: "Four weeks from idea to mailbox",
      steps: [
        { title: "Week one: the cost", text: "Work out what the job costs today from last month's payroll and fuel receipts." },
        {
          title: "Week two: the list",
          text: "The sheet has ten lines for the customers who pay least. Write the year of the last raise beside each.",
        },
        {
          title: "Week three: the calls",
          text: "Phone your biggest accounts before anything goes out on paper. Two minutes each is enough.",
        },
        {
          title: "Week four: the rest",
          text: "Mail or text everybody else, 30 days before the date. Note who leaves, who switches and who says nothing.",
        },
      ],
    },
    {
      kind: "text",
      heading: "Prices you can't touch yet",
      blocks: [
        {
          kind: "list",
          items: [
            "A season contract runs at its price until the season ends.",
            "A written quote stands until the date printed on it.",
            "Prepaid visits have been paid for.",
          ],
        },
        {
          kind: "paragraph",
          text: "Raise those at renewal. For the others, pick the date first and put it on the calendar. Without one this stays on the someday list.",
        },
      ],
    },
  ],
  trades: ["landscaping", "painting", "handyman"],
  related: ["laborRate", "leadSources"],
  closing: {
    heading: "Not sure price is the trouble?",
    text: "If office hours eat the margin, a raise only covers it up for a year. Look at both numbers, the raise and the hours. It's usually plain which one's the trouble.",
  },
};
