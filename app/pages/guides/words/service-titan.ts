import { leastHours } from "../../../calculator/rules/counted-lines.ts";
import { claims } from "../../../site/words/claims.ts";
import { countWord } from "../../../text/format.ts";
import { PACKAGES } from "../../packages/catalog/packages.ts";
import { type Guide, UNDATED } from "./guide.ts";

export const serviceTitan: Guide = {
  name: "Working with ServiceTitan",
  headline: "Working with ServiceTitan: what's built in, what you can connect",
  lead: "ServiceTitan has a lot of AI of its own, and strict rules about outside developers. Read those rules before you sign with anybody. That includes us.",
  inside: "Its rules for outside developers, the built-in AI to switch on first, and an email to send before you sign with anyone.",
  published: "2026-11-16",
  checked: "2026-11-16",
  opening: [
    {
      kind: "callout",
      text: "If a consultant asks for an admin login to your ServiceTitan account, or asks you to make an app and send over its key, say no. ServiceTitan tells its customers the same.",
    },
    {
      kind: "paragraph",
      text: "There are proper ways in, and they take longer than a password. Plan on asking ServiceTitan first, in writing, and on waiting for the answer. We have no deal with ServiceTitan and nothing to sell you from them.",
    },
  ],
  sections: [
    {
      heading: "What ServiceTitan itself says",
      blocks: [
        {
          kind: "facts",
          caption:
            "Rules and features change with your contract. Open the page named in each row, or ask your account manager, before you count on it.",
          rows: [
            {
              about: "Logins for outsiders",
              fact: "Customers shouldn't add outside developers as users, give them admin rights, or make an app for them and share its key. Contact ServiceTitan's integrations team first.",
              asOf: UNDATED,
              source: "developer.servicetitan.io, 'Customers Engaging with 3rd Parties'",
            },
            {
              about: "How apps get in",
              fact: "Outside developers build in a test environment with demo data. When the app is ready, a customer connects it to their account.",
              asOf: UNDATED,
              source: "developer.servicetitan.io, FAQ 'Developers'",
            },
            {
              about: "App Marketplace",
              fact: "Reviews of new applicants to the App Marketplace program are paused while existing partners move over.",
              asOf: UNDATED,
              source: "developer.servicetitan.io, 'Request Integration Environment Access'",
            },
            {
              about: "A test account",
              fact: "Your admin can ask for a test copy of your own account. The reply comes within two business days of the check.",
              asOf: UNDATED,
              source: "developer.servicetitan.io, 'Request Integration Environment Access'",
            },
            {
              about: "Zapier",
              fact: "You need The Works or a Legacy package, because API access comes only with those, and an admin has to set it up.",
              asOf: UNDATED,
              source: "help.zapier.com, 'How to get started with ServiceTitan on Zapier'",
            },
            {
              about: "Second Chance Leads",
              fact: "Reviews unbooked calls and flags the ones worth a callback. It needs call recordings, which come only with certain packages.",
              asOf: UNDATED,
              source: "help.servicetitan.com, 'Review Second Chance Leads'",
            },
            {
              about: "Voice Agent",
              fact: "Calls are billed by your contract from the moment it connects, whatever comes of the call.",
              asOf: UNDATED,
              source: "help.servicetitan.com, 'Configure Voice Agent account level settings'",
            },
            {
              about: "Speed to Lead",
              fact: "Texts a new lead, offers open times and books. It's included in ServiceTitan Max.",
              asOf: UNDATED,
              source: "help.servicetitan.com, 'Utilizing Speed to Lead as a CSR in ServiceTitan Max'",
            },
          ],
        },
      ],
    },
    {
      heading: "Turn these on before you pay for a build",
      blocks: [
        {
          kind: "paragraph",
          text: "Anything that answers the phone, books the job or touches the dispatch board belongs inside ServiceTitan. It already knows your capacity, your job types and your customers. An outside tool would have to ask for all of that, many times a minute, and be wrong whenever the answer is late.",
        },
        {
          kind: "list",
          items: [
            "Second Chance Leads, if your package records calls. Somebody has to work the list every day, or it's one more tab.",
            "Voice Agent and Speed to Lead, if they're in your contract. Ask what a connected call costs before you switch it on.",
            "Estimate follow-up and review requests, if you pay for the marketing add-ons. Check what's included before anyone sells you the same thing again.",
            "Reports. Most dashboards are just a saved report and a scheduled email.",
          ],
        },
        {
          kind: "paragraph",
          text: "Test the phone pieces with calls of your own first: a gas smell, a caller who wants a price, one who only speaks Spanish. Somebody on your team should hear how each one ends.",
        },
      ],
    },
    {
      heading: "Three ways to connect something else",
      blocks: [
        {
          kind: "table",
          caption: "From least to most work. The names are ServiceTitan's and Zapier's own.",
          columns: ["Way in", "Who does what", "Good for", "Watch out for"],
          rows: [
            [
              "A listed app",
              "Your admin connects an app from the marketplace and approves what it can see",
              "Financing, reviews, phones, accounting",
              "Another monthly bill. Read which data it can write",
            ],
            [
              "Zapier or Make",
              "Your admin registers, generates the keys and types them in. Keys stay with you",
              "New job or customer to a sheet, a task or a message",
              "It checks every few minutes, so it isn't instant",
            ],
            [
              "A private app",
              "Your company is the developer, with ServiceTitan's OK on who helps you",
              "One job that nothing else does",
              "Somebody has to own it after the builder leaves",
            ],
          ],
        },
        {
          kind: "paragraph",
          text: "On a package without API access there's still the plain way: a scheduled report that lands in a mailbox as a spreadsheet, and a workflow that starts from there. It's a day behind, and for many jobs a day is fine.",
        },
      ],
    },
    {
      heading: "What we'd build around it",
      blocks: [
        {
          kind: "paragraph",
          text: "Mostly work that starts in ServiceTitan and ends somewhere else, where a person reads a draft before anything goes out. We'd ask for the right to read, and to add a job note or a task. Nothing else gets written back.",
        },
        {
          kind: "steps",
          items: [
            {
              title: "Unsold estimates, every morning",
              text: "A list of what's open past a week, with a two-line draft for each based on the tech's own notes. The CSR edits, sends from ServiceTitan and checks it off.",
            },
            {
              title: "Job notes that read well",
              text: "The tech talks for a minute. The draft summary goes to the office as a job note, with unknowns marked. Nobody invents a part number.",
            },
            {
              title: "Numbers for Monday",
              text: "Saved reports, pulled once a night, turned into half a page: what was booked, what slipped, which three things to look at.",
            },
          ],
        },
        { kind: "paragraph", text: "Do the math on one of them before you talk to us. Take the unsold estimates:" },
        {
          kind: "table",
          caption: "An example month",
          columns: ["What", "How much"],
          rows: [
            ["Estimates that go unsold", "40"],
            ["To look up and write each follow-up", "6 minutes"],
            ["In all", "240 minutes, or four hours"],
            ["At $30 an hour", "$120"],
          ],
        },
        {
          kind: "paragraph",
          text: `That won't pay for a project: our smallest [audit](/packages/foundation-audit) has to find ${PACKAGES.foundationAudit.guaranteedHoursPerWeek} hours a week to save in one workflow. Time the whole workflow, from sending an estimate to the yes or no. If that's ${countWord(leastHours.office)} hours a week or so, it's worth a call. The same thinking for 18 office tasks is in [what to automate](/blog/automate-draft-or-leave-alone).`,
        },
      ],
    },
    {
      heading: "An email to send before you sign with anyone",
      blocks: [
        {
          kind: "script",
          title: "To your ServiceTitan account manager",
          text: [
            "Hi [name],",
            "",
            "We're thinking about an integration and want to do it the way you recommend. Could you answer these in writing?",
            "",
            "1. Does our package include API access? If not, which one does, and what would it cost us?",
            "2. We may hire an outside company to build it. How should they get access, and what shouldn't we give them?",
            "3. Can we have an integration environment with a copy of our data to test in?",
            "4. Which of these do we already own: Second Chance Leads, Voice Agent, Speed to Lead, scheduled reports?",
            "5. If we leave ServiceTitan, how do we get our customers, jobs and invoices out?",
            "",
            "Thanks, [your name], [company]",
          ].join("\n"),
        },
        {
          kind: "paragraph",
          text: "Forward us the reply before you book a call, and we can skip half the questions. HVAC shops can also look at [what we'd automate first](/trades/hvac). For the paperwork between systems, the page on [workflow automation](/workflow-automation-electricians-plumbers-hvac) says what's in a build and where it stops.",
        },
      ],
    },
  ],
  closing: {
    text: `Bring ServiceTitan's answer and one task. It's a setting, a Zap or a build, and a free ${claims.discoveryCall.minutes}-minute call is enough to know.`,
  },
};
