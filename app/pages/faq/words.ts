import { leastHours } from "../../calculator/rules/counted-lines.ts";
import { claims } from "../../site/words/claims.ts";
import { labels } from "../../site/words/labels.ts";
import { countWord, dollars, shortDollars } from "../../text/format.ts";
import { GROWTH_ENGINE_ANNUAL_VALUE_USD, GUARANTEE, PACKAGES, type PackageKey } from "../packages/catalog/packages.ts";
import { secondLiveWeek } from "../packages/words/guarantee.ts";

/** The ranges that only the FAQ quotes, each beside the package's own price or length and what makes the difference. */
const faqFigures = {
  basecamp: { price: "$2,000-$5,000", duration: "2-4 weeks" },
  ascent: { duration: "6-8 weeks" },
  summit: { price: "$10,000+", duration: "3-4 months" },
  firstResults: `${GUARANTEE.firstAutomationDays} days`,
  paymentPlans: "monthly retainers and installments",
} as const;

export type FaqCategory = { name: string; questions: [FaqQuestion, FaqQuestion, FaqQuestion, FaqQuestion] };

/** The id is the fragment people link to. It never changes once published. */
type FaqQuestion = {
  id: string;
  question: string;
  answer: string;
  /** Where the answer goes on. */
  more: MoreLink;
};

type MoreLink = { label: string; to: FaqTarget };

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
          "Start with the one task that eats the most office hours every week. For many shops that's estimating, call intake or chasing open quotes. Pick one, [write down how long it takes now](/blog/ai-roi-for-contractors), and fix it before you touch the next. That's also how BASECAMP works. If you don't know which one it is, keep our [free time log](/tools/office-time-log) for a week. Then put the totals in the calculator to see what they cost you.",
        more: { label: "Run the AI Profit Calculator", to: "calculator" },
      },
      {
        id: "how-soon-results",
        question: "How soon will I see a difference?",
        answer: `Expect the first results within ${faqFigures.firstResults}, revenue growth within ${claims.revenueGrowthTime} and a return on what you paid within ${claims.returnTime}, and later with ${PACKAGES.peakPerformance.name} or when it's mostly office hours you save. Only the first of those is in the guarantee: your first automation runs on live jobs by then, while the second is still being built. [A missed-call text](/plumbers-guide-ai-automation-quotes-success) is often live first. It keeps callers and saves few hours. Most hours come from the other one, like quotes or invoices. Revenue takes longer, since a quote you sent faster still has to be signed and built.`,
        more: { label: "See the weeks, step by step", to: "process" },
      },
      {
        id: "company-size",
        question: "Is my company too small for this?",
        answer: `It can be. An audit has to find ${PACKAGES.foundationAudit.guaranteedHoursPerWeek} hours a week to save in one kind of work, like quotes or invoices. Software doesn't take over all of it, so you need about ${countWord(leastHours.office)} hours of that one kind, or ${countWord(leastHours.quotes)} if it's quotes. With less, don't buy an audit. A build has to save ${PACKAGES.growthEngine.guaranteedHoursPerWeek} hours, or ${dollars(GROWTH_ENGINE_ANNUAL_VALUE_USD)} a year, with two automations, and it's made for ${PACKAGES.growthEngine.elevation} a year. Two or three trucks are often below that, even with the hours, so they start with the audit. If neither fits, don't hire us: a saved text and [our free forms](/tools) will do. The calculator says which package fits your numbers, or that none does.`,
        more: { label: "What a month of running it costs", to: "costs" },
      },
      {
        id: "first-call",
        question: "What happens on the first call?",
        answer: `In ${claims.discoveryCall.minutes} minutes we find out if we fit: how jobs reach you, who writes the quotes, where the week gets stuck. You don't need to prepare. A founder calls you, and you hear which package we'd look at, or that none fits. You choose a time on the contact page, or [let your AI assistant ask for it](/book-with-your-assistant). We confirm it ${claims.responseTime}, and before the call starts. So there are two free calls: this one to see if we fit, and [${claims.strategySession.minutes} minutes](/contact-ai-consultation-contractors?interest=strategy-session) for your numbers or your questions.`,
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
        answer: `${price("foundationAudit")} for one workflow in ${PACKAGES.foundationAudit.duration}. BASECAMP is our nickname for the Foundation Audit. If your workflow is much smaller or bigger than usual, we quote it at roughly ${faqFigures.basecamp.price} before you pay anything. Smaller is a single intake form. Bigger is an estimating process that five people touch, and that one takes ${faqFigures.basecamp.duration}. Either way you have the price before the deposit, and the brief has to show ${PACKAGES.foundationAudit.guaranteedHoursPerWeek} hours a week or you don't pay. Building from the brief is extra. If you do ${shortDollars(PACKAGES.growthEngine.revenueUsd.from)} or more and know you want a build, skip the audit: Growth Engine includes it.`,
        more: { label: "What's in the Foundation Audit", to: "foundationAudit" },
      },
      {
        id: "ascent-and-summit",
        question: "How do ASCENT and SUMMIT compare?",
        answer: `ASCENT is Growth Engine at ${price("growthEngine")}, and SUMMIT is Peak Performance at ${price("peakPerformance")}. Both start with an audit of sales, operations and finance. With ASCENT we then build [two automations](/workflow-automation-electricians-plumbers-hvac), like lead replies and quote drafts. Replies alone rarely reach the guaranteed hours, so pair them with paperwork. SUMMIT adds training, written procedures and 90 days of support. Fewer crews to train, or fewer SOPs to write? A smaller SUMMIT is ${faqFigures.summit.price}, and we quote it on the call. If leads slip away, ASCENT is enough. SUMMIT is for when several crews have to change how they work.`,
        more: { label: "Compare the packages", to: "packages" },
      },
      {
        id: "payment-plans",
        question: "Can I pay over time?",
        answer: `Yes, and we settle the number of payments on the call. The standard terms are half as a deposit and half on delivery. Each package page says what has to be delivered first. There are two kinds of payment plans, ${faqFigures.paymentPlans}. Installments split the price of a package. The retainer pays for something else: upkeep, once the package is done. If winter is your slow season, tell us on the call and we'll plan the dates around it.`,
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
        answer: `BASECAMP takes ${PACKAGES.foundationAudit.duration}. ASCENT takes ${PACKAGES.growthEngine.duration}, and ${faqFigures.ascent.duration} of that is building. The ${countWord(GUARANTEE.countWeeks)}-week count starts when the second automation runs, so it can end after the work does. If that one isn't live by the end of ${secondLiveWeek}, you can stop and get all your money back. SUMMIT takes ${PACKAGES.peakPerformance.duration}, or ${faqFigures.summit.duration}, training included. Logins nobody remembers slow a project down, and so does a price book that isn't written down. Business texting needs a carrier registration, which can take a week or more. We start that on day one.`,
        more: { label: "The process, week by week", to: "process" },
      },
      {
        id: "owner-time",
        question: "How much of my own time will it take?",
        answer:
          "Most of it goes in at the start, when we learn how you price, schedule and bill. The packages page has the hours to plan on. You walk us through real jobs, good and bad. After that you mainly test drafts and tell us what's wrong with them, which fits between site visits. Name one other person who can answer for you, like the office manager or the lead estimator. That way no question has to wait for you.",
        more: { label: "Your own hours, by package", to: "costs" },
      },
      {
        id: "booked-jobs",
        question: "Will it disrupt jobs already on the schedule?",
        answer: `No, the new workflow runs next to your old one until you trust it. We [try it on past jobs first](/blog/give-an-ai-tool-a-road-test-first), where we know the right answer. Then it goes live for one crew or one type of call. Your calendar, your price book and your phone number stay where they are. We don't switch anything over in your busiest weeks. You pick the kickoff so that the first ${GUARANTEE.firstAutomationDays} days miss them, and from kickoff on the day doesn't move. Sign on December 1 with a freeze due on the 10th, and we'd kick off in January.`,
        more: { label: "How we count hours before and after", to: "howWeCount" },
      },
      {
        id: "after-launch",
        question: "Who do I call after launch?",
        answer: `Support is ${claims.support} by email: write any time, weekends too, and a person answers ${claims.responseTime}. We take calls at the times in [our calendar](/contact-ai-consultation-contractors). If a build stops, your phone rings the old way and your office works the old way. A one-page note says how to switch it off, so nobody has to wait for us. Priority support, 90 days with a call every week, comes only with Peak Performance. After a build, a monthly retainer can keep things tuned.`,
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
          "It works with most tools that connect to others or export a file: email, calendars, spreadsheets, QuickBooks, Google Business Profile and the common field service systems. Each has conditions. With [ServiceTitan](/guides/servicetitan) your own admin approves the app. [Housecall Pro](/guides/housecall-pro) opens its API on the MAX plan, and below that Zapier may do. [Jobber](/guides/jobber) has to approve a custom build first. We check yours by name and plan before we price any work. If yours has no way in, we'll say so and tell you what a workaround would cost. You rarely need to replace what your crew already knows.",
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
          "Most mistakes get caught, because quotes, discounts and anything you didn't list [stay a draft](/blog/automate-draft-or-leave-alone) until someone approves them. A wrong text or a wrong word on the phone can get through. Every message is logged, and while we count, your Monday report says what went wrong. What it may say by itself is on your list: a visit fee, open times, when you call back, and the safety script ('get out and call 911'). When it's unsure it says so and hands the caller to you. Code questions, gas and live electrical work always go to your licensed people. In hiring it never turns an applicant down, and applicants hear that AI takes part, which some states require.",
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
    text: "Bring the ones that aren't on this page. If you don't need us, we'll say that.",
    button: "Book Your Free Q&A Session",
    note: claims.qaSession.note,
  },
};

function price(key: PackageKey) {
  return dollars(PACKAGES[key].priceUsd);
}

/** They come to the length of the discovery call. */
const CALL_PARTS: { title: string; text: string; minutes: 3 | 4 }[] = [
  { title: "How jobs reach you", text: "Who picks up, what comes in by text or form, and what you miss.", minutes: 4 },
  { title: "Who writes the quotes", text: "How long one takes, and who asks the customer again a week later.", minutes: 4 },
  { title: "Where the week gets stuck", text: "Invoices, scheduling, the phone: the thing you'd hand off tomorrow.", minutes: 4 },
  { title: "Whether we fit", text: "A yes or a no, and the package we'd look at first.", minutes: 3 },
];

export type FirstCallWords = typeof firstCall;

export const firstCall = {
  heading: "The first call, minute by minute",
  intro: "A founder calls the number you leave. You can take it in the truck.",
  parts: CALL_PARTS.map((part, i) => ({ ...part, time: `Minutes ${minutesBefore(i)} to ${minutesBefore(i + 1)}` })),
};

function minutesBefore(index: number) {
  return CALL_PARTS.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0);
}
