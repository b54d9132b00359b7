import type { TradeWords } from "./words.ts";

export const painting: TradeWords = {
  heading: "AI for painting contractors who quote all week",
  lead: "The drives, the counting and the color emails around a job thin out your margin. Most of that can be handed off.",
  order: ["math", "handOff", "exhibit", "story"],
  season: {
    heading: "Siding in summer, bedrooms in January",
    text: "Exterior season is shorter than it looks. Every can has a minimum temperature on it, the siding has to be dry, and evening dew can spoil a wall you finished at five. In much of the country that leaves May to October, less the rain and the pollen. After the holidays the crew needs interiors, and the couple who asked about their dining room in June hasn't heard from you since.",
  },
  week: {
    heading: "How a painter's week comes up short",
    days: [
      {
        day: "Monday",
        text: "Forty minutes across town for an estimate. She was just curious, and the figure in her head wouldn't buy the paint.",
      },
      { day: "Tuesday", text: "The color changed last night, in an email the crew never saw. The first coat is already on." },
      { day: "Wednesday", text: "Rain by noon. Four painters stand in a garage while the indoor job waits for its owner to pick a white." },
      { day: "Thursday", text: "Are closets included? You say no, and the customer remembers a handshake." },
      { day: "Friday", text: "Three proposals are still in your head. They'll be on paper Sunday night." },
    ],
  },
  math: {
    heading: "What eight estimates and the paper around them cost",
    intro: "A plain week, made up, with eight visits of 1.5 hours each, drive included. The owner's hour is $80, a painter's $46.",
    rows: [
      { label: "Three visits that never had a chance", how: "4.5 hours at $80", figure: "$360" },
      { label: "Typing up the other five", how: "4 hours at $80", figure: "$320" },
      { label: "Job notes: colors, start dates, who goes where", how: "7 hours at $80", figure: "$560" },
      { label: "Follow-up calls, when you think of it", how: "2 hours at $80", figure: "$160" },
      { label: "The room rolled twice, after a color change", how: "5 painter hours at $46", figure: "$230" },
      { label: "Total", how: "For the whole week", figure: "$1,630" },
    ],
    note: "The five good visits aren't in there. Walking a house with its owner is selling, and you should keep doing it.",
  },
  first: {
    heading: "Three fixes to make over the winter",
    items: [
      {
        title: "Questions before the drive",
        text: "A new request gets a text back: which rooms, how high, what year was the house built, three photos, rough budget. Your starting prices can go along. Then you pick which doors to knock on.",
      },
      {
        title: "Proposals from your counts",
        text: "You count doors, windows and wall feet on your phone. The draft applies your rates, spells out the prep and says what's left out, closets too.",
      },
      {
        title: "Job notes by 7 AM",
        text: "Name, code and sheen for each surface, signed, and where each painter goes that day. It comes out of the proposal and the calendar. A new color makes a new form, and the crew sees that one.",
      },
    ],
  },
  leave: {
    heading: "What only a painter can tell",
    items: [
      {
        title: "Lead paint",
        text: "A house built before 1978 may have it. If you disturb it for pay, you generally need to be an EPA-certified firm with a trained renovator, and your state may ask for more.",
      },
      {
        title: "Why it peeled",
        text: "Moisture, chalk or lazy prep: you find out with a scraper and a thumb. A camera can't feel a damp board.",
      },
      {
        title: "Picking the color",
        text: "That green on a screen isn't the green on a north wall. Brush out a sample and let them live with it.",
      },
    ],
  },
  exhibit: {
    kind: "paper",
    title: "Scope sheet, two bedrooms and a hall",
    rows: [
      { label: "Walls", value: "Two coats, eggshell, colors as signed" },
      { label: "Trim", value: "One coat, semi-gloss, five doors on both sides" },
      { label: "Prep", value: "Fill, caulk, sand, prime the patches" },
      { label: "Left out", value: "Ceilings, closets, anything behind the built-ins" },
      { label: "House built", value: "1994, from the intake text" },
      { label: "Price", value: "$2,480, good until the 30th" },
    ],
    note: "Ten minutes of counting made this draft. The painter filled in the price.",
  },
  questions: [
    {
      question: "Can I stop driving out and quote from photos?",
      answer:
        "Photos are good for sorting: small, big, or needs a lift. A price off a picture misses the stain behind the couch. The most we'd let go out without you is a starting price you wrote down.",
    },
    {
      question: "I buy leads from an app. Does this help with those?",
      answer:
        "Some apps sell the same lead to several painters at once. With the questions going out in a minute, you find out sooner which ones are real.",
    },
    {
      question: "Is there an issue with older homes?",
      answer:
        "The intake asks for the year, so nobody learns it on the first morning. Several states run their own lead program in place of EPA's, so look up which one covers you.",
    },
    {
      question: "My best painter hates his phone. Now what?",
      answer: "He takes one picture before and one after. If you also want clips for your page, somebody else on the crew films them.",
    },
  ],
  builtWith: ["agentDevelopment", "workflowAutomation"],
  posts: ["which-leads-are-worth-buying", "what-an-hour-costs-loaded-labor-rate", "how-to-ask-for-a-google-review"],
  tools: ["change-order.docx", "eight-texts.docx"],
  office: [
    { row: "Three visits that never had a chance", work: "estimating", fix: "Questions before the drive" },
    { row: "Typing up the other five", work: "estimating", fix: "Proposals from your counts" },
    { row: "Job notes: colors, start dates, who goes where", work: "admin", fix: "Job notes by 7 AM" },
    { row: "Follow-up calls, when you think of it", work: "followUp" },
  ],
  lostJobs: "The lead isn't from the table. The report can't do without one, so we put in one lost job a month.",
  example: {
    currentEstimatingHours: 8.5,
    currentAdminHours: 7,
    followUpHours: 2,
    averageHourlyRate: 80,
    averageJobValue: 3200,
    missedLeadsPerMonth: 1,
    employeeCount: 6,
  },
  closing: {
    heading: "Which drive was a waste last month?",
    text: "Think of one estimate you'd skip if you could do it over. We'll start with what you'd have asked her by text.",
  },
};
