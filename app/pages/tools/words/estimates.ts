import type { ToolWords } from "./words.ts";

export const estimates: ToolWords = {
  name: "Estimate templates",
  heading: "Contractor estimate templates that do the math",
  lead: "Three Excel files: a small repair, a standard install and a big job in phases. Fill in the yellow cells and the totals follow.",
  files: ["master-1-small-repair.xlsx", "master-2-standard-install.xlsx", "master-3-big-job.xlsx"],
  sections: [
    {
      kind: "text",
      heading: "Which of the three fits your job",
      blocks: [
        {
          kind: "list",
          items: [
            "Small repair: one visit and a few parts. The deposit is set to 0, so change it if you ask for one. A faucet, a breaker, a storm door.",
            "Standard install: the job you quote every week, with options a customer can take or leave. A water heater, a panel, a mini-split.",
            "Big job: weeks of work in blocks, each paid when it's finished. A bath, an addition, a kitchen.",
          ],
        },
      ],
    },
    {
      kind: "slip",
      heading: "A water heater on the install sheet",
      intro: "This is how the second file comes for a tank swap. You type your cost, and the sheet adds 25% on material.",
      rows: [
        { label: "50-gallon gas tank", how: "$920 × 1.25", figure: "$1,150" },
        { label: "Expansion tank, pan, connectors, valve, vent fittings", how: "$248 × 1.25", figure: "$310" },
        { label: "Labor", how: "5 hours × $125", figure: "$625" },
        { label: "Permit", how: "at cost", figure: "$95" },
        { label: "Haul away", how: "flat", figure: "$60" },
        { label: "Total", how: "$1,150 + $310 + $625 + $95 + $60", figure: "$2,240" },
      ],
      note: "Type a 1 beside the new vent run and it's $2,240 + $480 = $2,720. That's option B, priced while you're still in the basement.",
    },
    {
      kind: "steps",
      heading: "Set up your masters once",
      steps: [
        {
          title: "Your labor rate",
          text: "The repair and the big job come with $120 an hour. Replace it with the answer from your labor rate sheet.",
        },
        {
          title: "Your markup",
          text: "At 25% a $100 part sells for $125. The difference pays for picking it up, stocking it and replacing the bad ones.",
        },
        {
          title: "Sales tax",
          text: "It's set to 0. In many states contractors pay tax at the supply counter and don't add it to the bill. Your accountant knows yours.",
        },
        {
          title: "A clean copy",
          text: "Keep one file that nobody quotes from. Save each estimate under the customer's name, so old numbers don't ride along.",
        },
      ],
    },
    {
      kind: "text",
      heading: "How the allowance on a big job works",
      blocks: [
        {
          kind: "paragraph",
          text: "The phased sheet adds 10% for what turns up behind a wall. You bill what you use, with a photo. Whatever is left goes back to the owner on the last invoice.",
        },
        {
          kind: "paragraph",
          text: "The example's phases come to $30,742.50, so the allowance is $30,742.50 × 10% = $3,074.25. Say you open a wall and spend $1,200 on it. Then $3,074.25 − $1,200 = $1,874.25 comes off the final bill.",
        },
        {
          kind: "paragraph",
          text: "Under the payments there's a list of what the price leaves out. Three or four lines that fit this house do more good than a page of fine print.",
        },
      ],
    },
  ],
  trades: ["general", "plumbing", "electrical"],
  related: ["laborRate", "changeOrder", "sewerCamera"],
  closing: {
    heading: "Have the draft written for you",
    text: "It comes with your lines and your prices in it. You check it and press send.",
  },
};
