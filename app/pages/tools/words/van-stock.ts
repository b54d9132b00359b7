import type { ToolWords } from "./words.ts";

export const vanStock: ToolWords = {
  name: "Van stock sheet",
  heading: "Van stock list: a minimum and a fill-to for 40 parts",
  lead: "Count what you used in eight weeks. The sheet sets two numbers for each part, and on Friday it writes the order.",
  files: ["van-stock-sheet.xlsx"],
  sections: [
    {
      kind: "sheet",
      heading: "Four bins on a service van",
      intro: "You type the used count and Friday's count. Everything else is worked out.",
      caption: "Counted on a Friday",
      columns: ["Part", "Used in 8 weeks", "Per week", "Minimum", "Fill to", "Friday count", "Order"],
      rows: [
        ["Ball valve, 3/4 sweat", "20", "2.5", "3", "5", "2", "3"],
        ["Flapper, 2 inch", "28", "3.5", "4", "7", "6", "0"],
        ["P-trap, 1-1/2", "9", "1.125", "2", "3", "1", "2"],
        ["Disposal cord", "3", "0.375", "1", "1", "0", "1"],
      ],
      note: "First line: 20 ÷ 8 = 2.5 a week. Rounded up, that's the minimum of 3. Two weeks' use is 5. You counted 2, which is under the minimum, so order 5 − 2 = 3.",
    },
    {
      kind: "text",
      heading: "Why each bin has two numbers",
      blocks: [
        {
          kind: "paragraph",
          text: "The minimum is a week's use and tells you when to order. The fill-to is two weeks' use and tells you how many. With one number you'd order a single flapper every other day.",
        },
        {
          kind: "paragraph",
          text: "Say Yes under 'Never out' for parts that leave a house without water or a toilet. Their minimum can't drop below 1, even if you used none since summer.",
        },
      ],
    },
    {
      kind: "slip",
      heading: "What the runs cost, on the second tab",
      intro: "An example for one van that's 18 minutes from the counter.",
      rows: [
        { label: "Minutes a run", how: "18 × 2 + 14 waiting", figure: "50" },
        { label: "Hours a week", how: "50 × 3 runs ÷ 60", figure: "2.5" },
        { label: "A week of it", how: "2.5 × $140", figure: "$350" },
        { label: "A year of it", how: "$350 × 48 weeks", figure: "$16,800" },
        { label: "What you might get back", how: "$16,800 × 25%", figure: "$4,200" },
      ],
      note: "Why a quarter? Figure half the runs were for parts you could've carried, and half of that time turns into work you bill.",
    },
    {
      kind: "steps",
      heading: "Start with seven parts",
      steps: [
        { title: "Pull the tickets", text: "Eight weeks is enough. Count the seven parts you left a job for most." },
        { title: "Mark the bins", text: "Name, minimum and fill-to, in marker you can read from the side door." },
        { title: "Count on Friday", text: "The same person at the same time. Ten minutes a van." },
        { title: "Stock before Monday", text: "An order that sits in its box on the shop floor doesn't save a trip." },
      ],
    },
  ],
  trades: ["plumbing", "electrical", "hvac"],
  related: ["invoiceGap", "laborRate", "refrigerant"],
  closing: {
    heading: "The next step after the sheet",
    text: "Parts that never get on a ticket don't get billed, either. We can have a ticket ask about parts before it closes.",
  },
};
