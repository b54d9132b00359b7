import type { ToolWords } from "./words.ts";

export const lookAhead: ToolWords = {
  name: "Two-week look-ahead",
  heading: "Two-week look-ahead schedule template in Excel",
  lead: "Ten working days, one line per task, a name on every line. The last column tells you what nobody has confirmed.",
  files: ["two-week-look-ahead.xlsx"],
  sections: [
    {
      kind: "sheet",
      heading: "Ten days of a bathroom remodel",
      intro:
        "It's Wednesday, October 28, and the lead has typed in everything that starts, ends or gets inspected in the two weeks from Monday.",
      caption: "November 2 to 13, 2026",
      columns: ["Task", "Who", "Start", "End", "Needs first", "Confirmed?", "Look at"],
      rows: [
        ["Tub and valve", "Plumber", "Mon 2", "Mon 2", "Framing", "Yes", "nothing"],
        ["Rough inspection", "City", "Tue 3", "Tue 3", "Both roughs", "Requested", "Not confirmed"],
        ["Cement board", "Our crew", "Wed 4", "Thu 5", "Rough passed", "Yes", "nothing"],
        ["Tile delivery", "Supplier", "Thu 5", "Thu 5", "Clear hall", "No", "Not confirmed"],
        ["Tile walls", "Setter", "Mon 9", "Wed 11", "Tile on site", "Yes", "nothing"],
        ["Glass measure", "Glass shop", "Thu 12", "Thu 12", "Tile grouted", "No", "Not confirmed"],
      ],
      note: "Three of six lines hold: 3 ÷ 6 = 50%. The tile setter is counting on a delivery that nobody has confirmed, so that's the first call.",
    },
    {
      kind: "steps",
      heading: "Thirty minutes on Wednesday, ten on Friday",
      steps: [
        { title: "Write the lines: 8 minutes", text: "Only the next ten working days. If it's further out, it isn't on here yet." },
        {
          title: "Look for clashes: 6 minutes",
          text: "Two trades in one room, a delivery with no place to set it down, an inspection with no spare day behind it.",
        },
        { title: "Ask each sub: 8 minutes", text: "One text that takes a yes or a no. Until the yes is in, the sheet says No." },
        { title: "Fix what you know: 8 minutes", text: "Put in what moved today. On Thursday at noon, call whoever hasn't answered." },
        {
          title: "Friday noon, send one version: 10 minutes",
          text: "A picture to everyone who's on it, with the date in the corner. Delete last week's.",
        },
      ],
    },
    {
      kind: "text",
      heading: "What the 'Look at' column catches",
      blocks: [
        {
          kind: "paragraph",
          text: "It reads the row for you. A missing date, an end before the start, or anything short of a Yes shows up there in words. On Thursday, the phone calls you still owe are all in one column.",
        },
        {
          kind: "paragraph",
          text: "It doesn't know how long tile takes to set or which sub won't work next to which. You put the durations in, and they're only as good as your last job like this one.",
        },
      ],
    },
    {
      kind: "text",
      heading: "The score on the second tab",
      blocks: [
        {
          kind: "paragraph",
          text: "Each week gets a line: how many tasks were planned, how many happened on their day, and why the rest didn't. With 12 planned and 9 held, the sheet says 9 ÷ 12 = 75%. After six weeks, work on the reason you see most.",
        },
      ],
    },
  ],
  trades: ["general", "electrical"],
  related: ["changeOrder", "permits", "subInsurance", "dailyLog"],
  closing: {
    heading: "Four jobs and one Wednesday?",
    text: "We can fill the lines from your calendar and collect the yeses by text. You'd still decide what moves.",
  },
};
