import type { ToolWords } from "./words.ts";

export const timeLog: ToolWords = {
  name: "Office time log",
  heading: "Office time log: five days that show where hours go",
  lead: "A paper sheet for the pocket, a tab to type it into, and a total in dollars. No app to install and nobody's screen gets watched.",
  files: ["time-log.xlsx"],
  sections: [
    {
      kind: "sheet",
      heading: "A Tuesday in a roofing office",
      intro: "One person, one day, six entries. The letter is the kind of work.",
      caption: "The owner's log",
      columns: ["Start", "Stop", "Code", "What for", "Minutes"],
      rows: [
        ["7:10", "7:45", "E", "Reroof quote, Oak St.", "35"],
        ["7:45", "7:52", "I", "Supplier about a backorder", "7"],
        ["7:52", "8:20", "E", "The same quote", "28"],
        ["8:20", "8:50", "S", "Moved a crew for rain", "30"],
        ["1:05", "1:25", "F", "Two open quotes", "20"],
        ["1:25", "2:10", "A", "Job notes into invoices", "45"],
      ],
      note: "That's 35 + 7 + 28 + 30 + 20 + 45 = 165 minutes, or 165 ÷ 60 = 2.75 hours. One seven-minute call cut the quote in two.",
    },
    {
      kind: "text",
      heading: "What the three tabs are for",
      blocks: [
        {
          kind: "list",
          items: [
            "Paper log: print one for each person and day. It has thirty lines and four columns.",
            "Week's entries: type the paper in on Friday. If a tool reads a photo of it for you, check a few lines by hand.",
            "The week: fills itself in. You get minutes by code for the owner and the office, then hours, then dollars.",
          ],
        },
        {
          kind: "paragraph",
          text: "Say the week comes to 11 owner hours at $60 and 9 office hours at $32. That's 11 × $60 + 9 × $32 = $948 a week, and $948 × 50 = $47,400 a year. Nobody saves all of it. It tells you how big the pile is.",
        },
      ],
    },
    {
      kind: "steps",
      heading: "How to run the five days",
      steps: [
        {
          title: "Explain it first",
          text: "Tell everyone it's about tasks, that pay doesn't depend on it, and that you're filling one in too.",
        },
        { title: "Write when you switch", text: "It takes ten seconds. If you forget one, leave a gap." },
        {
          title: "Stick to six codes",
          text: "Estimating, follow-up, admin, schedule, phone and interruption. A call that breaks into something else is an interruption. When two of the others fit, use whichever comes first.",
        },
        {
          title: "Add it up on Friday",
          text: "Two people, half an hour. Circle the biggest pile of typing things over that were already written somewhere.",
        },
      ],
    },
    {
      kind: "text",
      heading: "Pick a plain week",
      blocks: [
        {
          kind: "paragraph",
          text: "A week with a holiday or a storm in it sends you after the wrong thing. So does a week when the office is short a person. If Monday blows up, start over the next Monday. You only need this once or twice a year.",
        },
      ],
    },
  ],
  trades: ["roofing", "painting"],
  related: ["payback", "invoiceGap", "lookAhead"],
  closing: {
    heading: "Got a week on paper?",
    text: "Start with the biggest pile. If most of it is retyping, software can take a good part.",
  },
};
