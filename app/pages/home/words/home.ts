import { claims } from "../../../site/words/claims.ts";
import { countWord } from "../../../text/format.ts";
import { GUARANTEE, PACKAGES } from "../../packages/catalog/packages.ts";
import type { ServiceKey } from "../../services/catalog/services.ts";

export type Home = {
  /** The promise gets the color. */
  headline: { claim: string; promise: string };
  lead: string;
  /** The guarantee in one sentence, where a phone shows it without scrolling. */
  guarantee: { text: string; link: string };
  actions: { book: string; packages: string };
  figures: [HomeFigure, HomeFigure, HomeFigure];
  pains: { heading: string; text: string; link: string; items: [Pain, Pain, Pain] };
  built: { heading: string; text: string; points: [PointWords, PointWords, PointWords] };
  solutions: {
    heading: string;
    /** Before the link to the strategy page. */
    text: string;
    /** Before the name of the service. */
    partOf: string;
    items: [Solution, Solution, Solution, Solution, Solution, Solution];
  };
  teaser: { heading: string; text: string; button: string };
  /** Where the work can be seen before anyone pays. */
  proof: { heading: string; text: string; links: Record<"sampleReport" | "sampleBrief" | "tools" | "howWeCount", PointWords> };
  closing: { heading: string; text: string };
};

type HomeFigure = { value: string; label: string };

/** The cost is an example, and the text says how it adds up. */
type Pain = { title: string; text: string; cost: HomeFigure };

type PointWords = { title: string; text: string };

/** `figure`: what the job turns into, in large type. `service`: the nearest service page. */
type Solution = { figure: string; title: string; text: string; service: ServiceKey };

export const home: Home = {
  headline: { claim: "Scale Your Service Based Business With", promise: "AI That Actually Works" },
  lead: "We set up AI that answers calls, drafts quotes and does paperwork for contractors and home-service crews.",
  guarantee: {
    text: `When we build for you, we guarantee ${PACKAGES.growthEngine.guaranteedHoursPerWeek} or ${PACKAGES.peakPerformance.guaranteedHoursPerWeek} hours a week, by package. If we miss, you get it all back, deposit included.`,
    link: "See the terms",
  },
  actions: { book: "Book Free Consultation", packages: "View Our Packages" },
  figures: [
    { value: claims.quoteTime, label: `for a quote draft that used to take ${claims.oldQuoteTime}` },
    { value: `${claims.hoursSavedPerWeek} hours`, label: "saved per week, office and owner" },
    { value: claims.transformationTime, label: "from kickoff to the first automation live on your jobs" },
  ],
  pains: {
    heading: "What a normal week costs you",
    text: "Made-up examples.",
    link: "Run your own numbers",
    items: [
      {
        title: "Hiring Headaches",
        text: "Say 40 people answer your ad for a helper. At 10 minutes each, that's most of a day gone. And half of them don't have a driver's license.",
        cost: { value: "6 h 40 min", label: "per opening, before the first interview" },
      },
      {
        title: "Lead Generation Struggles",
        text: "You're on a ladder, so the call goes to voicemail, and the caller tries the next name. Lose one $1,200 job a week that way and it adds up.",
        cost: { value: "$62,400", label: "in 52 weeks of lost work" },
      },
      {
        title: "Slow Estimates",
        text: `You visit on Monday and the quote goes out ${claims.oldQuoteTime} later. Say that costs you two $900 jobs a month.`,
        cost: { value: "$21,600", label: "a year to whoever quoted first" },
      },
    ],
  },
  built: {
    heading: "Built by Contractors, For Contractors",
    text: "The contractors are your own people. They write the rules, test every build and decide when it goes live. We're the software people who do the wiring.",
    points: [
      {
        title: "It works from the truck",
        text: "In the field it's texts and calls. The office sees drafts on the screen it already uses.",
      },
      {
        title: "It knows the job site",
        text: "Trip charges, change orders, callbacks: it runs on your own price book and your own words.",
      },
      {
        title: "You count the hours",
        text: `Your people log the same work before we build and for ${countWord(GUARANTEE.countWeeks)} weeks after. If the hours aren't there, both halves come back in ${GUARANTEE.refundDays} days.`,
      },
    ],
  },
  solutions: {
    heading: "Six jobs you can hand off",
    text: "Start with the one that bugs you most. You pick it. If you can't tell, a week on our [free time log](/tools/office-time-log) shows the biggest.",
    partOf: "Part of",
    items: [
      {
        figure: claims.hiringTimeSaved,
        title: "AI-Powered Hiring",
        text: `Applicants answer your must-have questions by text and get sorted. You make every yes and no. We aim to save ${claims.hiringTimeSaved} of the screening time.`,
        service: "agentDevelopment",
      },
      {
        figure: claims.visibility,
        title: "Smart Lead Generation",
        text: `We fix your map listing so more neighbors see it. We aim for ${claims.visibility} the visibility and ${claims.visibilityLeads} more leads. Google decides, so that isn't in the guarantee.`,
        service: "digitalMarketing",
      },
      {
        figure: "5-10 min",
        title: "Instant Estimates",
        text: `Photos and measurements go in, and a draft at your prices comes out in ${claims.quoteTime}. You check it and send it.`,
        service: "agentDevelopment",
      },
      {
        figure: "10 PM",
        title: "Automated Customer Service",
        text: "Calls and texts get an answer at 10 PM. A burst pipe goes straight to your phone.",
        service: "agentDevelopment",
      },
      {
        figure: claims.lessDataEntry,
        title: "AI Powered Bookkeeping",
        text: `Receipts get read and matched to jobs, and nobody types a job twice. We aim for ${claims.lessDataEntry} less manual data entry per job.`,
        service: "workflowAutomation",
      },
      {
        figure: "Thursday",
        title: "Payroll Services",
        text: "Crews send their hours by phone. They're sorted by job and ready for your approval on Thursday.",
        service: "workflowAutomation",
      },
    ],
  },
  teaser: {
    heading: "Compare the three packages",
    text: "Go by revenue first, then by the hours each one guarantees.",
    button: "View All Audit Packages",
  },
  proof: {
    heading: "See the work before you pay for any",
    text: "This is the paperwork you'd get from us, filled in for made-up shops.",
    links: {
      sampleReport: { title: "A weekly report", text: "Hours saved by task, what went wrong, what it cost to run." },
      sampleBrief: { title: "A solution brief", text: "Two pages, timed step by step, with the payback math." },
      tools: { title: "Templates and forms", text: "Excel and Word files from our posts. Free, no sign-up." },
      howWeCount: { title: "How we count", text: "The log, the ledger, and what each claim here stands for." },
    },
  },
  closing: {
    heading: "Bring us the job you hate most",
    text: `In a free ${claims.strategySession.minutes}-minute strategy session we go through its numbers with you. Only want to know if we fit? The discovery call takes ${claims.discoveryCall.minutes}.`,
  },
};
