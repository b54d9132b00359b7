import type { TradeWords } from "./words.ts";

export const plumbing: TradeWords = {
  heading: "AI for plumbers: every call sorted, every tank quoted",
  lead: "You can't pick up with both hands in a vanity. Here's what software can answer, price and chase for a plumbing shop, and what it can't.",
  order: ["exhibit", "story", "math", "handOff"],
  season: {
    heading: "Frozen pipes, then roots, then company for dinner",
    text: "A hard freeze breaks pipes for three days, and the thaw shows you where. Spring rain finds every root in every clay line. The day after Thanksgiving, half the town has a clogged kitchen drain. Water heaters fail all year long, usually on a Saturday. None of that waits for office hours.",
  },
  week: {
    heading: "A plain week with three trucks",
    days: [
      { day: "Monday", text: "Nine missed calls from the weekend. Four of those people have found someone else." },
      { day: "Tuesday", text: "A tank swap runs two hours over. The van had no expansion tank, and the counter was out of them, too." },
      { day: "Wednesday", text: "Your tech runs a camera and promises three prices. The video sits on his phone for a week." },
      { day: "Friday", text: "Six invoices go out for work done on Monday. One customer asks what the $40 line is." },
    ],
  },
  math: {
    heading: "What leaked out by Friday",
    intro:
      "Example figures for that plain week. Figure the owner's time at $100 an hour and a truck on the road at $115. A $380 call leaves about 30% after wages, parts and the truck.",
    rows: [
      { label: "Weekend calls that went elsewhere", how: "4 jobs of $380 that leave 30%", figure: "$456" },
      { label: "Quotes written at night", how: "7 hours at $100", figure: "$700" },
      { label: "Getting finished jobs written up and billed", how: "8 hours at $100", figure: "$800" },
      { label: "Calling back about open quotes", how: "3 hours at $100", figure: "$300" },
      { label: "Hunting for an expansion tank", how: "2 truck hours at $115", figure: "$230" },
      { label: "Total", how: "For three trucks", figure: "$2,486" },
    ],
    note: "Not all four would have booked, so take off what you think is fair. The hunt for the tank isn't in the calculator.",
  },
  first: {
    heading: "The phone, the tank, the invoice",
    items: [
      {
        title: "After-hours triage",
        text: "Is it running, can you shut it off, is anyone without water? Those answers sort a burst line from a slow drip. Water on the floor wakes your on-call tech. A drip in a bucket gets a morning slot.",
      },
      {
        title: "Water heater quotes",
        text: "The customer sends a photo of the label and one of the venting. The draft pulls the tank, the pan, the valve and the permit from your price book, and waits for you.",
      },
      {
        title: "From the tech's notes to the invoice",
        text: "The tech talks while he drives the camera or packs up. Footage, parts and hours land on the ticket, and the invoice is a draft before he's back in the truck. The office checks it and sends it.",
      },
    ],
  },
  leave: {
    heading: "Keep a plumber on these",
    items: [
      {
        title: "Gas, always",
        text: "A caller who smells it hears two things: leave now, and from outside call 911 and the gas company. No questions, no booking.",
      },
      {
        title: "Venting and sizing",
        text: "A photo can hide a bad joint. Someone with a license looks at the flue in person before any price is final.",
      },
      { title: "Dig or line", text: "Whether to open the yard is your call. It depends on things a camera doesn't show." },
    ],
  },
  exhibit: {
    kind: "paper",
    title: "Six calls overnight, one page at 6\u00a0AM",
    rows: [
      { label: "11:20 PM", value: "Burst line in a crawl space. On-call tech woken, on site at 12:05." },
      { label: "11:48 PM", value: "Toilet runs. Booked today, 10 to 12." },
      {
        label: "1:15 AM",
        value: "Tank leaking on the floor. On-call tech put on the line, valve closed. First stop today, label photo attached.",
      },
      { label: "2:30 AM", value: "Smell of gas. Sent outside to call 911 and the gas company, and you were called at once." },
      { label: "5:10 AM", value: "Tenant with no hot water. The landlord has to approve, and a text is out." },
      { label: "5:42 AM", value: "Sales pitch. Not put through." },
    ],
    note: "A made-up night in January. The board for today has two new stops on it.",
  },
  questions: [
    {
      question: "My customers are older. Will they talk to a machine?",
      answer:
        "Some won't, and they shouldn't have to. One word gets them a person or a callback at a set time. In the first weeks you listen to the calls and move that line.",
    },
    {
      question: "Can it give a price over the phone?",
      answer: "It can say your visit fee and any flat rate that you put on its list. For the rest it says that a plumber has to see it.",
    },
    {
      question: "Does it know what's on each van?",
      answer:
        "Only if someone writes down what's used. Start with a stock sheet that has a minimum for each part, and ten minutes on Friday keeps it right.",
    },
    {
      question: "What about the supply house?",
      answer:
        "A draft order by email works with any counter. Few branches let software check their shelf, so your tech still calls about the odd part.",
    },
    {
      question: "We do heating and cooling, too. Is this our page?",
      answer:
        "Half of it. Our [sample brief](/sample-ai-solution-brief) is about a shop that does both: one set of quotes, timed, with three trucks. An audit takes one workflow of yours, whichever side it's on. With nine people it's two, and [the HVAC page](/trades/hvac) has their hours and the cold nights.",
    },
  ],
  builtWith: ["agentDevelopment", "workflowAutomation"],
  posts: ["water-heater-replacement-quote", "stop-the-third-trip-to-the-supply-house", "from-camera-run-to-sewer-quote"],
  tools: ["call-triage-card.docx", "van-stock-sheet.xlsx"],
  office: [
    { row: "Quotes written at night", work: "estimating" },
    { row: "Getting finished jobs written up and billed", work: "admin", fix: "From the tech's notes to the invoice" },
    { row: "Calling back about open quotes", work: "followUp" },
  ],
  example: {
    currentEstimatingHours: 7,
    currentAdminHours: 8,
    followUpHours: 3,
    averageHourlyRate: 100,
    averageJobValue: 380,
    missedLeadsPerMonth: 16,
    employeeCount: 5,
  },
  closing: {
    heading: "Count last weekend's missed calls",
    text: "Before you book, try the text-back in our guides. If callers still hang up, bring the number and we'll talk about who answers.",
  },
};
