import type { ToolWords } from "./words.ts";

export const agreements: ToolWords = {
  name: "Maintenance agreement tracker",
  heading: "Maintenance agreement tracker for HVAC shops",
  lead: "Who's a member, which visits you still owe, and when to ask about next year. It puts the calls you should make first at the top.",
  files: ["maintenance-agreements.xlsx"],
  sections: [
    {
      kind: "sheet",
      heading: "Three members in April",
      intro: "You type the end date and the visits. The sheet works out what's owed and the days to write.",
      caption: "Part of the sheet, 2027",
      columns: ["Member", "Plan ends", "Paid", "Done", "Owed", "60 days before", "30 days before"],
      rows: [
        ["Alvarez", "Jun 30", "2", "1", "1", "May 1", "May 31"],
        ["Bell", "Sep 15", "2", "0", "2", "Jul 17", "Aug 16"],
        ["Chen", "Dec 1", "2", "2", "0", "Oct 2", "Nov 1"],
      ],
      note: "You owe 1 + 2 + 0 = 3 visits. Bell gets the first call, with an apology and two dates to pick from. Leave the renewal out of that call.",
    },
    {
      kind: "slip",
      heading: "Can you do the visits you've sold?",
      intro:
        "Before you sell more plans, see how many tech-days the ones you have will take. In this example a tech does four tune-ups a day.",
      rows: [
        { label: "Visits a year", how: "180 plans × 2", figure: "360" },
        { label: "Slow weeks you have for them", how: "12 in spring + 12 in fall", figure: "24" },
        { label: "Visits a week", how: "360 ÷ 24", figure: "15" },
        { label: "Tech-days a week", how: "15 ÷ 4 a day", figure: "3.75" },
      ],
      note: "If your last line is more days than you can spare, hold off on new members until it isn't.",
    },
    {
      kind: "steps",
      heading: "Month by month",
      steps: [
        {
          title: "Fill in the members",
          text: "Name, equipment, end date, last visit, visits paid and done. An export from your software pastes right in.",
        },
        { title: "Sort by what you owe", text: "Then by the oldest visit. The top ten are your calls for the week." },
        { title: "Send three notes", text: "At 60, 30 and 7 days, from the second tab. After the third, leave people alone." },
        { title: "Write down the answer", text: "Renewed, no, or no answer. A no means no notes next year either." },
      ],
    },
    {
      kind: "text",
      heading: "The 60-day note has to have something in it",
      blocks: [
        {
          kind: "paragraph",
          text: "It lists the visits, what you replaced and what you found. If there's nothing to list, don't send it. That member hasn't gotten what they paid for yet, and the note would remind them.",
        },
        {
          kind: "paragraph",
          text: "If your plan renews by itself, look up your state's rules first. Some say when you have to warn people, and a few say it has to be on paper. A lawyer can read a one-page plan in half an hour.",
        },
      ],
    },
  ],
  trades: ["hvac", "plumbing"],
  related: ["tuneUp", "callTriage", "refrigerant"],
  closing: {
    text: "If sixty notes a month by hand get to be too many, we can have software send them. Every reply that isn't a yes or a no goes to a person.",
  },
};
