// Each service page's exhibit: something contractors know by sight, filled with an example whose figures add up.

import { dollars } from "../../../text/format.ts";
import { PACKAGES } from "../../packages/catalog/packages.ts";

/** What the brief's sums start from. The owner's hour and the 8 hours are those of the page's example week. */
const briefSums = { savedHours: 6, ownHourUsd: 95, signingUsdPerMonth: 52 };

const lostHours = [
  { item: "Finding which change orders are real", hours: 4 },
  { item: "Looking for the yes in a text thread", hours: 2.5 },
  { item: "Typing extras into the invoice", hours: 1.5 },
];
const lostHoursInAll = lostHours.reduce((sum, { hours }) => sum + hours, 0);
const signingUsdPerWeek = (briefSums.signingUsdPerMonth * 12) / 52;
const gainUsdPerWeek = briefSums.savedHours * briefSums.ownHourUsd;
const netUsdPerWeek = gainUsdPerWeek - signingUsdPerWeek;

/** The one-page brief. The change order is the one in the page's example week. */
const brief = {
  heading: "A page from the brief",
  text: "This is the first page the remodeler from the story above would get. Check the math yourself.",
  caption: "From an example brief",
  title: "Change orders",
  firstLine: "No extra work without a signature.",
  workflow: { label: "Workflow", text: "Extra work, from the first photo to the final invoice." },
  found: {
    label: "Hours found",
    rows: lostHours,
    amount: "{hours} h",
    total: { item: "Lost each week", hours: lostHoursInAll },
  },
  tool: {
    label: "Tool",
    text: "The form in the scheduling app you already have, plus signing by phone.",
    struck: "Chatbot for the website",
    reason: "crossed out: it would save less than an hour",
  },
  price: {
    label: "Price",
    text: `${dollars(briefSums.signingUsdPerMonth)} a month for signing, which is ${dollars(signingUsdPerWeek)} a week. The form is free.`,
  },
  payback: {
    label: "Payback",
    text: `${briefSums.savedHours} of the ${lostHoursInAll} hours at ${dollars(briefSums.ownHourUsd)} make ${dollars(gainUsdPerWeek)}. Less ${dollars(signingUsdPerWeek)}, that's ${dollars(netUsdPerWeek)} a week. This ${dollars(PACKAGES.foundationAudit.priceUsd)} audit is paid for after ${Math.ceil(PACKAGES.foundationAudit.priceUsd / netUsdPerWeek)} weeks of running the new form.`,
  },
  firstStep: { label: "First step", text: "Monday: one crew, one job, every extra through the form." },
};

/** Home's own. Its map shows the house. */
const drip = {
  caption: "A made-up homeowner and address",
  with: "Text messages with the shop",
  messages: [
    { from: "Homeowner", time: "10:40 PM", text: "Water under my kitchen sink. Can you come tomorrow?" },
    { from: "Agent", isOurs: true, time: "10:40 PM", text: "I'm the shop's automated assistant. Is it running or dripping?" },
    { from: "Homeowner", time: "10:42 PM", text: "Dripping from the little valve. Bucket is under it." },
    {
      from: "Agent",
      isOurs: true,
      time: "10:42 PM",
      text: "Good. Can you shut the water off at the main for the night? Are you the owner? And what's the address?",
    },
    { from: "Homeowner", time: "10:45 PM", text: "Main is off. My house, 14 Birch Lane. What will it cost?" },
    {
      from: "Agent",
      isOurs: true,
      time: "10:45 PM",
      text: "The visit is $95. The plumber gives you a price for the repair when he sees it. 7:30 or 10\u00a0AM?",
    },
    { from: "Homeowner", time: "10:46 PM", text: "7:30 please" },
  ],
  booked: {
    label: "Booked at 10:46 PM",
    title: "Wednesday, 7:30\u00a0AM",
    lines: ["14 Birch Lane", "Dripping valve, kitchen sink", "Visit $95, agreed by text"],
  },
  note: {
    label: "Your note at 6:00 AM",
    text: "One new visit, first on the board. The main is off, so she has no water until you get there. I don't know how the valve is connected. Bring quarter-turn stops for compression, sweat and PEX, or ask her for a photo.",
  },
};

/** The quote is the one of the water heater post. */
const thread = {
  heading: "A question about a quote, Sunday night",
  text: "You're off. A homeowner texts about the quote you left, and the agent answers what's on it. The rest waits for you.",
  caption: "An example thread. The quote is the one in our water heater post",
  with: "Text messages with the shop",
  messages: [
    { from: "Homeowner", time: "8:20 PM", text: "Looking at your water heater quote. Do you haul the old one away?" },
    { from: "Agent", isOurs: true, time: "8:20 PM", text: "I'm the shop's automated assistant. Yes, it's on your quote: haul away, $60." },
    { from: "Homeowner", time: "8:22 PM", text: "What if I take a 40 gallon instead of the 50?" },
    {
      from: "Agent",
      isOurs: true,
      time: "8:22 PM",
      text: "That's a new price, and the owner sets it. I've asked him. He'll text you by 9 tomorrow morning.",
    },
    { from: "Homeowner", time: "8:24 PM", text: "Could you still do it this week?" },
    {
      from: "Agent",
      isOurs: true,
      time: "8:24 PM",
      text: "Thursday at 8 and Friday at 1 are open. I can hold one until noon tomorrow. You don't owe anything for that.",
    },
    { from: "Homeowner", time: "8:25 PM", text: "Hold Thursday" },
  ],
  booked: {
    label: "Held at 8:25 PM",
    title: "Thursday, 8:00\u00a0AM",
    lines: ["Water heater swap, 40 or 50 gallons", "Held until Monday noon", "New price: waits for you"],
  },
  note: {
    label: "Your note at 6:00 AM",
    text: "She wants the 40-gallon price before she signs. I promised her nothing but an answer by 9. Send me the number, and I'll put it in the quote for you to check.",
  },
};

/** Twenty boxes, two of them typed: the ninety percent that the page claims. */
const ticket = {
  heading: "Twenty boxes, two of them typed",
  text: "Follow one blower motor from the call to the payment, purchase order and all. The office typed the marked boxes during the call. The others filled themselves in, and each one shows its source.",
  caption: "One repair in the example shop",
  papers: [
    {
      title: "The call",
      boxes: [
        { label: "Customer", value: "R. Ames, 8 Mill Rd", source: "typed", isTyped: true },
        { label: "Trouble", value: "No air upstairs", source: "typed", isTyped: true },
        { label: "Phone", value: "555-0142", source: "from caller ID" },
        { label: "Gate code", value: "4417", source: "from last visit" },
      ],
    },
    {
      title: "The ticket",
      boxes: [
        { label: "Address", value: "8 Mill Rd", source: "from the call" },
        { label: "Job number", value: "2316", source: "from dispatch" },
        { label: "Model", value: "BM-48", source: "from plate photo" },
        { label: "Hours", value: "2", source: "from clock-in" },
      ],
    },
    {
      title: "The order",
      boxes: [
        { label: "Part", value: "Motor, BM-48", source: "from the ticket" },
        { label: "Job", value: "2316", source: "from the ticket" },
        { label: "Supplier", value: "Usual counter", source: "from the parts list" },
        { label: "Our cost", value: "$185", source: "from the parts list" },
      ],
    },
    {
      title: "The invoice",
      boxes: [
        { label: "Bill to", value: "R. Ames", source: "from the call" },
        { label: "Motor", value: "$310", source: "from the price book" },
        { label: "Labor, 2 h at $145", value: "$290", source: "from the ticket" },
        { label: "Due", value: "$600", source: "added up" },
      ],
    },
    {
      title: "The payment",
      boxes: [
        { label: "Paid", value: "$600", source: "from pay link" },
        { label: "Invoice", value: "2316", source: "from the invoice" },
        { label: "Date", value: "July 9", source: "from the processor" },
        { label: "Books", value: "Matched", source: "from the deposit" },
      ],
    },
  ],
};

const listing = {
  heading: "The three names a neighbor sees",
  text: "Three landscapers on one phone screen. What's crossed out is how your listing read in March.",
  caption: "Made-up listings for 'landscaper near me'. Google picks this order. Ads stand apart from it and say 'Sponsored'.",
  wasLabel: "In March:",
  nowLabel: "Now:",
  names: [
    {
      name: "Your company",
      isOurs: true,
      facts: [
        { label: "Listed as", was: "Lawn care service", now: "Landscaper, paver contractor" },
        { label: "Hours", was: "Not given", now: "Open until 6 PM" },
        { label: "Newest review", was: "14 months old", now: "Yesterday, answered" },
        { label: "Photos", was: "A logo", now: "Two from Thursday's patio" },
        { label: "Phone", was: "An old number", now: "Rings in the truck" },
      ],
    },
    {
      name: "The next name",
      facts: [
        { label: "Newest review", now: "5 months old" },
        { label: "Photos", now: "Last summer's" },
      ],
    },
    {
      name: "A third name",
      facts: [
        { label: "Hours", now: "Closed on Saturday" },
        { label: "Distance", now: "Across the river" },
      ],
    },
  ],
};

/** At the page's $18 a click. The cut rows are the first two lines of its example week. */
const terms = {
  heading: "Forty clicks, read one by one",
  text: "A week of search terms at $18 a click. Half the money went to clicks that couldn't turn into a job.",
  caption: "Search terms from one week, with example prices",
  columns: { term: "Search term", clicks: "Clicks", cost: "Cost", leads: "Leads" },
  kept: {
    title: "Kept",
    rows: [
      { term: "hail damage roof inspection", why: "Storm work in your zip codes", clicks: 9, cost: "$162", leads: 3 },
      { term: "roof replacement cost", why: "An owner with a plan", clicks: 6, cost: "$108", leads: 2 },
      { term: "emergency roof tarp", why: "Needs you today", clicks: 5, cost: "$90", leads: 1 },
    ],
  },
  cut: {
    title: "Cut",
    rows: [
      { term: "roofing jobs", why: "Wants to work for you: term blocked", clicks: 8, cost: "$144", leads: 0 },
      { term: "how to patch a roof", why: "Wants to do it himself: term blocked", clicks: 6, cost: "$108", leads: 0 },
      {
        term: "roofers near me, from two counties away",
        why: "Term kept, location setting fixed",
        clicks: 6,
        cost: "$108",
        leads: 0,
      },
    ],
  },
  before: { title: "Before", clicks: 40, cost: "$720", leads: 6 },
  after: { title: "After", clicks: 20, cost: "$360", leads: 6 },
  results: [
    { value: "$360", label: "a week no longer spent" },
    { value: "$60", label: "a lead, where it was $120" },
  ],
};

/** The five drafts from the page's Monday: four approved, one dropped. */
const week = {
  heading: "Monday to Sunday from one job",
  text: "One job made five drafts. You looked at them once, for a few minutes. Replies to comments still wait for your OK.",
  caption: "An example week, for a painter",
  approval: "Monday, 4:45 PM: you approve four and drop one.",
  days: [
    {
      day: "Monday",
      picture: "pair",
      photo: "Before and after",
      post: "Same steps, morning and afternoon.",
      goesTo: "Facebook, 7:10\u00a0PM",
    },
    { day: "Tuesday", picture: "tape", photo: "Clip, 12 seconds", post: "The best part of the job: tape off.", goesTo: "Instagram, noon" },
    {
      day: "Wednesday",
      picture: "boards",
      photo: "Porch floor",
      post: "Gray again, like the last three.",
      dropped: "Dropped by you: dull",
    },
    {
      day: "Thursday",
      picture: "brush",
      photo: "Floor, close up",
      post: "Porch enamel, satin, over a spot prime.",
      goesTo: "Google listing, 8 AM",
    },
    {
      day: "Friday",
      picture: "door",
      photo: "Front door, color name fixed",
      corrected: "Barn red",
      post: "Heritage red, by request.",
      goesTo: "Facebook, 5 PM",
    },
    { day: "Saturday", picture: "ladder", rest: "No post. The crew is off." },
    { day: "Sunday", picture: "float", rest: "No post." },
  ],
} as const;

export const exhibits = { brief, drip, thread, ticket, listing, terms, week };
