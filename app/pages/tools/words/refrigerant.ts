import type { ToolWords } from "./words.ts";

export const refrigerant: ToolWords = {
  name: "Refrigerant log",
  heading: "Refrigerant log sheet that checks its own weights",
  lead: "Weigh before, weigh after. The file adds up pounds by month and type, and it tells you when a cylinder doesn't come out right.",
  files: ["refrigerant-log.xlsx"],
  sections: [
    {
      kind: "sheet",
      heading: "One cylinder in August",
      intro: "Three changeouts, all R-410A, all into cylinder 2.",
      caption: "The first tab",
      columns: ["Date", "Job", "Type", "Before", "After", "Recovered"],
      rows: [
        ["Aug 4", "Pine St.", "R-410A", "29.4 lb", "34.9 lb", "5.5 lb"],
        ["Aug 12", "Lake Dr.", "R-410A", "34.9 lb", "42.1 lb", "7.2 lb"],
        ["Aug 20", "3rd Ave.", "R-410A", "42.1 lb", "48.0 lb", "5.9 lb"],
      ],
      note: "Every Before is the last After. If it isn't, something went in that nobody wrote down. August comes to 5.5 + 7.2 + 5.9 = 18.6 pounds.",
    },
    {
      kind: "slip",
      heading: "Does the cylinder add up?",
      intro: "It weighs 26 pounds empty. On August 28 you turned in 20 pounds and got a receipt.",
      rows: [
        { label: "It held on August 1", how: "29.4 − 26.0", figure: "3.4 lb" },
        { label: "With August's work", how: "3.4 + 18.6", figure: "22.0 lb" },
        { label: "After you turned some in", how: "22.0 − 20.0", figure: "2.0 lb" },
        { label: "The scale should say", how: "26.0 + 2.0", figure: "28.0 lb" },
      ],
      note: "The third tab does this for any cylinder. Within 0.3 pounds it's happy. Past that it tells you to find out why.",
    },
    {
      kind: "steps",
      heading: "At the truck",
      steps: [
        { title: "Read the plate", text: "Type and full charge, every time. Don't go by what the unit looks like." },
        { title: "Weigh twice", text: "Before and after, on the same scale." },
        { title: "Write one line", text: "Date, job, type, cylinder, both weights, initials. It takes half a minute." },
        { title: "Missing a weight?", text: "Leave it empty and say why in the note. Don't fill it in from memory." },
      ],
    },
    {
      kind: "text",
      heading: "Which jobs belong on it",
      blocks: [
        {
          kind: "paragraph",
          text: "The federal rule wants a record when you recover refrigerant for disposal from a unit built to hold more than 5 and less than 50 pounds. What it was built to hold is what counts, even if most of it leaked out years ago.",
        },
        {
          kind: "paragraph",
          text: "Keep three years of it, with each tech's certification. The rule is 40 CFR 82.156. Read it once a year, and ask your distributor what your state adds.",
        },
        {
          kind: "paragraph",
          text: "The months tab gives you pounds by type for whatever year you type. Below that is a list for what you hand over: day, type, pounds, to whom, receipt. Those are the pages somebody would ask to see.",
        },
      ],
    },
  ],
  trades: ["hvac"],
  related: ["tuneUp", "agreements", "vanStock"],
  closing: {
    heading: "For shops with several trucks",
    text: "A tech can say the line into a phone and have it land in the log, with a question back when a weight is missing. We set that up.",
  },
};
