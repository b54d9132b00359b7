import type { Block } from "../../../text/block.ts";
import { dollars } from "../../../text/format.ts";
import { exampleMonthUsd } from "../../packages/words/costs.ts";

/** When we read the public documentation. Check every row again before moving it. */
export const CHECKED = "November 2026";

type SectionWords = { heading: string; text: string; blocks: Block[] };

/** What other companies' software allows, as public fact. We have no deal with any of them. */
export const worksWith: SectionWords = {
  heading: "Software it works with",
  text: "The question is always the same: does your software let another program in, and on which plan? Here's what's public.",
  blocks: [
    {
      kind: "table",
      caption: `From public developer documentation, as of ${CHECKED}. Plans change, so check with them. We do too, before we price anything.`,
      columns: ["Software", "Way in", "What it takes"],
      rows: [
        ["ServiceTitan", "Public API", "Your ServiceTitan admin approves the app. Outside developers start in a test account."],
        ["Housecall Pro", "Public API and webhooks", "Their MAX plan. An admin makes the key."],
        ["Jobber", "Public API, Zapier", "An admin of your account connects the app. A custom build needs Jobber's approval first."],
        ["QuickBooks Online", "Public API", "Your QuickBooks admin signs in and approves the app."],
        ["QuickBooks Desktop", "Intuit's Web Connector", "A Windows PC that's on. Data moves on a schedule, not live."],
        ["Google Business Profile", "API, by application", "Google reviews each request for access."],
        ["Google Workspace, Microsoft 365", "Public API", "Email, calendar and sheets. Your admin approves the app."],
        ["Anything else", "A file export", "If it can save a spreadsheet, we can work from that. It won't be live."],
      ],
    },
    {
      kind: "paragraph",
      text: "Three of them have a guide of their own: [ServiceTitan](/guides/servicetitan), [Jobber](/guides/jobber) and [Housecall Pro](/guides/housecall-pro). We aren't a partner or reseller of these companies, and nobody pays us to recommend them. Their names are their own.",
    },
  ],
};

export const runningCosts: SectionWords = {
  heading: "Monthly running costs",
  text: `The package price is what you pay us. Running it costs extra, and the vendors bill you directly. Your brief or roadmap lists every one of these with its price. In [our example](/ai-packages-for-contractors#costs) a month comes to about ${dollars(exampleMonthUsd)}.`,
  blocks: [
    {
      kind: "table",
      caption: `What a month is made of. Rough public prices as of ${CHECKED}.`,
      columns: ["What", "How it's billed", "What moves it"],
      rows: [
        ["Phone number and calls", "A dollar or two per number a month, plus minutes", "How many calls the agent takes"],
        ["Texts", "About a penny or two each", "Reminders and follow-up texts"],
        [
          "Text registration",
          "A small one-time fee, then roughly $2 to $10 a month",
          "Carriers require it (A2P 10DLC). Without it, texts get blocked.",
        ],
        ["AI usage", "Metered: by the word for drafts, by the minute for voice", "Voice is the bigger part. A text draft costs pennies."],
        ["Automation tool", "A monthly plan", "How many jobs run through it"],
        ["Your own software", "Sometimes a higher plan", "Only if yours won't connect on the plan you have"],
        ["Ad spend", "Straight to Google and Meta", "Your budget. We never touch the money."],
        ["Our retainer", "One monthly price, if you want it", "Only after a finished package. You can also run it yourself."],
      ],
    },
  ],
};
