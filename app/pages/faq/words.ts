import { claims } from "../../site/words/claims.ts";
import { labels } from "../../site/words/labels.ts";
import { countWord, dollars } from "../../text/format.ts";
import { GUARANTEE, PACKAGES, type PackageKey } from "../packages/catalog.ts";
import { secondLiveWeek } from "../packages/words/guarantee.ts";

/** The ranges that only the FAQ quotes, each beside the package's own price or length and what makes the difference. */
const faqFigures = {
  basecamp: { price: "$2,000-$5,000", duration: "2-4 weeks" },
  ascent: { duration: "6-8 weeks" },
  summit: { price: "$10,000+", duration: "3-4 months" },
  firstResults: `${GUARANTEE.firstAutomationDays} days`,
  paymentPlans: "monthly retainers and installments",
} as const;

export type FaqCategory = { name: string; questions: [Question, Question, Question, Question] };

/** The id is the fragment people link to. It never changes once published. */
type Question = { id: string; question: string; answer: string /** Where the answer goes on. */; more: More };

type More = { label: string; to: FaqTarget };

export type FaqTarget =
  | "calculator"
  | "contact"
  | "foundationAudit"
  | "packages"
  | "process"
  | "privacy"
  | "howWeCount"
  | "agentDevelopment"
  | "guarantee"
  | "worksWith"
  | "runningCosts"
  | "costs";

export const faq: FaqCategory[] = [
  {
    name: "Getting Started",
    questions: [
      {
        id: "where-to-start",
        question: "Where should a contractor start with AI?",
        answer:
          "Start with the one task that eats the most office hours every week. For many shops that's estimating, call intake or chasing open quotes. Pick one, [write down how long it takes now](/blog/ai-roi-for-contractors), and fix it before you touch the next. BASECAMP is built around that single task, and you pick it. If you don't know which one it is, run the AI Profit Calculator first. It shows where your hours go.",
        more: { label: "Run the AI Profit Calculator", to: "calculator" },
      },
      {
        id: "how-soon-results",
        question: "How soon will I see a difference?",
        answer: `Expect the first results within ${faqFigures.firstResults}, revenue growth within ${claims.revenueGrowthTime} and a return on what you paid within ${claims.returnTime}. Only the first of those is in the guarantee: your first automation runs on live jobs by then, while the second is still being built. Hours come back first, because [a missed-call text](/plumbers-guide-ai-automation-quotes-success) works as soon as the carriers have registered your number. Revenue takes longer, since a quote you sent faster still has to be signed and built. It also depends on how many leads you get and how soon your crew uses it daily.`,
        more: { label: "See the weeks, step by step", to: "process" },
      },
      {
        id: "company-size",
        question: "Is my company too small for this?",
        answer: `It can be. Under five hours a week of paperwork, don't hire us: a saved text and [our free forms](/tools) will do. Above that, look at where the hours are. An audit has to find ${PACKAGES.foundationAudit.guaranteedHoursPerWeek} a week in one workflow, and a build has to save ${PACKAGES.growthEngine.guaranteedHoursPerWeek} with two. Two trucks and a part-time office manager can have that many. One person with a van usually doesn't. The calculator says which package fits your numbers, or that none does.`,
        more: { label: "What a month of running it costs", to: "costs" },
      },
      {
        id: "first-call",
        question: "What happens on the first call?",
        answer: `For ${claims.discoveryCall.minutes} minutes we ask how jobs reach you, who writes the quotes and where the week gets stuck. There's nothing to prepare, though your last three estimates help. At the end you'll hear if we're a fit and which package we'd look at. You choose a time on the contact page, and we confirm it ${claims.responseTime}. You can also [let your AI assistant ask for it](/book-with-your-assistant). Want to go through your numbers? [Book the ${claims.strategySession.minutes}-minute strategy session](/contact-ai-consultation-contractors?interest=strategy-session) instead, free as well. And if you only have questions, the button at the end of this page books a ${claims.qaSession.minutes}-minute Q&A session.`,
        more: { label: labels.bookCall, to: "contact" },
      },
    ],
  },
  {
    name: "Pricing & Packages",
    questions: [
      {
        id: "basecamp-cost",
        question: "What does BASECAMP (Foundation Audit) cost?",
        answer: `${price("foundationAudit")} for one workflow in ${PACKAGES.foundationAudit.duration}. BASECAMP is our nickname for the Foundation Audit. If your workflow is much smaller or bigger than usual, we quote it at roughly ${faqFigures.basecamp.price} before you pay anything. Smaller is a single intake form. Bigger is an estimating process that five people touch, and that one takes ${faqFigures.basecamp.duration}. Either way the price doesn't move once you've paid the deposit, and the hours the brief has to show are guaranteed.`,
        more: { label: "What's in the Foundation Audit", to: "foundationAudit" },
      },
      {
        id: "ascent-and-summit",
        question: "How do ASCENT and SUMMIT compare?",
        answer: `ASCENT is Growth Engine at ${price("growthEngine")}, and SUMMIT is Peak Performance at ${price("peakPerformance")}. Both start with an audit of sales, operations and finance. With ASCENT we then build [two automations](/workflow-automation-electricians-plumbers-hvac), and most owners pick marketing and follow-up. SUMMIT adds training, written procedures and 90 days of support. Fewer crews to train, or fewer SOPs to write? A smaller SUMMIT is ${faqFigures.summit.price}, and we quote it on the call. Choose ASCENT when leads slip away. Choose SUMMIT when several crews have to change how they work.`,
        more: { label: "Compare the packages", to: "packages" },
      },
      {
        id: "payment-plans",
        question: "Can I pay over time?",
        answer: `Yes, we offer payment plans: ${faqFigures.paymentPlans}. Installments split a package into several payments. A retainer is for after: once a package is finished, one monthly price covers the upkeep. The standard terms are a deposit at the start and the rest on delivery, and each package page says what has to be delivered first. If winter is your slow season, tell us on the call and we'll plan the dates around it.`,
        more: { label: "What protects your money: the guarantee", to: "guarantee" },
      },
      {
        id: "cancel-retainer",
        question: "How do I cancel a monthly retainer?",
        answer: `Write to us with ${claims.retainerNotice}. The PEAK PERFORMANCE retainer is month to month, so there's no annual contract to break. What we built keeps running in your accounts after we stop. The logins are yours already. In the last month we go over the instructions with your office and list the subscriptions that bill you directly. A one-time package has nothing to cancel once it's delivered.`,
        more: { label: "What you'll pay each month", to: "runningCosts" },
      },
    ],
  },
  {
    name: "Implementation & Support",
    questions: [
      {
        id: "how-long",
        question: "How long does setup take?",
        answer: `BASECAMP takes ${PACKAGES.foundationAudit.duration}. ASCENT takes ${PACKAGES.growthEngine.duration}. The build is ${faqFigures.ascent.duration} of that, planned so the ${countWord(GUARANTEE.countWeeks)}-week count ends with the package. If it runs later, the guarantee waits. If the second automation isn't live by the end of ${secondLiveWeek}, you can stop and get all your money back. SUMMIT takes ${PACKAGES.peakPerformance.duration}, or ${faqFigures.summit.duration}, training included. What slows a project down is usually access: a login nobody remembers, or a price book that lives in one estimator's head. Business texting needs a carrier registration too, which can take a week or more. We start that on day one.`,
        more: { label: "The process, week by week", to: "process" },
      },
      {
        id: "owner-time",
        question: "How much of my own time will it take?",
        answer:
          "Most of it goes in at the start, when we learn how you price, schedule and bill. The packages page has the hours to plan on. You walk us through real jobs, good and bad. After that you mainly test drafts and tell us what's wrong with them, which fits between site visits. Name one other person who can answer for you, like the office manager or the lead estimator. Projects stall when every small question waits for the owner.",
        more: { label: "Your own hours, by package", to: "costs" },
      },
      {
        id: "booked-jobs",
        question: "Will it disrupt jobs already on the schedule?",
        answer:
          "No, the new workflow runs next to your old one until you trust it. We [try it on past jobs first](/blog/give-an-ai-tool-a-road-test-first), where we know the right answer. Then it goes live for one crew or one type of call. Your calendar, your price book and your phone number stay where they are. We don't switch anything over in your busiest weeks, so tell us early when the first freeze or the first heat wave usually hits.",
        more: { label: "How we count hours before and after", to: "howWeCount" },
      },
      {
        id: "after-launch",
        question: "Who do I call after launch?",
        answer: `Support is ${claims.support} by email: write any time, weekends too, and a person answers ${claims.responseTime}. We take calls ${claims.callHours}. Peak Performance comes with a dedicated line. If a build stops, your phone rings the old way and your office works the old way. A one-page note says how to switch it off, so nobody has to wait for us. How long priority support lasts depends on the package. A retainer keeps it tuned after that.`,
        more: { label: "What each package includes after launch", to: "packages" },
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
          "It works with most tools that connect to others or export a file: email, calendars, spreadsheets, QuickBooks, Google Business Profile and the common field service systems. Each has conditions. With [ServiceTitan](/guides/servicetitan) your own admin approves the app. [Housecall Pro](/guides/housecall-pro) connects only on its MAX plan. [Jobber](/guides/jobber) has to approve a custom build first. We check yours by name and plan before we price any work. If yours has no way in, we'll say so and tell you what a workaround would cost. You rarely need to replace what your crew already knows.",
        more: { label: "ServiceTitan, Housecall Pro, Jobber and more", to: "worksWith" },
      },
      {
        id: "data-ownership",
        question: "Who owns my data, and where does it live?",
        answer:
          "You own it, and it lives in accounts under your company's name. Customer lists, call notes and price books stay in the systems you use now. Some steps send text to an AI provider. Before launch you get a list of providers and fields, and you can strike any of them. We pick business plans whose terms keep your data out of model training, and we never sell it. If calls are recorded, the greeting says so, because some states need everyone's OK. You can leave recording off. If we part ways, [the logins are yours](/guides/burned-by-an-agency).",
        more: { label: "What this website itself stores", to: "privacy" },
      },
      {
        id: "ai-mistakes",
        question: "What happens when the AI gets it wrong?",
        answer:
          "A person on your team catches it, because quotes, discounts and anything you didn't list [stay a draft](/blog/automate-draft-or-leave-alone) until someone approves them. What it may say by itself is on your list: a set price like a $95 visit fee, open times on your calendar, when you call back, and the safety script ('get out and call 911'). It says 'I don't know' when it's unsure and hands the caller to you. Every message is logged. Code questions, gas and live electrical work always go to your licensed people. In hiring it sorts applicants and never turns one down. Applicants are told AI takes part, which some states require, Illinois for one.",
        more: { label: "Where an AI agent stops", to: "agentDevelopment" },
      },
      {
        id: "technical-crew",
        question: "Does my crew need to be technical?",
        answer:
          "No. If you can send a text and take a photo, you can use what we build. Field staff mostly talk into the phone or answer a short form. The office sees drafts with two buttons, approve or edit. Spanish works too: the agent can answer a caller in Spanish and hand your office the notes in English, and forms can be in both. We write the instructions with screenshots of your own setup, and we start with [whoever on the crew doubts it most](/blog/questions-your-crew-will-ask-about-ai).",
        more: { label: "An example call, minute by minute", to: "agentDevelopment" },
      },
    ],
  },
];

export const faqPage = {
  headline: "What owners ask us before they sign",
  lead: "Sixteen questions about cost, timing, crews and data. Each answer starts with the short version.",
  closing: {
    heading: "Still Have Questions?",
    text: "Bring the one that isn't on this page. If the honest answer is that you don't need us, we'll say that.",
    button: "Book Your Free Q&A Session",
    note: claims.qaSession.note,
  },
};

function price(key: PackageKey) {
  return dollars(PACKAGES[key].priceUsd);
}
