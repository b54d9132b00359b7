import { leastHours } from "../../../calculator/rules/counted-lines.ts";
import { claims } from "../../../site/words/claims.ts";
import { countWord, dollars } from "../../../text/format.ts";
import { GROWTH_ENGINE_ANNUAL_VALUE_USD, GUARANTEE, PACKAGES } from "../../packages/catalog/packages.ts";
import { exampleMonthUsd } from "../../packages/words/costs.ts";
import type { Guide } from "./guide.ts";

const { growthEngine, peakPerformance } = PACKAGES;
const weeks = `${growthEngine.weeks.from} to ${peakPerformance.weeks.to} weeks`;
/** Weeks at work, and an hour of office and owner together. */
const WEEKS_AT_WORK = 48;
const HOUR_USD = 45;
const runningUsd = 12 * exampleMonthUsd;
const firstYearUsd = growthEngine.priceUsd + runningUsd;
const savedHours = growthEngine.guaranteedHoursPerWeek * WEEKS_AT_WORK;
const savedUsd = savedHours * HOUR_USD;

export const notUs: Guide = {
  name: "When not to hire us",
  headline: "Us, your software's AI, or an answering service: when not to hire us",
  lead: "There are three ways to get the phone answered and the typing done. For a lot of shops the right one isn't us. This page says which, with one table, four example shops and the math for the one that should hire us.",
  inside: "One table for us, built-in AI and answering services, then four example shops. Three of them shouldn't hire us.",
  published: "2026-11-16",
  checked: "2026-11-16",
  opening: [
    { kind: "paragraph", text: "Start with the short version. Don't hire us if any of these is true:" },
    {
      kind: "list",
      items: [
        "Your field software already offers what you need, and you haven't tried it.",
        "You want a kind voice on the phone and nothing else.",
        "Nobody in your office can spare two hours a week to answer our questions.",
        `No single kind of office work takes you ${countWord(leastHours.office)} hours a week, or ${countWord(leastHours.quotes)} if it's quotes, and two kinds together can't save ${growthEngine.guaranteedHoursPerWeek} hours or ${dollars(GROWTH_ENGINE_ANNUAL_VALUE_USD)} a year. We'd have nothing to guarantee.`,
        `You need leads next month. We don't sell leads, and a build takes ${weeks}.`,
      ],
    },
    {
      kind: "paragraph",
      text: "If one of those is you, you can stop here and keep your money. Otherwise, here's how the three compare, without product names.",
    },
  ],
  sections: [
    {
      heading: "The three side by side",
      blocks: [
        {
          kind: "table",
          caption: "In general. Prices and features differ by vendor, so ask each one the question in the last row.",
          columns: ["What", "Your software's built-in AI", "An answering service", "Us"],
          rows: [
            [
              "In short",
              "A feature of the program you run the shop on",
              "People, or people with AI, who pick up in your name",
              "Automations built for your shop, in your accounts",
            ],
            ["Ready in", "Hours or days", "Days", `First one live in ${GUARANTEE.firstAutomationDays} days, all of it in ${weeks}`],
            [
              "How you pay",
              "A monthly add-on or a higher plan",
              "A monthly base plus minutes or calls",
              "A fixed price once, then running costs billed to you by the vendors",
            ],
            [
              "Good at",
              "Calls and bookings that follow the program's own steps",
              "Upset callers, odd questions, a human voice at 2 AM",
              "Work that crosses programs: quotes, follow-up, invoices, hiring",
            ],
            [
              "Weak at",
              "Rules the program doesn't have a setting for",
              "Anything that needs your price book or your schedule in detail",
              "Small problems. The setup costs too much for them",
            ],
            [
              "What you have to do",
              "Turn it on, test it, read the transcripts",
              "Write a call sheet and keep it current",
              "Teach us your rules, test drafts, have a person approve",
            ],
            [
              "If you leave",
              "It ends with the subscription",
              "You forward your number somewhere else",
              "It stays. Logins and instructions are yours",
            ],
            [
              "Ask them",
              "What happens when it doesn't know the answer?",
              "Who reads the call sheet on a Sunday, and can I listen in?",
              "Show me the hours it has to save, and what I get back if it doesn't",
            ],
          ],
        },
        {
          kind: "paragraph",
          text: "They mix. A shop can run built-in AI by day, a live service at night and two automations from us, for quotes and invoices. What doesn't work is two of them on the same phone line without a rule for who picks up first.",
        },
      ],
    },
    {
      heading: "Four made-up shops, and what we'd tell them",
      blocks: [
        {
          kind: "steps",
          items: [
            {
              title: "One truck, five missed calls a week",
              text: "Turn on a [missed-call text](/guides/missed-call-text-back) and return the calls at lunch and at five. It costs less than $20 a month. If you'd rather have a person, a small answering plan does it. You don't need us.",
            },
            {
              title: "Six techs on a big field service program",
              text: "It has phone AI as an add-on. Try that for a month before anything else. Call it yourself ten times: gas smell, wrong number, a price question, a caller who cries. Our guides for [ServiceTitan](/guides/servicetitan), [Jobber](/guides/jobber) and [Housecall Pro](/guides/housecall-pro) say what each vendor publishes.",
            },
            {
              title: "Heating company, older customers, no heat at midnight",
              text: "Pay for people. A scared caller with a cold house wants a person, and a good service follows a ranking you give it. Use ours: [who gets a truck first](/blog/a-no-heat-monday-hour-by-hour). Software can sort the list after that, and the [HVAC page](/trades/hvac) says how. An agent of ours would ring a person for no heat, too.",
            },
            {
              title: "Nine people, quotes take four days, jobs get typed three times",
              text: "Talk to us. The trouble is between the programs, and no add-on reaches there. Below is the math we'd do with you first.",
            },
          ],
        },
      ],
    },
    {
      heading: "The fourth shop's first year",
      blocks: [
        {
          kind: "paragraph",
          text: `They'd look at ${growthEngine.name}. The savings line uses only the ${growthEngine.guaranteedHoursPerWeek} hours a week that [the guarantee](/ai-packages-for-contractors#guarantee) is about, at a mix of office and owner time. Jobs won by quoting faster aren't in it.`,
        },
        {
          kind: "math",
          caption: "Made-up shop, year one, after everything runs",
          rows: [
            {
              label: "Hours back",
              how: `${growthEngine.guaranteedHoursPerWeek} a week for ${WEEKS_AT_WORK} weeks: ${savedHours} hours at $${HOUR_USD}`,
              figure: dollars(savedUsd),
            },
            { label: "Our price, once", how: growthEngine.name, figure: `-${dollars(growthEngine.priceUsd)}` },
            { label: "Running costs", how: `12 months at ${dollars(exampleMonthUsd)}`, figure: `-${dollars(runningUsd)}` },
            { label: "Left after a year", how: "Counted from the day both automations run", figure: dollars(savedUsd - firstYearUsd) },
          ],
        },
        {
          kind: "paragraph",
          text: `Now take the hours down until it's a wash. ${dollars(firstYearUsd)} over $${HOUR_USD} is about ${Math.round(firstYearUsd / HOUR_USD)} hours, and over ${WEEKS_AT_WORK} weeks that's ${(firstYearUsd / HOUR_USD / WEEKS_AT_WORK).toFixed(1)} a week.`,
        },
        {
          kind: "list",
          items: [
            "Below that it doesn't pay at all.",
            `Between that and the ${growthEngine.guaranteedHoursPerWeek} we guarantee it can pay, but you'd have no guarantee, and we wouldn't sell it to you.`,
          ],
        },
        {
          kind: "paragraph",
          text: "You can check yours in the [calculator](/ai-toolkit-contractors) or on [the payback sheet](/templates/payback-math.xlsx).",
        },
      ],
    },
    {
      heading: "Questions worth asking a live service",
      blocks: [
        {
          kind: "list",
          items: [
            "Do you bill by the minute, by the call or by the plan? What did a shop like mine pay last month, with overage?",
            "Are wrong numbers and robocalls billed?",
            "Can your people see my calendar and book, or only take a message?",
            "How do you reach my on-call phone, and what if it doesn't answer?",
            "Can I hear ten recorded calls from this week?",
          ],
        },
        {
          kind: "paragraph",
          text: "The second question matters because a busy line gets a lot of junk calls, and each one may be billed.",
        },
      ],
    },
    {
      heading: "A fair test that costs nothing",
      blocks: [
        {
          kind: "paragraph",
          text: "For two weeks, write down every call you missed and what it was about. Then sort them into three piles. Pile one: a text would've held them. Pile two: they needed a person, right then. Pile three: the call was fine, and the trouble came after, when the quote was late or the invoice didn't go out.",
        },
        {
          kind: "paragraph",
          text: "If pile one is the biggest, flip a switch in your phone system. If it's pile two, get a service or the AI in your software. If it's pile three, that's [workflow automation](/workflow-automation-electricians-plumbers-hvac), which is our work, and you've done half of the first step. Bring the list.",
        },
      ],
    },
  ],
  closing: {
    heading: "Book a call with your three piles",
    text: `It costs nothing but ${claims.discoveryCall.minutes} minutes. If piles one and two win, you don't need us, and the call is over in five.`,
  },
};
