import { leastHours } from "../../../calculator/rules/counted-lines.ts";
import { countWord } from "../../../text/format.ts";
import type { TradeWords } from "./words.ts";

export const handyman: TradeWords = {
  heading: "AI for handymen with twenty small jobs a week",
  lead: "You can fix almost anything in two hours. The texting, billing and asking again around it takes another half hour, and nobody pays for that.",
  order: ["exhibit", "math", "story", "handOff"],
  season: {
    heading: "A new list every season",
    text: "Spring is screens, decks and the fence the snow leaned on. Humid July brings doors that stick. By October it's gutters and weatherstrip, and for two weeks in November every guest bath in town has to be fixed before company comes. After New Year's the phone can sit still until the thaw. That's when the loose railing you saw in September gets you a day's work, if you wrote it down.",
  },
  week: {
    heading: "Twenty stops, and what slips through",
    days: [
      { day: "Monday", text: "Six texts come in while you're on a ladder. Two are real work. By five, one of those has hired somebody." },
      { day: "Tuesday", text: "An old faucet needs a stem the big store doesn't carry. That's a second run, with the water off." },
      { day: "Wednesday", text: "'One more thing before you go.' Then two more. You leave an hour late and bill for the first." },
      { day: "Thursday", text: "Nobody's home at nine. You never sent the reminder." },
      { day: "Friday", text: "A stack of invoices on a phone screen, and two jobs you can't match to a name." },
    ],
  },
  math: {
    heading: "A week in ten-minute pieces, added up",
    intro:
      "Say it's a plain week: you, a helper and 20 jobs, and your hour is worth $70. The first three lines are that half hour a job, ten hours in all.",
    rows: [
      { label: "Texting back 24 people, ten minutes each", how: "4 hours at $70", figure: "$280" },
      { label: "20 invoices on a phone, twelve minutes each", how: "4 hours at $70", figure: "$280" },
      { label: "Asking again for an answer", how: "2 hours at $70", figure: "$140" },
      { label: "Three second runs of 40 minutes", how: "2 hours at $70", figure: "$140" },
      { label: "Favors that should have been billed", how: "5 favors at $25", figure: "$125" },
      { label: "The empty house", how: "1 hour at $70", figure: "$70" },
      { label: "Total", how: "For the week", figure: "$1,035" },
    ],
    note: "Over 46 working weeks it's $47,610. You won't get all of it back. The calculator leaves out the last three lines.",
  },
  first: {
    heading: "Hand off the typing",
    items: [
      {
        title: "The first reply",
        text: "A text asks for the list, the photos and the address, and states your minimum charge. Work you don't take gets a polite no right away, so they can call the right trade.",
      },
      {
        title: "The invoice, before you pull out",
        text: "Say what you did and what you used. A draft at your prices comes back with a pay link while you pack the drill. You check it and hit send.",
      },
      {
        title: "Next time's list",
        text: "At each house, say out loud what else will need doing. In the slow month your customer gets that list, with open days.",
      },
    ],
  },
  leave: {
    heading: "What you decide yourself",
    items: [
      {
        title: "What you're allowed to touch",
        text: "Many states cap the jobs you can take without a contractor's license. Wiring, plumbing and gas may be off limits at any price. Your state's license board has the rule.",
      },
      { title: "The odd job", text: "'Rebuild my grandfather's gate' is in no price book. Go see it, then name your number." },
      {
        title: "Signs of danger",
        text: "A soft deck post, a sagging ceiling, a warm outlet. You stop, you tell them, and someone qualified takes over.",
      },
    ],
  },
  exhibit: {
    kind: "thread",
    title: "Three small things, and one that isn't",
    messages: [
      { from: "customer", time: "7:50 AM", text: "Hi! Sticky door, two blinds, loose towel bar. Do you do that?" },
      {
        from: "shop",
        time: "7:50 AM",
        text: "We do. I'm the automated assistant. Photos of each, and your address?",
      },
      { from: "customer", time: "8:04 AM", text: "Sent. Oh and one outlet gets hot" },
      {
        from: "shop",
        time: "8:04 AM",
        text: "Please stay away from that outlet. If you see smoke, flames or sparks, or smell burning, get everyone out and call 911. I'm ringing the owner until he picks up.",
      },
      { from: "shop", time: "8:06 AM", text: "Owner here. My electrician is calling you now." },
      {
        from: "shop",
        time: "8:15 AM",
        text: "For the other three, our minimum is $150. The owner confirms your price before he starts. Thursday at 8:30, or Friday at 2?",
      },
      { from: "customer", time: "8:17 AM", text: "Thursday. Electrician's coming at noon" },
    ],
  },
  questions: [
    {
      question: "I work alone. Isn't this overkill?",
      answer: `Some of it is. Try a saved text and a pay link first. If a time log still shows ${countWord(leastHours.office)} hours a week of one kind of work, like invoices, or ${countWord(leastHours.quotes)} of texting about prices, talk to us. With less we couldn't guarantee you anything, so don't hire us.`,
    },
    {
      question: "Can it keep me under the license limit?",
      answer:
        "It can warn you when a quote gets close to the figure you set. It can't judge what counts as one job, and splitting one in two to stay under is asking for trouble.",
    },
    {
      question: "Don't people hate texting with a machine?",
      answer: "Some do. It says what it is, and 'get me a person' always works.",
    },
    {
      question: "Where does my insurance come in?",
      answer: "Ask your agent what the policy leaves out. Tree work and steep roofs are common ones. Those go on the polite-no list.",
    },
  ],
  builtWith: ["agentDevelopment", "workflowAutomation"],
  posts: ["automate-draft-or-leave-alone", "time-log-for-the-weekly-math", "texts-for-when-a-job-goes-wrong"],
  tools: ["master-1-small-repair.xlsx", "van-stock-sheet.xlsx", "time-log.xlsx"],
  office: [
    { row: "Texting back 24 people, ten minutes each", work: "estimating", fix: "The first reply" },
    { row: "20 invoices on a phone, twelve minutes each", work: "admin", fix: "The invoice, before you pull out" },
    { row: "Asking again for an answer", work: "followUp" },
  ],
  lostJobs: "Those are Monday's lost job, about one a week. The table doesn't count it.",
  example: {
    currentEstimatingHours: 4,
    currentAdminHours: 4,
    followUpHours: 2,
    averageHourlyRate: 70,
    averageJobValue: 260,
    missedLeadsPerMonth: 4,
    employeeCount: 2,
  },
  closing: {
    heading: "Take the forms above first",
    text: `Most shops of one or two don't need us. If your log still shows ${countWord(leastHours.office)} hours of one thing, book a call.`,
  },
};
