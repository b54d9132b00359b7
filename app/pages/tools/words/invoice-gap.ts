import type { ToolWords } from "./words.ts";

export const invoiceGap: ToolWords = {
  name: "Invoice gap sheet",
  heading: "What slow invoicing costs you, from your last 20 jobs",
  lead: "Three dates per job show how many days pass before you send the bill. The sheet turns that wait into dollars.",
  files: ["invoice-gap.xlsx"],
  sections: [
    {
      kind: "text",
      heading: "One gap is yours, one is theirs",
      blocks: [
        {
          kind: "paragraph",
          text: "Done to billed is your gap, and you can close it this week. Billed to paid is partly the customer's. It's easy to watch the second and never look at the first.",
        },
        {
          kind: "paragraph",
          text: "Once the 20 jobs are in, sort them by the first gap. The slow ones often share something: one tech, one kind of job, or one day when nobody does tickets.",
        },
      ],
    },
    {
      kind: "slip",
      heading: "A shop that bills six days late",
      intro: "It does $900,000 a year, runs 30 tickets a week and pays 10% on its credit line. One ticket in 15 goes out $45 short.",
      rows: [
        { label: "Billed per day", how: "$900,000 ÷ 365", figure: "$2,466" },
        { label: "Cash freed up if billed next day", how: "$900,000 ÷ 365 × 5 days", figure: "$12,329" },
        { label: "Interest saved", how: "$12,329 × 10%", figure: "$1,233" },
        { label: "Parts and hours left off", how: "30 ÷ 15 × $45 × 50 weeks", figure: "$4,500" },
        { label: "Half of that, to be careful", how: "$4,500 ÷ 2", figure: "$2,250" },
        { label: "A year", how: "$1,233 + $2,250", figure: "$3,483" },
      ],
      note: "The $12,329 moves into your account once and stays. The $3,483 comes back every year.",
    },
    {
      kind: "steps",
      heading: "Fill it in under an hour",
      steps: [
        { title: "Pick the jobs", text: "The last 20 that are finished and paid. Skip disputes, since they wait for other reasons." },
        { title: "Copy three dates", text: "Work done is on the ticket. Invoice sent and money in are in your bookkeeping." },
        {
          title: "Mark what was short",
          text: "If somebody remembered a part or an hour after the bill went out, put the dollars in the last column.",
        },
        {
          title: "Type six numbers",
          text: "Revenue, interest, tickets a week, how many go out short, by how much, and weeks. The totals are below.",
        },
      ],
    },
    {
      kind: "text",
      heading: "No credit line? The days still count",
      blocks: [
        {
          kind: "paragraph",
          text: "Put in what the cash could do for you instead. Some supply houses take 2% off when you pay in ten days. On $8,000 of parts a month that's $8,000 × 2% = $160, or $1,920 a year.",
        },
        {
          kind: "paragraph",
          text: "And the missing parts have nothing to do with interest. A tech who reads his parts list in the driveway leaves less off than one who fills in Tuesday's ticket on Friday.",
        },
      ],
    },
    {
      kind: "text",
      heading: "What to try first",
      blocks: [
        {
          kind: "paragraph",
          text: "Take one tech and your flat-rate jobs. For one week the bill goes out before the truck does. Run the sheet again with only those jobs and compare the two averages. Time and material can wait for somebody to look it over, as long as they look the same day.",
        },
      ],
    },
  ],
  trades: ["plumbing", "hvac", "handyman"],
  related: ["timeLog", "vanStock", "payback"],
  closing: {
    heading: "Want the ticket to turn into the invoice?",
    text: "It's plain automation, with hardly any AI in it. The tech closes the job, you look once, and it goes out.",
  },
};
