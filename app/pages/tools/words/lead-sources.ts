import type { ToolWords } from "./words.ts";

export const leadSources: ToolWords = {
  name: "Lead source sheet",
  heading: "Lead source tracker: what each signed job cost you",
  lead: "You can't tell if an $80 lead is a bargain until you know how many sign. This sheet counts your hours as money and puts every source side by side.",
  files: ["lead-sources.xlsx"],
  sections: [
    {
      kind: "sheet",
      heading: "One quarter, filled in",
      intro: "A remodeler's example. The owner's time is figured at $80 an hour, and a signed job leaves $3,000 in gross profit.",
      caption: "July to September",
      columns: ["Source", "Spent", "Leads", "Hours", "Full cost", "Signed", "Per signed job", "Left"],
      rows: [
        ["Lead service", "$2,400", "30", "24", "$4,320", "3", "$1,440", "$4,680"],
        ["Search ads", "$1,800", "15", "15", "$3,000", "3", "$1,000", "$6,000"],
        ["Yard signs", "$300", "8", "9", "$1,020", "2", "$510", "$4,980"],
        ["Past customers", "$60", "6", "6", "$540", "3", "$180", "$8,460"],
      ],
      note: "The first line: $2,400 + 24 × $80 = $4,320, and $4,320 ÷ 3 = $1,440 a signed job. By the lead it looked cheaper than ads, at $80 against $120.",
    },
    {
      kind: "steps",
      heading: "What goes in each column",
      steps: [
        { title: "Spent", text: "Ads, fees, printing, postage. Take it from the card statement, since memory rounds down." },
        { title: "Leads", text: "Every name that came in, good or bad. Wrong numbers count, because you paid for them." },
        {
          title: "Hours",
          text: "Calling, driving, measuring, writing, chasing. Half hours are close enough, and a guess is fine if you mark it.",
        },
        { title: "Signed", text: "Contracts, by the day they were signed. 'Almost sure' goes into next quarter." },
      ],
    },
    {
      kind: "text",
      heading: "Reading the last two columns",
      blocks: [
        {
          kind: "paragraph",
          text: "Cost per signed job tells you what the next one is likely to cost. What's left tells you how much a source brings in all told. A source can be cheap and small, or pricey and large, and there's room for both.",
        },
        {
          kind: "paragraph",
          text: "Even at 30 leads, one contract moves the number a lot: with one more the lead service drops to $4,320 ÷ 4 = $1,080. So give a source a second quarter before you cut it.",
        },
        {
          kind: "paragraph",
          text: "If half your rows say 'online', fix the question first. Ask callers where they saw you first, then what made them call today. Put the first answer in the sheet.",
        },
        {
          kind: "paragraph",
          text: "Then work from the bottom of the list up. Past customers and signs cost you an afternoon. Buy leads for the weeks that are still open after that, and set a top price from your own sheet before you do.",
        },
      ],
    },
  ],
  trades: ["painting", "roofing", "general"],
  related: ["priceIncrease", "callTriage"],
  closing: {
    heading: "Paying for leads that go cold?",
    text: "What happens in the first five minutes after one comes in? A reply by text can change the cost per job.",
  },
};
