import type { TradeWords } from "./words.ts";

export const electrical: TradeWords = {
  heading: "AI for electricians, from panel quote to final inspection",
  lead: "Quotes, permits and inspection windows eat your evenings. Software can do the paperwork. Your license holder still decides anything about code.",
  order: ["story", "math", "handOff", "exhibit"],
  season: {
    heading: "Window units in July, space heaters in January",
    text: "The first heat wave trips breakers in every house with window units, and a summer storm fills the voicemail with 'half my house is out'. In January it's space heaters on bedroom circuits. So set up answering before storm season, and clean up estimating in the slow weeks.",
  },
  week: {
    heading: "Five days with four vans",
    days: [
      {
        day: "Monday",
        text: "You promise two panel quotes by Friday. The photos sit in three text threads, and nobody took a picture of the meter.",
      },
      { day: "Tuesday", text: "The inspector is due between eight and noon. Your journeyman waits in the van until 11." },
      { day: "Wednesday", text: "A service call comes in while you're up on a lift. By the time you call back, she has somebody." },
      { day: "Thursday", text: "Back to the counter for two breakers: the takeoff had the wrong brand." },
      {
        day: "Friday",
        text: "It's 9 PM, and you're typing quote six of the week. Two of last week's got a call back. The others are still open.",
      },
    ],
  },
  math: {
    heading: "What the vans didn't earn",
    intro:
      "A plain week at the shop above, made up. Figure the owner's time at $95 an hour, and a lost job at what it would have left after wages, parts and the van.",
    rows: [
      { label: "Quotes typed after supper", how: "8 hours at $95", figure: "$760" },
      { label: "Permits and inspections, from the form to the final", how: "8 hours at $95", figure: "$760" },
      { label: "Chasing open quotes", how: "3 hours at $95", figure: "$285" },
      { label: "The call that went elsewhere", how: "30% left over from $650", figure: "$195" },
      { label: "The extra supply run", how: "2 van hours at $110", figure: "$220" },
      { label: "Total", how: "For the five days", figure: "$2,220" },
    ],
    note: "The supply run isn't in the calculator.",
  },
  first: {
    heading: "Three jobs to hand off first",
    items: [
      {
        title: "Quotes drafted from photos",
        text: "A text asks for the same six photos each time: panel, label, main, the wall around it, meter, and where the wires come in. A draft with your price book's lines comes back. You put in the price after the visit.",
      },
      {
        title: "Permit and inspection dates",
        text: "The job fills in the form, and one list holds each permit, its town and its next date. Homeowner and crew hear of a moved window before anyone drives.",
      },
      {
        title: "Chasing open quotes",
        text: "Three short texts over two weeks, and they stop as soon as someone answers.",
      },
    ],
  },
  leave: {
    heading: "What a licensed person decides",
    items: [
      { title: "Load calculations", text: "A draft can list the appliances. A licensed person does the calculation and signs it." },
      {
        title: "Anything that's hot, wet or smoking",
        text: "The assistant doesn't troubleshoot. Smoke, flames, sparks or a burning smell: everyone out, and 911. Hot or wet without those: stay away from it, and your on-call phone rings until a licensed person calls back.",
      },
      { title: "Code questions", text: "Towns adopt different editions and add their own rules, so ask your inspector." },
    ],
  },
  exhibit: {
    kind: "paper",
    title: "A panel job, ready for your price",
    rows: [
      { label: "Asked by", value: "Text, Sunday 8:15 PM" },
      { label: "House", value: "1958 ranch, 60-amp fuse panel, gas range" },
      { label: "Wants", value: "200 amps and a car charger by spring" },
      { label: "Photos", value: "Five of six. The meter is missing, and we asked again." },
      { label: "Utility", value: "Overhead drop, so a disconnect has to be scheduled" },
      { label: "Draft lines", value: "Panel, meter base, two rods, permit, charger circuit" },
      { label: "Open for you", value: "Load calculation and price" },
    ],
    note: "No number goes to the homeowner until you've filled in the last line.",
  },
  questions: [
    {
      question: "Can AI read a set of plans and count devices?",
      answer:
        "Takeoff software can make a first count of receptacles and switches from a clean PDF. It misses notes, addenda and anything drawn by hand, and a chat assistant is only good with the schedules. Treat either as an apprentice's takeoff: recount the two densest sheets, then decide how far to trust it.",
    },
    {
      question: "Will it pull permits for me?",
      answer: "No. It gets the form ready and reminds you of the fee. Many towns want the license holder to file, so you press the button.",
    },
    {
      question: "We work from flat-rate software. Does that matter?",
      answer: "That helps. Your codes are the price book, and a draft can only use lines that are in it.",
    },
  ],
  builtWith: ["agentDevelopment", "workflowAutomation"],
  posts: ["panel-upgrade-quote-checklist", "electrical-permit-inspection-tracker", "seven-ways-an-ai-estimate-goes-wrong"],
  tools: ["master-2-standard-install.xlsx", "permit-tracker.xlsx"],
  office: [
    { row: "Quotes typed after supper", work: "estimating", fix: "Quotes drafted from photos" },
    { row: "Permits and inspections, from the form to the final", work: "admin", fix: "Permit and inspection dates" },
    { row: "Chasing open quotes", work: "followUp", fix: "Chasing open quotes" },
  ],
  example: {
    currentEstimatingHours: 8,
    currentAdminHours: 8,
    followUpHours: 3,
    averageHourlyRate: 95,
    averageJobValue: 650,
    missedLeadsPerMonth: 4,
    employeeCount: 6,
  },
  closing: {
    heading: "Bring your last panel quote",
    text: "Have three dates with you: the first text, the quote going out, and the signature.",
  },
};
