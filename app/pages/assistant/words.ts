import { HOLD_MINUTES } from "../../booking/catalog/calls.ts";
import { claims } from "../../site/words/claims.ts";
import { dollars } from "../../text/format.ts";

/** Made-up numbers of a small shop. */
export const EXAMPLE_NUMBERS = {
  currentEstimatingHours: 8,
  currentAdminHours: 6,
  followUpHours: 4,
  averageHourlyRate: 65,
  averageJobValue: 2800,
  missedLeadsPerMonth: 5,
  employeeCount: 8,
};

export const EXAMPLE_FORM = "change order";

export const assistantPage = {
  headline: "Book With Your Assistant",
  lead: "Claude, ChatGPT and other assistants can look up our open times, run your numbers and ask for a call in your name. You OK it from your own inbox.",
  can: {
    heading: "What your assistant can do here",
    items: [
      `Look up open times for the free ${claims.discoveryCall.minutes}-minute call, on your clock.`,
      `Ask for one of them. We email you, and the time is yours once you press the button within ${HOLD_MINUTES} minutes.`,
      "Run your seven numbers through our calculator and show the math behind each result.",
      "Read and search every page, with prices and the guarantee as they stand.",
      "Hand you the right form or spreadsheet from our free ones.",
    ],
  },
  paste: {
    heading: "The address to paste",
    text: "Open your assistant's settings and look for connectors or MCP servers. Add one and paste this. There's no account and no password.",
    api: { label: "For programmers: the API", to: "/api" },
  },
  tries: {
    heading: "What to ask it",
    text: "These answers come from the same tools your assistant gets.",
    asked: {
      /** The seven numbers of the example, in words. */
      profit: (hours: number) =>
        `"We're ${EXAMPLE_NUMBERS.employeeCount} people and spend ${hours} hours a week on quotes, paperwork and follow-up. What does that cost us?"`,
      guarantee: (name: string) => `"What exactly do they guarantee with ${name}?"`,
      form: '"Do they have a change order form I can use today?"',
      call: '"Ask them for a call on Tuesday at 9. You have my details."',
    },
    when: "Tuesday at 9:00 AM",
    you: "You",
    assistant: "Your assistant",
    report: "Open this report",
    numbers: `Example numbers: ${dollars(EXAMPLE_NUMBERS.averageHourlyRate)} an hour, ${dollars(EXAMPLE_NUMBERS.averageJobValue)} a job, ${EXAMPLE_NUMBERS.missedLeadsPerMonth} missed leads a month.`,
  },
  cannot: {
    heading: "What it can't do",
    items: [
      "Book a call without you. Leave the email alone, and nobody calls.",
      "Move or cancel a call. The links in your emails do that.",
      "See anybody else's calls, names or addresses.",
      "Pay for anything or change a price.",
    ],
    check: "Assistants make mistakes. Before you press, check the day, the time and your phone number in our email.",
  },
  closed: "Booking by assistants is switched off right now. Yours can still read the site, and you can pick a time yourself.",
  closing: { heading: "Rather pick a time yourself?", text: "It takes two minutes, and you see every open half hour." },
};
