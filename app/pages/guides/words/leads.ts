import { claims } from "../../../site/words/claims.ts";
import { type Guide, UNDATED } from "./guide.ts";

export const leads: Guide = {
  name: "Local Services Ads, Angi and Thumbtack",
  headline: "Local Services Ads, Angi and Thumbtack: what a booked job costs",
  lead: "All three bill you for the lead, whether or not you get the job. Here's when each one bills you, when you get money back, why the first five minutes matter, and how to work out which source deserves next month's budget.",
  inside: "When each one charges you, when you get credit, and an example that ends in dollars per booked job.",
  published: "2026-11-16",
  checked: "2026-11-16",
  opening: [
    {
      kind: "paragraph",
      text: "The same lead site can be the best source in one town and a waste of money two counties over. So this page doesn't rank them. It has the rules each one charges by, and a way to work out your own cost per job.",
    },
  ],
  sections: [
    {
      heading: "When you're charged, and when you get it back",
      blocks: [
        {
          kind: "facts",
          caption:
            "From the companies' own pages. They change these rules, and your contract may differ, so read your copy before you argue a charge.",
          rows: [
            {
              about: "Google: charges",
              fact: "You pay for each valid lead. You set an average weekly budget, and there's a monthly maximum.",
              asOf: UNDATED,
              source: "Google Local Services Help, 'How leads work'",
            },
            {
              about: "Google: credits",
              fact: "Credits are automatic. Google reviews every lead, and you rate leads instead of disputing them.",
              asOf: "Since July 2024",
              source: "Google Local Services Help, 'About Automated Local Services Ads lead credits'",
            },
            {
              about: "Google: no credit",
              fact: "No credit for a job type or an area you don't serve. Most credits show up within 30 days.",
              asOf: "Since July 2024, later copy",
              source: "Google Local Services Help, 'About Automated Local Services Ads lead credits'",
            },
            {
              about: "Google: ranking",
              fact: "Missed calls and unanswered messages count against you in the ranking.",
              asOf: UNDATED,
              source: "Google Local Services Help, 'About ad rankings'",
            },
            {
              about: "Angi: charges",
              fact: "You're charged for each lead as it's sent, whether or not anyone hires you.",
              asOf: UNDATED,
              source: "Angi pro help, 'How Leads Work' and general FAQ",
            },
            {
              about: "Angi: matching",
              fact: "On nearly all requests, homeowners now choose which pros they're connected with.",
              asOf: "January 2025",
              source: "Angi Inc., first-quarter results of May 6, 2025",
            },
            {
              about: "Angi: credits",
              fact: "Ask for a credit within 30 days. Duplicates, wrong zip code, wrong job type and dead numbers may qualify. 'Didn't call back' and 'hired someone else' don't.",
              asOf: UNDATED,
              source: "Angi, 'Lead Credit Guidelines'",
            },
            {
              about: "Angi: what a credit is",
              fact: "A credit goes toward later charges and runs out after six months.",
              asOf: UNDATED,
              source: "Angi, 'Lead Credit Guidelines'",
            },
            {
              about: "Thumbtack: charges",
              fact: "A lead that fits your targeting is charged by itself. Others you can pay for or turn down.",
              asOf: UNDATED,
              source: "Thumbtack Community, 'There are 3 kinds of leads on Thumbtack'",
            },
            {
              about: "Thumbtack: disputes",
              fact: "Dispute a charge within 30 days. A first 'no thanks', a job that changed a lot, or the same lead twice may count.",
              asOf: UNDATED,
              source: "Thumbtack Community, 'A new refund experience'",
            },
          ],
        },
        {
          kind: "paragraph",
          text: "Two things follow. First, set your job types and zip codes tight, because that's where a wrong lead is cheapest to avoid and, with Google, can't be refunded. Second, put a day in the calendar to ask for credits. One Angi help page says 45 days where its guidelines say 30, so go by 30.",
        },
      ],
    },
    {
      heading: "The first five minutes",
      blocks: [
        {
          kind: "paragraph",
          text: "A homeowner who fills in a form at 9:10 is still holding the phone at 9:12. By 9:40 they're in a meeting, and two other shops have left messages. You've all paid for the same name, or for the same search.",
        },
        {
          kind: "paragraph",
          text: "You don't need software for that. You need to know who has the lead phone today, and what they say. If nobody can pick up, send a text that asks one question and names a time, like the ones in our guide to [missed-call text-back](/guides/missed-call-text-back). If it happens many times a day, look at [an agent that picks up](/custom-ai-agent-development-contractors).",
        },
        {
          kind: "script",
          title: "First call to a bought lead, 30 seconds",
          text: [
            "Hi [name], it's [first name] with [company]. You asked about [job] on [site] a few minutes ago. Good time?",
            "",
            "Two quick questions so I don't waste your time: is it your house, and when would you like it done?",
            "",
            "I can be there [day] at [time], or [day] at [time]. It's [fee or free] to come look, and you'll have a price before we start. Which one's better?",
          ].join("\n"),
        },
      ],
    },
    {
      heading: "Work out your cost per booked job",
      blocks: [
        {
          kind: "paragraph",
          text: "Below is one month of a made-up plumbing shop with three lead sources. We call them A, B and C, because which one is which depends on your town. An hour of calling and driving counts $60. A booked job leaves $380 after parts and labor.",
        },
        {
          kind: "table",
          caption: "An example month. The last line is what's left after the leads and your hours are paid.",
          columns: ["Source", "A", "B", "C"],
          rows: [
            ["Leads", "24", "20", "15"],
            ["Paid, less credits", "$1,210", "$810", "$390"],
            ["Hours", "9", "14", "9"],
            ["Hours at $60", "$540", "$840", "$540"],
            ["Full cost", "$1,750", "$1,650", "$930"],
            ["Jobs booked", "10", "5", "3"],
            ["Cost per booked job", "$175", "$330", "$310"],
            ["Jobs at $380", "$3,800", "$1,900", "$1,140"],
            ["Left over", "$2,050", "$250", "$210"],
          ],
        },
        {
          kind: "paragraph",
          text: "Source C has the cheapest leads, $26 each against $50 and $41. It still costs $310 to book a job there. Source A has the most expensive leads and the cheapest jobs, and you can't see that on the invoice. B and C are close to break-even.",
        },
        {
          kind: "math",
          caption: "Same shop, source B, if every lead gets a call within five minutes and three more book",
          rows: [
            { label: "Brought in", how: "8 jobs at $380. It was 5 jobs", figure: "$3,040" },
            { label: "Full cost", how: "$810 paid, and 17 hours at $60 with three more visits", figure: "-$1,830" },
            { label: "Left from source B", how: "It was $250. A booked job now costs $229", figure: "$1,210" },
          ],
        },
        {
          kind: "paragraph",
          text: "Whether three more would book is the guess in this example. Try it for a month and you'll have a number instead. The longer version of this method, with door hangers and past customers in the race, is in [which leads are worth buying](/blog/which-leads-are-worth-buying).",
        },
      ],
    },
    {
      heading: "Keep a log, seven columns wide",
      blocks: [
        {
          kind: "checklist",
          title: "One row per lead, filled in by whoever calls",
          items: [
            "Date and time it came in",
            "Source, and what it cost",
            "Minutes until somebody talked to them",
            "Real job, wrong number, out of area or just looking",
            "Visit booked, yes or no, and the hours it took",
            "Sold, and for how much",
            "Credit asked for on, and answer",
          ],
        },
        {
          kind: "paragraph",
          text: "There's [a spreadsheet](/templates/lead-sources.xlsx) that does the dividing. Don't drop a source after one month like the one above. Wait until you've logged 30 leads from it. If you use AI here, let it total the log and sort the reasons for lost leads. Don't let it decide who's worth calling back.",
        },
      ],
    },
    {
      heading: "When to turn a source down",
      blocks: [
        {
          kind: "list",
          items: [
            "It costs more per booked job than the job leaves, with calls made in minutes, two quarters in a row or two months with 30 leads each.",
            "Your calendar is full anyway. Pause it and use the budget in the slow season.",
            "More than one lead in four is out of area or not your work, and the settings are already tight.",
            "You can't answer in business hours. Fix that first.",
          ],
        },
        {
          kind: "paragraph",
          text: "Money you free up often does more with people who know you: reviews, the map listing, past customers. That's our page on [local search and reviews](/digital-marketing-automation-contractors). If you'd rather run search ads and see every term you paid for, that's [paid advertising](/paid-advertising-management-blue-collar). Roofers, who get leads by the storm, have [a page of their own](/trades/roofing).",
        },
      ],
    },
  ],
  closing: {
    heading: "Bring one month of leads",
    text: `How soon do they get a call? ${claims.discoveryCall.minutes} free minutes usually show if it's that or the leads.`,
  },
};
