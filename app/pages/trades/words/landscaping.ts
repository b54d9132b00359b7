import type { TradeWords } from "./words.ts";

export const landscaping: TradeWords = {
  heading: "AI for landscapers, between the rain and the route",
  lead: "It rains, you move the route, and every customer texts to ask when. Software can send those texts and start the bills. You decide what a yard needs.",
  order: ["handOff", "math", "story", "exhibit"],
  season: {
    heading: "Forty messages by Sunday night",
    text: "It starts on the first 65-degree Saturday. By Sunday night there are 40 messages: cleanup, mulch, first cut, is it too late for crabgrass. Summer gives you rain for a week or none for a month. Fall is seed and leaves, and sprinkler lines have to be blown out before the first hard freeze. Up north you plow after that, and get paid on proof of when you plowed each lot.",
  },
  week: {
    heading: "One week in May",
    days: [
      { day: "Monday", text: "Rain at ten. Twenty-two lawns slide into Tuesday, and eleven people text to ask when you're coming." },
      { day: "Tuesday", text: "A locked gate with a dog behind it. The crew drives off and has to come back at four." },
      { day: "Wednesday", text: "A customer waves the crew over to trim a hedge. Sure, says the foreman. It never gets on an invoice." },
      {
        day: "Thursday",
        text: "You do the bed takeoff after dinner. The quote goes out Saturday, a day after she signed with another outfit.",
      },
      { day: "Friday", text: "Billing. Which lawns were skipped and which got a double cut is on a clipboard in truck two." },
    ],
  },
  math: {
    heading: "What an ordinary week in season costs",
    intro:
      "An example company with three crews, in a plain week in June that stays dry. Figure the owner's time at $75 an hour. A crew member costs $38, taxes included.",
    rows: [
      { label: "Takeoffs and quotes after dinner", how: "8 hours at $75", figure: "$600" },
      { label: "Billing from clipboards: cuts, skips and extras by visit", how: "12 hours at $75", figure: "$900" },
      { label: "Asking about open quotes", how: "3 hours at $75", figure: "$225" },
      { label: "The mulch job that signed elsewhere", how: "30% left over from $850", figure: "$255" },
      { label: "Add-ons that weren't billed", how: "4 add-ons at $45", figure: "$180" },
      { label: "One return trip to a locked gate, two people", how: "2 crew hours at $38", figure: "$76" },
      { label: "Total", how: "For the dry week", figure: "$2,236" },
    ],
    note: "A wet week costs more, and a week in February much less. The calculator counts 52 weeks and leaves out the last two lines. If you mow for 36, take off about a third.",
  },
  first: {
    heading: "What to set up before spring",
    items: [
      {
        title: "Bills from the crew's phone",
        text: "At each stop the foreman taps done, skipped or double cut, and picks add-ons from a list with a picture. The visit's invoice is drafted from that at your prices.",
      },
      {
        title: "Mulch and cleanup quotes",
        text: "Square feet and your rates make the draft. You walk the bed lines, fix what's off and send it from the driveway.",
      },
      {
        title: "Rain texts",
        text: "You drop the day, and everyone on it gets the new one. If somebody has a party Saturday, they write back, and you see that reply first.",
      },
    ],
  },
  leave: {
    heading: "Not a job for software",
    items: [
      {
        title: "What gets sprayed",
        text: "The label is the law, and spraying for hire takes a state license. Your applicator decides.",
      },
      { title: "Digging", text: "Contact 811 before every hole, even the one for a mailbox. No photo shows a gas line." },
      {
        title: "Grades and walls",
        text: "Where the water goes is your call, and at some height an engineer's. Many towns want a permit for a tall wall.",
      },
    ],
  },
  exhibit: {
    kind: "thread",
    title: "A rain day in May",
    messages: [
      {
        from: "shop",
        time: "10:15 AM",
        text: "Automated note from your lawn crew: it's raining, so your Monday cut moves to Tuesday. Reply if that's trouble.",
      },
      { from: "customer", time: "10:21 AM", text: "Graduation party Tuesday at 5. Could you be done before?" },
      { from: "shop", time: "10:21 AM", text: "I've sent that to the owner. A person will get back to you by noon." },
      { from: "shop", time: "11:40 AM", text: "Owner here. You're our first stop Tuesday, 8 AM, and we'll edge the walk." },
      { from: "customer", time: "11:43 AM", text: "Great. Gate's open, dog's inside" },
      { from: "shop", time: "11:43 AM", text: "Noted for the crew: gate open, dog inside." },
    ],
  },
  questions: [
    {
      question: "Could it sell work I have no crew for?",
      answer: "It books only into days you open. When a week is full it says so and offers the next one.",
    },
    {
      question: "Half my crew speaks Spanish. Does that work?",
      answer:
        "Job notes can go out in Spanish, and their answers come back to you in English. Have someone who speaks both read along for the first few weeks.",
    },
    {
      question: "Will it price a yard from a satellite picture?",
      answer:
        "For turf, a measured picture is a fair start. Trees hide beds and pictures get old, so no planting or patio price should go out that way.",
    },
    {
      question: "Does the setup carry over to snow?",
      answer:
        "Mostly. Drivers check in at each lot, and time, photo and inches land on the bill. Ask your insurer how long to keep those records.",
    },
  ],
  builtWith: ["workflowAutomation", "digitalMarketing"],
  posts: [
    "ai-roi-for-contractors",
    "texts-for-when-a-job-goes-wrong",
    "invoice-the-same-day",
    "how-to-raise-prices-without-losing-customers",
  ],
  tools: ["payback-math.xlsx", "eight-texts.docx", "time-log.xlsx"],
  office: [
    { row: "Takeoffs and quotes after dinner", work: "estimating", fix: "Mulch and cleanup quotes" },
    { row: "Billing from clipboards: cuts, skips and extras by visit", work: "admin", fix: "Bills from the crew's phone" },
    { row: "Asking about open quotes", work: "followUp" },
  ],
  example: {
    currentEstimatingHours: 8,
    currentAdminHours: 12,
    followUpHours: 3,
    averageHourlyRate: 75,
    averageJobValue: 850,
    missedLeadsPerMonth: 4,
    employeeCount: 9,
  },
  closing: {
    heading: "Before we talk, look up",
    items: [
      "How many texts you sent on your last rain day",
      "How many add-ons in May never got on a bill",
      "How long your last mulch quote took, from the yard to the send button",
    ],
  },
};
