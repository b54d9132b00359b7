import type { ToolWords } from "./words.ts";

export const permits: ToolWords = {
  name: "Permit tracker",
  heading: "Electrical permit and inspection tracker in Excel",
  lead: "One row per permit. It shows how long you've got, counted from the day it was issued or the last inspection that passed.",
  files: ["permit-tracker.xlsx"],
  sections: [
    {
      kind: "sheet",
      heading: "Three permits in June",
      intro:
        "The sheet works out the fifth column, 150 days since the last activity. The last one is what a license holder would do about it.",
      caption: "Part of the sheet, 2027",
      columns: ["Permit", "Issued", "Rough", "Result", "150 days on", "What to do"],
      rows: [
        ["E-1042, kitchen", "Mar 3", "Apr 8", "Passed", "Sep 5", "Ask for the final"],
        ["E-1077, garage", "Mar 20", "none yet", "none yet", "Aug 17", "Start, or ask for more time"],
        ["E-1090, panel", "May 4", "Jun 2", "Corrections", "Oct 1", "Fix it, ask again"],
      ],
      note: "E-1090 got a correction notice, so its clock still runs from May 4. Only a pass moves the date.",
    },
    {
      kind: "text",
      heading: "Why day 150",
      blocks: [
        {
          kind: "paragraph",
          text: "Under the model code a permit goes bad after 180 days without work. Day 150 leaves a month to get on site, or to ask for more time in writing while there's still a permit to extend.",
        },
        {
          kind: "paragraph",
          text: "Your city may count from something else. So there's a column for the date that's printed on the card, and where the two disagree, the card is right.",
        },
      ],
    },
    {
      kind: "steps",
      heading: "Who fills in what",
      steps: [
        { title: "Office", text: "Permit number, address, both dates, and who opens the door." },
        { title: "Lead", text: "Rough and final: when you asked, when they came, what they said. The same afternoon." },
        { title: "License holder", text: "The code edition, and the decision when the date gets close." },
        {
          title: "Nobody, until it's true",
          text: "'Closed' waits for the approval in the portal or the card in your hand. 'He said it looked good' stays open.",
        },
      ],
    },
    {
      kind: "slip",
      heading: "What a locked door costs",
      intro: "The inspector came, nobody was home, and you pay to have him back.",
      rows: [
        { label: "The second trip", how: "1.5 hours × $110", figure: "$165" },
        { label: "Reinspection fee", how: "as charged", figure: "$60" },
        { label: "One missed visit", how: "$165 + $60", figure: "$225" },
        { label: "Two a month, for a year", how: "$225 × 2 × 12", figure: "$5,400" },
      ],
      note: "The second tab has six reminders, a text for the GC and a walk-through for the day before. Put each reminder in the calendar of the one person it names.",
    },
    {
      kind: "text",
      heading: "Start with the ones you forgot",
      blocks: [
        {
          kind: "paragraph",
          text: "Look up your license number in every portal you work in and type in each permit that's still open. Sort by the date in column E and call about the top three. An old permit with no final on it can hold up a sale years later, with your name on the paper.",
        },
      ],
    },
  ],
  trades: ["electrical", "general"],
  related: ["lookAhead", "changeOrder"],
  closing: {
    heading: "Reminders that send themselves",
    text: "With thirty open permits, have software send them to the right person. Your license holder still signs and files.",
  },
};
