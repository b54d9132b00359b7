import type { ServiceKey } from "../catalog/services.ts";
import { claims } from "./claims.ts";

export type Home = {
  /** The promise gets the color. */
  headline: { claim: string; promise: string };
  lead: string;
  actions: { book: string; packages: string };
  figures: [Figure, Figure, Figure];
  pains: { heading: string; text: string; link: string; items: [Pain, Pain, Pain] };
  built: { heading: string; text: string; points: [Point, Point, Point] };
  solutions: {
    heading: string;
    text: string /** Before the name of the service. */;
    partOf: string;
    items: [Solution, Solution, Solution, Solution, Solution, Solution];
  };
  teaser: { heading: string; text: string; button: string };
  closing: { heading: string; text: string; button: string };
};

type Figure = { value: string; label: string };

/** The cost is an example, and the text says how it adds up. */
type Pain = { title: string; text: string; cost: Figure };

type Point = { title: string; text: string };

/** `service`: the nearest service page. */
type Solution = { /** What the job turns into, in large type. */ figure: string; title: string; text: string; service: ServiceKey };

export const home: Home = {
  headline: { claim: "Scale Your Service Based Business With", promise: "AI That Actually Works" },
  lead: "For contractors and home-service crews. We set up AI that answers your leads and drafts your quotes, so paperwork stops eating your evenings.",
  actions: { book: "Book Free Consultation", packages: "View Our Packages" },
  figures: [
    { value: claims.quoteTime, label: `to a quote that used to take ${claims.oldQuoteTime}` },
    { value: `${claims.hoursSavedPerWeek} hours`, label: "saved per week" },
    { value: claims.transformationTime, label: "for your AI transformation" },
  ],
  pains: {
    heading: "What a normal week costs you",
    text: "Three examples.",
    link: "Put in your own numbers",
    items: [
      {
        title: "Hiring Headaches",
        text: "Say 40 people answer your ad for a helper. At 10 minutes each, you read and call for most of a day. Half of them have no driver's license.",
        cost: { value: "6 h 40 min", label: "per open position, before the first interview" },
      },
      {
        title: "Lead Generation Struggles",
        text: "You are on a ladder, the phone rings out, and the caller tries the next name. Take one lost $1,200 job a week.",
        cost: { value: "$62,400", label: "in lost work a year" },
      },
      {
        title: "Slow Estimates",
        text: `The site visit is Monday, the quote goes out ${claims.oldQuoteTime} later. If that loses you two $900 jobs a month, it adds up.`,
        cost: { value: "$21,600", label: "a year to whoever quoted first" },
      },
    ],
  },
  built: {
    heading: "Built by Contractors, For Contractors",
    text: "It has to hold up on a job site, with gloves on and one bar of signal.",
    points: [
      {
        title: "It works from the truck",
        text: "Text messages and phone calls. If you need a laptop to use it, we built it wrong.",
      },
      {
        title: "It speaks job site",
        text: "Trip charges, change orders, call-backs. You will not have to explain what a rough-in is.",
      },
      {
        title: "It pays or you don't",
        text: "Each package has a guarantee you can check against your own week.",
      },
    ],
  },
  solutions: {
    heading: "Six jobs you can hand over",
    text: "Start with the one that annoys you most.",
    partOf: "Part of",
    items: [
      {
        figure: claims.hiringTimeSaved,
        title: "AI-Powered Hiring",
        text: `Applicants answer your must-have questions by text, and you call the ones who qualify. ${claims.hiringTimeSaved} of the screening time is gone.`,
        service: "agentDevelopment",
      },
      {
        figure: claims.visibility,
        title: "Smart Lead Generation",
        text: `Homeowners nearby find you first. ${claims.visibility} the visibility, ${claims.visibilityLeads} more leads.`,
        service: "digitalMarketing",
      },
      {
        figure: "5-10 min",
        title: "Instant Estimates",
        text: `Photos and measurements go in, a draft at your prices comes out in ${claims.quoteTime}. You check it and send it.`,
        service: "agentDevelopment",
      },
      {
        figure: "10 PM",
        title: "Automated Customer Service",
        text: "Calls and texts get an answer at 10 PM. A burst pipe gets put through to you.",
        service: "agentDevelopment",
      },
      {
        figure: claims.lessDataEntry,
        title: "AI Powered Bookkeeping",
        text: `Receipts are read and matched to jobs. ${claims.lessDataEntry} less manual data entry.`,
        service: "workflowAutomation",
      },
      {
        figure: "Thursday",
        title: "Payroll Services",
        text: "Hours come in from the field by phone, sorted by job, ready for you to approve on Thursday.",
        service: "workflowAutomation",
      },
    ],
  },
  teaser: {
    heading: "Pick the height you want to climb to",
    text: "Your revenue tells you where to start. The guarantee tells you what to expect.",
    button: "View All Audit Packages",
  },
  closing: {
    heading: "Bring us the job you hate most",
    text: `In a free ${claims.strategySession.minutes}-minute strategy session we take it apart together. You keep the notes either way.`,
    button: "Book My Free Strategy Session",
  },
};
