import type { TradeWords } from "./words.ts";

export const general: TradeWords = {
  heading: "AI for general contractors, from first walk to punch list",
  lead: "Nine subs, one inspector and a homeowner with second thoughts about the tile all need you by noon. We automate the messages around that.",
  order: ["story", "math", "exhibit", "handOff"],
  season: {
    heading: "Everyone wants it done by Thanksgiving",
    text: "In August the calls all sound alike: new kitchen, family coming in November. But cabinets take weeks to arrive, and the countertop can't be measured until they're in. Then footings want to be poured before the ground freezes. January is quiet, so write the spring bids then. Most years it's March, at night.",
  },
  week: {
    heading: "Three jobs open, five days",
    days: [
      { day: "Monday", text: "The drywallers are here. The rough-in sign-off isn't. They leave, and their next opening is in nine days." },
      { day: "Tuesday", text: "The owner wants a bigger shower niche. You nod on your way to the truck, and nobody writes it up." },
      { day: "Wednesday", text: "Three subs owe you a price. You call each twice. One sends a photo of a napkin." },
      { day: "Thursday", text: "Your electrician's insurance ran out in spring. You hear it from the customer's lender." },
      { day: "Friday", text: "Two homeowners text 'any news?' The draw request moves to Sunday." },
    ],
  },
  math: {
    heading: "What three open jobs can leak in a week",
    intro:
      "The week above, made up: a plain week, except for one lost day. The owner's hour is $90, a carpenter's $55 with taxes and insurance.",
    rows: [
      { label: "Bids, over two evenings", how: "4 hours at $90", figure: "$360" },
      { label: "Lining up nine subs, and moving their dates", how: "10 hours at $90", figure: "$900" },
      { label: "Answering 'any news?'", how: "4 hours at $90", figure: "$360" },
      { label: "The day lost to a missing sign-off", how: "16 crew hours at $55", figure: "$880" },
      { label: "The niche nobody wrote up", how: "1 extra at $375", figure: "$375" },
      { label: "Total", how: "For all five days", figure: "$2,875" },
    ],
    note: "A crew doesn't lose a day every week. The last two lines aren't in the calculator.",
  },
  first: {
    heading: "Automate these before anything fancy",
    items: [
      {
        title: "Reminders to subs",
        text: "Each sub hears from you five days out and the day before: address, scope, who's in ahead of him. Whoever hasn't answered goes on your call list.",
      },
      {
        title: "The Friday update",
        text: "Your crew's notes become a short draft for every homeowner: done, next, and what they still have to choose.",
      },
      {
        title: "Extras, signed the same day",
        text: "Your lead takes a photo and talks for a minute. A change order lands on your phone, you put in the price, and the homeowner signs on hers. Above the amount you set, nobody starts before that.",
      },
    ],
  },
  leave: {
    heading: "Keep these in your own hands",
    items: [
      {
        title: "The bid number",
        text: "Software can count doors on a plan. It hasn't been in the crawl space.",
      },
      {
        title: "Anything structural",
        text: "Whether that wall holds up the roof is for your engineer and the building department, not for a chatbot.",
      },
      { title: "Bad news", text: "When a date slips, the owner hears it in your voice." },
    ],
  },
  exhibit: {
    kind: "paper",
    title: "Friday update, kitchen, week 7",
    rows: [
      { label: "Done", value: "Rough inspection passed Monday, drywall hung" },
      { label: "Next week", value: "Tape and mud, cabinets to the garage Thursday" },
      { label: "Please choose", value: "Faucet, by Monday noon. After that the sink cutout waits." },
      { label: "Signed changes", value: "03, pantry shelves, $640, one more day" },
      { label: "Finish date", value: "Was Friday, November 13. Now Monday, November 16." },
    ],
    note: "Drafted from five voice notes. The contractor changed two words and sent it.",
  },
  questions: [
    {
      question: "Do my subs have to learn another app?",
      answer: "They answer a text, that's it. The one who never texts back gets a phone call from you, like he does now.",
    },
    {
      question: "Can it do a takeoff from my drawings?",
      answer:
        "There are tools that count and measure from plans, and they miss things. Use one as a second count next to your own. A missed beam costs more than the hour you saved.",
    },
    {
      question: "What about insurance certificates and lien waivers?",
      answer:
        "A plain rule asks for the papers before they run out, and flags that sub's payment until they're in. What a waiver gives up depends on your state, so have a lawyer read the form once.",
    },
    {
      question: "Our schedule is a spreadsheet. Is that too little?",
      answer: "It's enough, as long as it's the only one and somebody keeps it current.",
    },
  ],
  builtWith: ["workflowAutomation", "agentDevelopment"],
  posts: [
    "one-change-order-form-before-and-after",
    "the-two-week-look-ahead-in-thirty-minutes",
    "subcontractor-insurance-and-lien-waivers",
  ],
  tools: ["change-order.docx", "two-week-look-ahead.xlsx", "master-3-big-job.xlsx"],
  office: [
    { row: "Bids, over two evenings", work: "estimating" },
    { row: "Lining up nine subs, and moving their dates", work: "admin", fix: "Reminders to subs" },
    { row: "Answering 'any news?'", work: "followUp", fix: "The Friday update" },
  ],
  lostJobs: "The table has no lost job. We added three kitchens a year, since the report needs some.",
  example: {
    currentEstimatingHours: 4,
    currentAdminHours: 10,
    followUpHours: 4,
    averageHourlyRate: 90,
    averageJobValue: 24000,
    missedLeadsPerMonth: 0.25,
    employeeCount: 8,
  },
  closing: {
    heading: "Count the unsigned extras on one job",
    text: "Have your last job's contract total and final invoice at hand.",
  },
};
