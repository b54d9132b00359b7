import type { ToolWords } from "./words.ts";

export const changeOrder: ToolWords = {
  name: "Change order form",
  heading: "Change order form for contractors, free in Word",
  lead: "Two pages: what you found, what it costs, how many days it adds, and room for every signature. Get it signed before the saw comes out.",
  files: ["change-order.docx"],
  sections: [
    {
      kind: "form",
      heading: "A rotten sill, written up",
      intro: "Page 1 for a back door that turned out worse than it looked. Somebody who wasn't there can follow every line.",
      rows: [
        { label: "What we found", value: "Sill plate rotten under the back door, 6 feet. Photos 1 to 4, taken before we cut." },
        { label: "Why it wasn't in the contract", value: "Hidden by siding and trim. Section 7 makes hidden damage extra work." },
        { label: "What we'll do", value: "Shore the wall, replace 6 feet of sill, flash the door, put the siding back." },
        { label: "What it doesn't include", value: "New siding if the old breaks. Pest treatment." },
        { label: "Cost", value: "$1,392, itemized on page 2, added to the next payment." },
        { label: "Time", value: "Two working days. Completion moves from June 8 to June 10." },
        { label: "Decide by", value: "Thursday noon, and the siding crew stays on for Friday." },
      ],
      note: "The decide-by line gets answers. The owner can see what a day of thinking about it costs.",
    },
    {
      kind: "slip",
      heading: "Page 2, line by line",
      intro: "Quantities come off your tape and rates off your sheet. Anyone can check the multiplication.",
      rows: [
        { label: "Shoring and tear-out", how: "4 hours × $95", figure: "$380" },
        { label: "Treated sill, anchors, flashing", how: "6 ft × $35", figure: "$210" },
        { label: "Carpenter", how: "6 hours × $95", figure: "$570" },
        { label: "Subtotal", how: "$380 + $210 + $570", figure: "$1,160" },
        { label: "Overhead and profit", how: "$1,160 × 20%", figure: "$232" },
        { label: "Total", how: "$1,160 + $232", figure: "$1,392" },
      ],
    },
    {
      kind: "text",
      heading: "When to write one",
      blocks: [
        {
          kind: "list",
          items: [
            "For anything outside the contract above an amount you choose, say $250.",
            "Before the work starts. If waiting would do damage, stop the damage, take photos and write it the same day.",
            "When only the date moves. A free extra that takes two days still pushes the finish.",
          ],
        },
      ],
    },
    {
      kind: "text",
      heading: "Who has to sign it",
      blocks: [
        {
          kind: "paragraph",
          text: "Everyone who signed the contract. If two owners are on it, an OK from one of them in the driveway isn't enough. Text a photo to the other one at work.",
        },
        {
          kind: "paragraph",
          text: "Rules on notices and home-improvement contracts differ by state. Pay a construction lawyer for an hour, once, and use the blank they've read from then on.",
        },
        {
          kind: "paragraph",
          text: "Number the forms per job. When the final bill is on the table, change orders 1 through 6 are easier to talk about than 'those extras'.",
        },
      ],
    },
  ],
  trades: ["general", "roofing", "painting"],
  related: ["dailyLog", "estimates", "lookAhead"],
  closing: {
    heading: "Fill it in by talking",
    text: "A minute of talking on site can come back as a filled form, with ASK where nobody said a number. You add the price at the end.",
  },
};
