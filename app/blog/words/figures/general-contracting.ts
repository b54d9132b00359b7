import type { Figure } from "../../figures/kinds.ts";

export const generalContractingFigures: Record<string, Figure> = {
  "one-change-order-form-before-and-after": {
    kind: "sheet",
    section: 4,
    title: "What the ticket said, against what the form says",
    caption: "Left is the form. Right is what “Bath floor bad, replace, approx $1,000, OK per Mrs.” left open.",
    heading: "Change order 03. Hall bath, second floor",
    lines: [
      {
        text: "Subfloor rotten around the toilet, about 4 by 5 feet. Photos 1 to 5.",
        note: "“Bath floor bad.” Which bath? How many square feet?",
      },
      {
        text: "Replace about 20 square feet, sister two joists, set a new closet flange.",
        note: "“Replace.” The subfloor, the joists, the tile, or all three?",
      },
      { text: "$1,206, itemized on page 2.", note: "“Approx $1,000” was $206 short.", key: true },
      { text: "Two working days. Completion moves from [date] to [date].", note: "Nothing. Nobody wrote down that the finish date moved." },
      { text: "Both owners: ____ ____", note: "“OK per Mrs.” The contract has two owners on it." },
    ],
  },
  "the-two-week-look-ahead-in-thirty-minutes": {
    kind: "board",
    section: 3,
    title: "The plan on a board, with two clashes",
    caption:
      "The two filled bars: 44 sheets and the insulators share a floor on Wednesday, and hanging starts on the day of the inspection it depends on.",
    columns: ["Thu 1", "Fri 2", "Mon 5", "Tue 6", "Wed 7", "Thu 8", "Fri 9"],
    rows: [
      { label: "Electrical rough", from: "Thu 1", to: "Fri 2" },
      { label: "Plumbing rough", from: "Thu 1", to: "Mon 5" },
      { label: "Rough inspections", from: "Tue 6" },
      { label: "Insulation", from: "Wed 7" },
      { label: "Drywall delivery, 44 sheets", from: "Wed 7", key: true },
      { label: "Insulation inspection", from: "Thu 8" },
      { label: "Hang drywall", from: "Thu 8", to: "Fri 9", key: true },
    ],
  },
  "a-daily-job-log-by-voice-memo": {
    kind: "timeline",
    section: 3,
    title: "The lost Thursday, as the log has it",
    caption: "Made up, like the rest of the example. Three entries, and nobody has to be called a liar.",
    stops: [
      { when: "Tuesday, 11:20", what: "Cabinets due, not here. The owner texts: Thursday." },
      { when: "Thursday, 8", what: "No cabinets. Two carpenters wait until 10." },
      { when: "Thursday, 2:15", what: "Cabinets come, two uppers damaged. Photos 3 to 6.", key: true },
      { when: "Thursday, 3", what: "The owner sees the damage and will reorder." },
      { when: "Wednesday, 9", what: "Two uppers come, and they're set by noon." },
    ],
  },
  "subcontractor-insurance-and-lien-waivers": {
    kind: "tree",
    section: 4,
    title: "One rule for payday",
    caption: "No exceptions for guys you like. When the money clears, the sub sends the unconditional waiver for that amount.",
    yes: "Yes:",
    no: "None of them:",
    steps: [
      { ask: "Is a column empty, from 1 through 8?", verdict: "Ask for what's missing. The conditional waiver is column 8." },
      { ask: "Is the liability date past?", verdict: "A certificate from the agent, by email." },
      { ask: "Is the workers' comp date past?", verdict: "The same. In the example, one lapse cost $2,160.", key: true },
    ],
    otherwise: "the check goes out on Friday.",
  },
};
