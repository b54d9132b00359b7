import { claims } from "../../../site/words/claims.ts";
import { dollars } from "../../../text/format.ts";
import { PACKAGES } from "../../packages/catalog/packages.ts";
import { type Guide, UNDATED } from "./guide.ts";

export const jobber: Guide = {
  name: "Working with Jobber",
  headline: "Working with Jobber: Zapier, the API and when you need neither",
  lead: "A lot of what owners on Jobber want automated takes a Zap and an hour. Here's how to build one, what the API is for, and the questions owners ask about it.",
  inside: "A Zap to build in an hour, what Jobber's own developer pages say, and one example where hiring us doesn't pay.",
  published: "2026-11-16",
  checked: "2026-11-16",
  opening: [
    {
      kind: "paragraph",
      text: "Say you run a landscaping crew of nine on Jobber. Requests come in from your website and two lead sites. The office types them in. Quotes go out on time in March and three days late in May. You've heard AI can fix that, and you want to know where it plugs in.",
    },
    {
      kind: "paragraph",
      text: "Begin with the typing. Find out what it costs before you decide how to get rid of it.",
    },
    {
      kind: "math",
      caption: "Copying leads into Jobber, for a made-up office at $30 an hour",
      rows: [
        { label: "Minutes a week", how: "18 leads, 4 minutes each", figure: "72 min" },
        { label: "Hours a week", how: "72 over 60", figure: "1.2 h" },
        { label: "Cost a week", how: "1.2 hours at $30", figure: "$36" },
        { label: "A year of it", how: "50 weeks at $36", figure: "$1,800" },
      ],
    },
    {
      kind: "paragraph",
      text: `Our smallest package is ${dollars(PACKAGES.foundationAudit.priceUsd)}. For this one task it doesn't make sense to hire us, and a Zap does it. Hiring somebody starts to pay when the late quotes are the problem, because those are jobs you lose.`,
    },
  ],
  sections: [
    {
      heading: "Build this Zap yourself first",
      blocks: [
        {
          kind: "paragraph",
          text: "Zapier connects programs without code. You'll need a Zapier account, a Jobber admin login and an hour. This first one doesn't save the typing yet. It makes sure a new request never sits unseen, which costs you more. For the typing, build the same thing from your web form's or lead site's app, and end with Jobber's action that creates a client.",
        },
        {
          kind: "steps",
          items: [
            {
              title: "Pick the trigger",
              text: "In Zapier choose Jobber, then New Request Created. Sign in with your own admin account and allow it.",
            },
            {
              title: "Test with a fake request",
              text: "Fill in your own web form with 'TEST, broken sprinkler'. Zapier should find it within a minute.",
            },
            {
              title: "Add a filter",
              text: "Only go on if the title or details contain leak, flood, no water or today. Everything else can wait for the morning list.",
            },
            {
              title: "Send one text",
              text: "Use your business phone's own Zapier app. To the on-call phone: name, street, what they wrote. Nothing to the customer yet.",
            },
            {
              title: "Watch it for a week",
              text: "Zapier keeps a history. Look for requests it missed and for false alarms, and change the words in step 3.",
            },
          ],
        },
        {
          kind: "paragraph",
          text: "A second Zap worth building: Quote Approved to a task for whoever orders material. A third: Job Closed to a row in a sheet, so you can see a week's finished jobs on one page. Stop at three until you've run them for a month.",
        },
      ],
    },
    {
      heading: "What Jobber and Zapier publish",
      blocks: [
        {
          kind: "facts",
          caption:
            "We work from public pages and have no inside line. Jobber updates its developer pages often, so look there before you plan around a row.",
          rows: [
            {
              about: "API",
              fact: "There's a public API. An app connects when an admin of the Jobber account approves it.",
              asOf: UNDATED,
              source: "developer.getjobber.com, 'Getting Started'",
            },
            {
              about: "Custom builds",
              fact: "Jobber's focus is on apps for its App Marketplace. Custom integrations are only for approved customers and developers.",
              asOf: UNDATED,
              source: "developer.getjobber.com, 'Custom Integrations'",
            },
            {
              about: "Draft apps",
              fact: "An app that isn't published can stay a draft. A draft may connect to 5 paying Jobber accounts at most.",
              asOf: UNDATED,
              source: "developer.getjobber.com, 'Custom Integrations'",
            },
            {
              about: "Webhooks",
              fact: "They tell an app right away when a client, quote, job or invoice changes. The app has one second to answer.",
              asOf: UNDATED,
              source: "developer.getjobber.com, 'Setting up Webhooks'",
            },
            {
              about: "Speed limits",
              fact: "2,500 requests in 5 minutes for each app and account.",
              asOf: "The limit was also listed on May 25, 2026",
              source: "developer.getjobber.com, 'API Rate Limits'",
            },
            {
              about: "Zapier",
              fact: "A Zap can start from a new client, request, job or invoice, an approved quote or a closed job. Actions include creating a client.",
              asOf: "Page with a 2026 banner",
              source: "zapier.com, Jobber integration pages",
            },
            {
              about: "AI Receptionist",
              fact: "Jobber sells one as an add-on.",
              asOf: "Third-party list of July 9, 2026",
              source: "Confirm the price and your plan at getjobber.com/pricing",
            },
          ],
        },
      ],
    },
    {
      heading: "Questions owners on Jobber ask us",
      blocks: [
        {
          kind: "questions",
          items: [
            {
              question: "Does my Jobber plan include the API?",
              answer:
                "The developer pages we've read don't tie it to a plan, and plan lists change. Ask Jobber's support by chat: 'Can an admin on our plan connect a marketplace app, Zapier and a custom app?' Keep the answer.",
            },
            {
              question: "Should I use Jobber's AI Receptionist or yours?",
              answer:
                "Try theirs first if all you need is calls answered and requests taken. It lives in the program your office already looks at. Ours makes sense when a call has to follow your own rules, like who gets woken up at 2 AM, or when it has to draft a price from your own book. The page on [our phone agent](/custom-ai-agent-development-contractors) has an example call.",
            },
            {
              question: "Can AI write my Jobber quotes?",
              answer:
                "It can draft them from your own products and services list, and a person sends them. It can't see the yard. Our guide to [AI estimating](/guides/ai-estimating) has a fence with every mistake marked.",
            },
            {
              question: "What would you build on Jobber that a Zap can't?",
              answer:
                "Work with a judgment in the middle. New request comes in, photos get read, a draft quote lands in Jobber with three questions for the estimator. Or open quotes get followed up by what the customer last said, instead of the same text for all. Jobber approves custom builds case by case, so we'd ask them before we promise you one.",
            },
            {
              question: "What if you build something and Jobber changes?",
              answer:
                "Then it can break, like any connection. We leave a one-page note on how to pause it, and it runs in accounts under your name. So you can have us fix it, or anyone else. Your schedule and invoices don't depend on it.",
            },
            {
              question: "Do we have to leave Jobber to use AI?",
              answer:
                "No. If somebody tells you to switch programs first, ask what the switch costs in weeks. Your crew already knows Jobber.",
            },
          ],
        },
      ],
    },
    {
      heading: "Leave these to Jobber",
      blocks: [
        {
          kind: "list",
          items: [
            "Online booking, reminders and on-my-way texts. They read the live schedule.",
            "Invoices, card payments and automatic payment reminders.",
            "The client hub, where customers approve quotes and pay.",
            "Route order and time tracking. They need the live schedule, and a copy is out of date as soon as somebody moves a job.",
          ],
        },
        {
          kind: "paragraph",
          text: "A build around Jobber should read from it, hand your office a draft, and write back as little as it can. If your days get reshuffled by rain, look at [a landscaper's week](/trades/landscaping). If bought leads are what you're typing in, first work out [what they cost you per booked job](/guides/lsa-angi-thumbtack-leads). And before any tool, put your numbers in the [calculator](/ai-toolkit-contractors), which takes three minutes.",
        },
      ],
    },
  ],
  closing: {
    text: `In ${claims.discoveryCall.minutes} minutes on the phone we'll tell you which part of your Jobber week is a Zap you can build tonight, and which part, if any, is worth paying for.`,
  },
};
