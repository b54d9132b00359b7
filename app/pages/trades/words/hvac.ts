import { saved } from "../../services/saved-hours.ts";
import type { TradeWords } from "./words.ts";

/** What a shop that also does plumbing could pick: its quotes, and the tickets of this page. */
const bothSides = { quotes: 8, tickets: 10 };

export const hvac: TradeWords = {
  heading: "AI for HVAC contractors, before the next rush",
  lead: "A freeze or a heat wave brings more calls in a night than your office can sort by hand. A build takes two to three months, so start a season ahead. For tonight, print the triage card.",
  order: ["story", "exhibit", "math", "handOff"],
  season: {
    heading: "One cold night, twenty messages",
    text: "The first hard freeze comes on a Sunday night. Furnaces that ran fine in October lock out, heat pumps sit on their backup strips, and the phone doesn't stop. Six months later, the first 95-degree Friday does the same thing with condensers. Fill April and October with agreement visits, and fewer of your own customers wait in line.",
  },
  week: {
    heading: "Freeze week, five trucks",
    days: [
      { day: "Sunday night", text: "It's 12 degrees. The answering service takes 20 messages in the order they came." },
      { day: "Monday", text: "Someone with a noisy fan gets the 8 AM truck. A house with a newborn waits until two." },
      { day: "Wednesday", text: "A tech condemns a heat exchanger. The replacement quote takes you three evenings." },
      {
        day: "Thursday",
        text: "Forty agreements run out this month. The office spends the afternoon calling members and mostly gets voicemail.",
      },
      {
        day: "Saturday",
        text: "The office is still typing the week's tickets, serial numbers off photos included. Two warranty registrations are late.",
      },
    ],
  },
  math: {
    heading: "What a plain week costs, no freeze in it",
    intro:
      "The same five trucks in a plain week in October, as an example. An hour is $60, the owner's time and the office's mixed. A call leaves about 30% after wages, parts and the truck, and an agreement about half.",
    rows: [
      { label: "The call nobody got back to", how: "30% left over from $320", figure: "$96" },
      { label: "100 tickets typed from photos and notes, six minutes each", how: "10 hours at $60", figure: "$600" },
      { label: "24 renewal calls to members, ten minutes each", how: "4 hours at $60", figure: "$240" },
      { label: "The replacement quote", how: "3 hours at $60", figure: "$180" },
      { label: "The agreement that lapsed", how: "50% left over from $198", figure: "$99" },
      { label: "Total", how: "For the plain week", figure: "$1,215" },
    ],
    note: "A freeze week costs more. It can't pad our count: past a fifth more calls, we count hours per call. The lapsed agreement isn't in the calculator.",
  },
  first: {
    heading: "Set up before the next rush",
    items: [
      {
        title: "Tickets from a photo",
        text: "One photo of the data plate fills in make, model and serial on the ticket, the invoice and the registration. The tech's spoken notes fill in the rest. A blurry one gets asked for again on site.",
      },
      {
        title: "Agreement renewals",
        text: "A text 60 days ahead says what they got this year. The ask goes out at 30 days, and a last note at 7. Then it stops. If you still owe a visit, your office calls instead.",
      },
      {
        title: "Ranking no-heat calls",
        text: "A no-heat call rings a person first, day or night. When everyone's on the phone, the assistant asks about alarms, indoor temperature and who's in the house. It puts the list in order and keeps ringing until somebody has talked to the caller.",
      },
    ],
  },
  leave: {
    heading: "What a person or a tech decides",
    items: [
      {
        title: "Carbon monoxide",
        text: "No questions about a zip code. The caller goes outside and dials 911, and your on-call phone rings.",
      },
      { title: "Fault codes", text: "Flash counts differ from brand to brand and year to year. A tech reads the chart on the door." },
      { title: "Sizing a system", text: "A load calculation needs someone who has walked the house." },
    ],
  },
  exhibit: {
    kind: "thread",
    title: "6:10 AM, no heat, one newborn",
    messages: [
      { from: "customer", time: "6:10 AM", text: "Furnace is dead. It's freezing in here." },
      {
        from: "shop",
        time: "6:10 AM",
        text: "This is the shop's automated assistant. I'm ringing our on-call tech right now. While it rings: is a CO alarm going off, or does anyone feel dizzy or sick?",
      },
      { from: "customer", time: "6:11 AM", text: "No alarm. We're fine, just cold. 54 on the thermostat" },
      { from: "shop", time: "6:11 AM", text: "Thanks. Is there a baby, an older person or medical equipment in the house?" },
      { from: "customer", time: "6:12 AM", text: "3 week old" },
      {
        from: "shop",
        time: "6:12 AM",
        text: "You're at the top of the list, and I keep ringing until somebody picks up. Can you send a photo of the label inside the furnace door?",
      },
      { from: "shop", time: "6:13 AM", text: "On-call tech here, no robot. I'm calling you now with a time." },
      { from: "customer", time: "6:16 AM", text: "Thank you. Photo sent" },
    ],
  },
  questions: [
    {
      question: "Can AI keep our refrigerant records?",
      answer:
        "It can turn a tech's words into a log entry and point out a missing weight. You answer for the log under EPA's Section 608 rules, so a certified person reads it.",
    },
    {
      question: "Our dispatch software already has AI. Do we need you?",
      answer: "Maybe not. If it ranks calls by your rules and you trust it, turn it on. We'd look at what's left on paper.",
    },
    {
      question: "We do plumbing as well. Does that change anything?",
      answer: `Only which two you pick, on either side. From ${bothSides.quotes} hours a week of plumbing quotes about ${saved({ estimating: bothSides.quotes })} could come back, and ${saved({ admin: bothSides.tickets })} from the tickets above. That's ${saved({ estimating: bothSides.quotes, admin: bothSides.tickets })}. Burst pipes are on [the plumbing page](/trades/plumbing).`,
    },
    {
      question: "Will members notice they're texting with software?",
      answer: "They're told in the first line. Anyone can ask for a person, and no heat gets one without asking.",
    },
  ],
  builtWith: ["agentDevelopment", "workflowAutomation"],
  posts: ["a-no-heat-monday-hour-by-hour", "a-tune-up-report-the-homeowner-reads", "hvac-maintenance-agreement-renewals"],
  tools: ["tune-up-report.docx", "call-triage-card.docx", "no-heat-ranks.docx"],
  office: [
    { row: "100 tickets typed from photos and notes, six minutes each", work: "admin", fix: "Tickets from a photo" },
    { row: "24 renewal calls to members, ten minutes each", work: "followUp", fix: "Agreement renewals" },
    { row: "The replacement quote", work: "estimating" },
  ],
  example: {
    currentEstimatingHours: 3,
    currentAdminHours: bothSides.tickets,
    followUpHours: 4,
    averageHourlyRate: 60,
    averageJobValue: 320,
    missedLeadsPerMonth: 4,
    employeeCount: 9,
  },
  closing: {
    heading: "Three numbers for the call",
    items: [
      "How many calls came in on your worst night last winter",
      "How many of those people got a call back within the hour",
      "How many agreements ran out last month without a word from you",
    ],
  },
};
