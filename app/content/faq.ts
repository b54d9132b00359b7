import { claims } from "./claims.ts";

/** What the FAQ quotes. The package pages have their own fixed prices and durations; both are kept on purpose. */
const faqFigures = {
  basecamp: { price: "$2,000-$5,000", duration: "2-4 weeks" },
  ascent: { duration: "6-8 weeks" },
  summit: { price: "$10,000+", duration: "3-4 months" },
  firstResults: "30 days",
  revenueGrowth: "60-90 days",
  roi: "3-6 months",
  retainerNotice: "30 days' notice",
  paymentPlans: "monthly retainers and installments",
} as const;

export type FaqCategory = { name: string; questions: [Question, Question, Question, Question] };

/** The id is the fragment people link to. It never changes once published. */
type Question = { id: string; question: string; answer: string };

export const faq: FaqCategory[] = [
  {
    name: "Getting Started",
    questions: [
      {
        id: "where-to-start",
        question: "Where should a contractor start with AI?",
        answer:
          "Start with the one task that eats the most office hours every week. For many shops that is estimating, call intake or chasing open quotes. Pick one, write down how long it takes now, and fix it before you touch the next. BASECAMP is built around that single task. If you don't know which one it is, run the AI Profit Calculator first. It shows where your hours go.",
      },
      {
        id: "how-soon-results",
        question: "How soon will I see a difference?",
        answer: `Expect the first results within ${faqFigures.firstResults}, revenue growth within ${faqFigures.revenueGrowth} and a return on what you paid within ${faqFigures.roi}. Hours come back first, because a quote draft or a text-back works from the day it is switched on. Revenue takes longer: the quotes you answered faster still have to be signed and built. Your own dates depend on lead volume and on how soon the crew uses the new way every day.`,
      },
      {
        id: "company-size",
        question: "Is my company too small for this?",
        answer:
          "No, if you lose several hours a week to typing, phone tag or late-night quotes, you are big enough. Say you are an owner with two trucks and a part-time office manager: one good intake form and a missed-call text can matter more to you than to a company with 40 people. If the calculator shows only a small loss, keep your money. We would rather tell you that before you sign.",
      },
      {
        id: "first-call",
        question: "What happens on the first call?",
        answer: `We ask how jobs reach you, who writes the quotes and where the week gets stuck, for ${claims.discoveryCall.minutes} minutes. Nothing to prepare, though your last three estimates help. At the end you hear whether we fit, and which package we would look at. You choose the slot on the contact page, and we confirm it ${claims.responseTime}. If you mainly have questions of your own, ask for the ${claims.qaSession.minutes}-minute Q&A session.`,
      },
    ],
  },
  {
    name: "Pricing & Packages",
    questions: [
      {
        id: "basecamp-cost",
        question: "What does BASECAMP (Foundation Audit) cost?",
        answer: `BASECAMP runs roughly ${faqFigures.basecamp.price} and takes ${faqFigures.basecamp.duration}. The range depends on scope: one intake form for a two-truck shop is less work than an estimating process that five people touch. BASECAMP is the same offer as the Foundation Audit. That package page has the fixed price, what you get for it and the guarantee in hours saved per week. You know the full figure before you pay the deposit.`,
      },
      {
        id: "ascent-and-summit",
        question: "How do ASCENT and SUMMIT compare?",
        answer: `ASCENT automates your marketing and follow-up in ${faqFigures.ascent.duration}; SUMMIT rebuilds how the whole office works, costs ${faqFigures.summit.price} and takes ${faqFigures.summit.duration}. Choose ASCENT when leads come in and slip away. Choose SUMMIT when sales, dispatch and billing all need work and you want the team trained. You will also see them as Growth Engine and Peak Performance. Scope moves these ranges, and the package pages carry the fixed prices.`,
      },
      {
        id: "payment-plans",
        question: "Can I pay over time?",
        answer: `Yes, we offer payment plans: ${faqFigures.paymentPlans}. Installments spread a project over several payments. A retainer covers ongoing work at one monthly figure. The standard terms for a fixed-price package are a deposit at the start and the rest on delivery, and each package page names what has to be delivered first. Tell us on the call if winter is your slow season, and we plan the dates around it.`,
      },
      {
        id: "cancel-retainer",
        question: "How do I cancel a monthly retainer?",
        answer: `Write to us with ${faqFigures.retainerNotice}. The PEAK PERFORMANCE retainer runs month to month, so there is no year to buy your way out of. What we have built keeps running in your accounts after we stop. In the last month we hand over the logins and instructions and list the subscriptions that bill you directly. A one-time package has nothing to cancel once it is delivered.`,
      },
    ],
  },
  {
    name: "Implementation & Support",
    questions: [
      {
        id: "how-long",
        question: "How long does setup take?",
        answer: `Plan on ${faqFigures.basecamp.duration} for BASECAMP, ${faqFigures.ascent.duration} for ASCENT and ${faqFigures.summit.duration} for SUMMIT. Those are typical spans for the setup work. The package pages list a duration for each audit with its own start and end, so the two can differ. What slows a project is usually access: a login nobody remembers, or a price book that lives in one estimator's head. Gather both before day one.`,
      },
      {
        id: "owner-time",
        question: "How much of my own time will it take?",
        answer:
          "Most of your time goes into the start, when we learn how you price, schedule and bill. You walk us through real jobs, good and bad. After that you mainly test drafts and say what is wrong with them, which fits between site visits. Name one other person who can answer for you, such as the office manager or the lead estimator. Projects stall when every small question waits for the owner.",
      },
      {
        id: "booked-jobs",
        question: "Will it disrupt jobs already on the schedule?",
        answer:
          "No, the new workflow runs beside your old one until you trust it. We try it on past jobs first, where the right answer is known. Then it goes live for one crew or one type of call. Your calendar, your price book and your phone number stay where they are. We avoid switching anything over in your busiest weeks, so tell us early when the first freeze or the first heat wave usually hits.",
      },
      {
        id: "after-launch",
        question: "Who do I call after launch?",
        answer: `You call us: support is ${claims.support}, and written questions get a reply ${claims.responseTime}. A workflow that stops taking calls or sending quotes goes to the front of the line. Every build comes with a one-page note on how to pause it, so your office can fall back to the old way while we repair it. How long priority support lasts depends on the package. A retainer keeps us tuning month after month.`,
      },
    ],
  },
  {
    name: "Technical Questions",
    questions: [
      {
        id: "which-software",
        question: "Which software does it work with?",
        answer:
          "It works with most tools that can connect to others or export a file: e-mail, calendars, spreadsheets, QuickBooks, Google Business Profile and the common field service systems. We check yours by name and plan level before any work is priced, because some vendors keep their connection for the higher plans. If your system offers neither, we say so and show what a workaround would cost. You rarely need to replace what the crew already knows.",
      },
      {
        id: "data-ownership",
        question: "Who owns my data, and where does it live?",
        answer:
          "You own it, and it lives in accounts under your company's name. Customer lists, call notes and price books stay in the systems you use now. Some steps send text to an AI provider. Before launch you get a list of which provider, which fields and where they are stored, and you can strike any of them. We pick business plans whose terms keep your data out of model training. We never sell it. If we part ways, the logins are yours.",
      },
      {
        id: "ai-mistakes",
        question: "What happens when the AI gets it wrong?",
        answer:
          "A person on your team catches it, because anything with a price, a promise or a safety question stays a draft until somebody approves it. AI will make mistakes, so we plan for them. It works from your price book and is told to answer 'I don't know' and pass the caller on. Each message is logged, so you can see what was said and when. Code questions, gas and live electrical work always go to your licensed people.",
      },
      {
        id: "technical-crew",
        question: "Does my crew need to be technical?",
        answer:
          "No, a tech who can send a text and take a photo can use what we build. Field staff mostly talk into the phone or answer a short form. The office sees drafts with two buttons, approve or edit. We write the instructions with screenshots of your own setup, and we start with whoever on the crew is most doubtful. If it works for that person on a wet Monday, the rest will follow.",
      },
    ],
  },
];

export const faqPage = {
  headline: "What owners ask us before they sign",
  lead: "Sixteen questions on cost, timing, crews and data. The first sentence of each answer is the answer.",
  closing: {
    heading: "Still Have Questions?",
    text: "Bring the one that isn't on this page. If the honest answer is that you don't need us, you will hear that too.",
    button: "Book Your Free Q&A Session",
    note: claims.qaSession.note,
  },
};
