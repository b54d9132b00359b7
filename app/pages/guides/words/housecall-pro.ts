import { claims } from "../../../site/words/claims.ts";
import { type Guide, UNDATED } from "./guide.ts";

const PRICING = "Read September 20, 2026";

export const housecallPro: Guide = {
  name: "Working with Housecall Pro",
  headline: "Working with Housecall Pro: what the MAX plan opens",
  lead: "Housecall Pro's open API comes with the MAX plan. Zapier and apps from its own store may work below that. So work out whether that step up pays, before you plan anything that needs it.",
  inside: "Plan prices with the date we read them, the hours it takes for MAX to pay, and what to do on Basic or Essentials.",
  published: "2026-11-16",
  checked: "2026-11-16",
  opening: [
    {
      kind: "table",
      caption: "A month, from a copy of housecallpro.com/pricing made on September 20, 2026. Promotions come and go, so check the page.",
      columns: ["Plan", "Yearly", "Monthly", "Users", "API"],
      rows: [
        ["Basic", "$59", "$79", "1", "No"],
        ["Essentials", "$149", "$189", "5", "No"],
        ["MAX", "$299", "$329", "8", "Yes"],
      ],
    },
    {
      kind: "paragraph",
      text: "Yearly and monthly say how you pay. More users on MAX were $35 each. API is the word for the way one program talks to another. If you've been told that a tool 'integrates with Housecall Pro', ask which plan it needs. If it uses the open API, the answer is in that last column.",
    },
  ],
  sections: [
    {
      heading: "How many hours does MAX have to save?",
      blocks: [
        {
          kind: "paragraph",
          text: "Suppose you're on Essentials, paid yearly, and five users are enough. The only reason to move up would be a connection. Here's what it has to bring in.",
        },
        {
          kind: "math",
          caption: "From Essentials to MAX, for a made-up office at $30 an hour",
          rows: [
            { label: "Difference a month", how: "$299 less $149", figure: "$150" },
            { label: "Difference a year", how: "12 months at $150", figure: "$1,800" },
            { label: "Hours a year to break even", how: "$1,800 over $30", figure: "60 h" },
            { label: "Hours a week", how: "60 over 52", figure: "1.15 h" },
          ],
        },
        {
          kind: "paragraph",
          text: "If somebody in your office retypes tickets into QuickBooks every day, that's more than an hour and ten minutes a week. This is only the plan's price. What somebody charges to build the connection comes on top. If you need a sixth user anyway, part of the step pays for itself, so run your own version.",
        },
        {
          kind: "paragraph",
          text: "There's a cheap way to find out. Housecall Pro lists a free trial with MAX features for 14 days. Have whoever will build it check, in those two weeks, that the exact thing you want can be read and written. We'd do that before we price anything.",
        },
      ],
    },
    {
      heading: "The public facts, with dates",
      blocks: [
        {
          kind: "facts",
          caption: "Where a third party copied the vendor's page for us, the row says so. The vendor's page wins.",
          rows: [
            {
              about: "API",
              fact: "Open API access is part of the MAX plan.",
              asOf: `${PRICING}, and again in November 2026`,
              source: "housecallpro.com/pricing. PostHog's and Ampersand's setup guides say the same",
            },
            {
              about: "Trial",
              fact: "A free trial has full MAX features for 14 days.",
              asOf: PRICING,
              source: "A third party's copy of housecallpro.com/pricing. Look there before you count on it",
            },
            {
              about: "The key",
              fact: "An admin makes the key in the App Store, under API Key Management.",
              asOf: UNDATED,
              source: "Housecall Pro help, 'API Overview', and Ampersand's customer guide",
            },
            {
              about: "Webhooks",
              fact: "They report new and changed customers, estimates, jobs, leads and invoices. They need MAX too.",
              asOf: "August 14, 2024, and again in 2026",
              source: "Ampersand's and Rollout's guides. Check docs.housecallpro.com",
            },
            {
              about: "Zapier",
              fact: "New Completed Job is checked on a timer: every 15 minutes on Zapier's free plan.",
              asOf: UNDATED,
              source: "zapier.com, Housecall Pro integration pages",
            },
            {
              about: "Phone AI",
              fact: "Housecall Pro offers AI that answers calls.",
              asOf: "Third-party list of May 25, 2026",
              source: "Confirm it and the price at housecallpro.com/pricing",
            },
          ],
        },
      ],
    },
    {
      heading: "What we'd automate on MAX",
      blocks: [
        {
          kind: "paragraph",
          text: "On MAX, Housecall Pro can tell another program the moment something happens. Here's what we'd do with five of those moments, and where a person stays in.",
        },
        {
          kind: "table",
          caption: "Ideas, in the order we'd try them. Two of these is a normal project.",
          columns: ["When this happens", "What gets done", "Who checks"],
          rows: [
            ["Estimate sent", "A reminder to follow up on day 3, with a draft based on the notes", "Whoever quoted it edits and sends"],
            ["Job completed", "Parts and notes become a clean summary for the invoice", "The office reads it before billing"],
            ["Lead created", "Photos and address get asked for, the urgent ones wake a phone", "The dispatcher sees every reply"],
            [
              "Invoice unpaid",
              "Checked against open callbacks, so nobody's asked for money over a leak",
              "The office manager, once a week",
            ],
            ["Job canceled", "The open slot is offered to the next three on the waiting list", "The dispatcher picks"],
          ],
        },
        {
          kind: "paragraph",
          text: "We'd use one key for one purpose, named after it, so that you can switch off a single thing without breaking the rest. The key is made by your admin and stays in your account. What else goes into a build like this is on the page about [workflow automation](/workflow-automation-electricians-plumbers-hvac).",
        },
      ],
    },
    {
      heading: "On Basic or Essentials? Do this instead",
      blocks: [
        {
          kind: "list",
          items: [
            "Use what's there: online booking, reminders, on-my-way texts, review requests, the price book. Check that they're switched on before you buy anything that does the same.",
            "Ask what the AI call answering costs on your plan. If missed calls are your problem, it may be all you need.",
            "Export a list once a week and let a chat assistant sort it: open estimates over ten days, customers not seen in a year. Before you paste, replace each name and number with a code like C01, and keep the list of codes, so you can look up who to call.",
            "Write the texts once. A saved message costs nothing and works on every plan.",
          ],
        },
        {
          kind: "paragraph",
          text: "For missed calls there's an even smaller fix, a [text that goes out by itself](/guides/missed-call-text-back), which runs in your phone system and doesn't care which plan you're on. For the old-customer list, HVAC shops can borrow our way of [renewing agreements](/blog/hvac-maintenance-agreement-renewals).",
        },
      ],
    },
    {
      heading: "What to leave alone",
      blocks: [
        {
          kind: "paragraph",
          text: "Scheduling, card payments and the customer's record stay in Housecall Pro. We wouldn't copy them into another system, because the copy is old the minute it's made. We also wouldn't let software send a quote, cancel a visit or answer a complaint by itself. And if your price book is half empty, no connection helps. Fill in the 40 jobs you sell most, then talk about AI.",
        },
        {
          kind: "paragraph",
          text: "If you're a one-person shop on Basic, you very likely don't need us this year. The [handyman page](/trades/handyman) shows which typing to hand off first, and the [free templates](/tools) cost nothing. If you're comparing us with the AI inside your software or with an answering service, read [that comparison](/guides/when-not-to-hire-us) next.",
        },
      ],
    },
  ],
  closing: {
    heading: "Is the step up to MAX worth it for you?",
    text: `Bring your plan, your user count and the task you're tired of. In ${claims.discoveryCall.minutes} free minutes you'll know if it's worth working out, and plenty of shops should stay where they are.`,
  },
};
