import type { TradeWords } from "./words.ts";

export const roofing: TradeWords = {
  heading: "AI for roofers, for the week after the hail",
  lead: "One storm brings three months of phone calls in three days. Software can answer the calls, file the photos and keep the dates.",
  order: ["handOff", "math", "exhibit", "story"],
  season: {
    heading: "Hail in spring, paperwork until fall",
    text: "From March to June the weather sets your schedule. A cell drops hail on six streets at 5 PM, and by eight the trucks with out-of-state plates are parked there. Homeowners want a date tonight. Then come adjusters, supplements and mortgage checks, and in November you're still after final payments.",
  },
  week: {
    heading: "Four days after a storm",
    days: [
      { day: "Day one", text: "Ninety calls. You and the office pick up half, and the rest reach a full mailbox." },
      { day: "Day two", text: "Twelve inspections across three zip codes, driven in the order they called." },
      { day: "Day three", text: "An adjuster moves Thursday to Tuesday. The message goes to a salesman who's on a roof." },
      { day: "Day four", text: "Four hundred photos on five phones, named IMG_2041 and up. A supplement needs the flashing on slope B." },
    ],
  },
  math: {
    heading: "A plain week in July, priced out",
    intro:
      "A made-up plain week, with no storm in it and last spring's claims still open. A reroof sells for $12,000 and leaves $2,400. An hour of yours is worth $90.",
    rows: [
      { label: "Callers who gave up: one roof a month, so a quarter of one", how: "0.25 roofs at $2,400", figure: "$600" },
      { label: "Estimates after the inspections", how: "6 hours at $90", figure: "$540" },
      { label: "Six supplements, photos found and written up", how: "9 hours at $90", figure: "$810" },
      { label: "Calling adjusters until there's a date", how: "5 hours at $90", figure: "$450" },
      { label: "Driving a zigzag", how: "3 hours at $90", figure: "$270" },
      { label: "Total", how: "For a plain week", figure: "$2,670" },
    ],
    note: "The four days after hail cost several times that. They don't pad a count of ours: once calls or claims rise by more than a fifth, we count hours per call or claim. The calculator leaves out the driving.",
  },
  first: {
    heading: "Before the next radar alert",
    items: [
      {
        title: "Photos and supplements",
        text: "Pictures sort themselves by address and slope as they're taken. The supplement comes as a draft with the right ones in it. You read it and send it.",
      },
      {
        title: "Adjuster dates",
        text: "The adjuster gets asked again until there's a date. Then it's on one calendar, and everybody on the job hears about a change: the homeowner, the salesman and the crew lead.",
      },
      {
        title: "Storm intake",
        text: "Every caller gets an answer and four questions: address, age of the roof, water inside, own or rent. Water inside rings a person at once. The others get a day, grouped by street.",
      },
    ],
  },
  leave: {
    heading: "What a roofer still decides",
    items: [
      {
        title: "Calling it hail",
        text: "Picture tools can mark a bruise. Whether it's storm damage is for you and the adjuster to say, on the roof.",
      },
      {
        title: "Talking coverage",
        text: "In many states a contractor isn't allowed to negotiate a claim or promise to eat a deductible. The assistant doesn't touch either subject. Check your state's rule.",
      },
      { title: "Steep or wet", text: "No schedule sends a crew up. The foreman looks at the sky and decides." },
    ],
  },
  exhibit: {
    kind: "thread",
    title: "An adjuster moves, and nobody drives for nothing",
    messages: [
      { from: "customer", time: "7:02 AM", text: "Adjuster just emailed. He wants Tuesday at 9 instead of Thursday. Is that ok?" },
      {
        from: "shop",
        time: "7:02 AM",
        text: "Automated assistant for the office here. I'm asking the inspector who was on your roof. You'll hear by 7:30.",
      },
      {
        from: "shop",
        time: "7:19 AM",
        text: "Tuesday at 9 works. He'll bring the photos of both slopes. Please keep the driveway clear for a ladder.",
      },
      { from: "customer", time: "7:21 AM", text: "Will insurance pay for the gutters too?" },
      {
        from: "shop",
        time: "7:21 AM",
        text: "I can't say, that's between you and your insurer. The adjuster can tell you on Tuesday. Thursday's visit is off the calendar.",
      },
    ],
  },
  questions: [
    {
      question: "Can it measure a roof from satellite pictures?",
      answer:
        "Services that sell those reports have done it for years, and a draft estimate can start from one. Order it, then check pitch and layers yourself before you price a tear-off.",
    },
    {
      question: "We buy storm leads. Can AI tell which ones are real?",
      answer:
        "It answers within a minute and asks about the roof, which weeds out many. It can't tell you if four other companies bought the same name.",
    },
    {
      question: "Can we text everybody on a street that got hit?",
      answer:
        "Not without their consent. Texting past customers who agreed to it is fine, and door hangers still work. Federal and state rules apply here, so ask before you blast.",
    },
  ],
  builtWith: ["agentDevelopment", "workflowAutomation"],
  posts: ["give-an-ai-tool-a-road-test-first", "which-leads-are-worth-buying", "texting-customers-consent-and-10dlc"],
  tools: ["ai-driving-test-score-sheet.xlsx", "lead-sources.xlsx", "master-3-big-job.xlsx"],
  office: [
    { row: "Estimates after the inspections", work: "estimating" },
    { row: "Six supplements, photos found and written up", work: "admin", fix: "Photos and supplements" },
    { row: "Calling adjusters until there's a date", work: "followUp", fix: "Adjuster dates" },
  ],
  example: {
    currentEstimatingHours: 6,
    currentAdminHours: 9,
    followUpHours: 5,
    averageHourlyRate: 90,
    averageJobValue: 12000,
    missedLeadsPerMonth: 1,
    employeeCount: 7,
  },
  closing: {
    heading: "Take the call in a quiet month",
    text: "The week after hail is a bad time to set this up. Bring the call log from your last storm.",
  },
};
