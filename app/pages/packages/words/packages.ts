import { BOOKING_WINDOW_DAYS } from "../../../booking/catalog/slots.ts";
import { claims } from "../../../site/words/claims.ts";
import { labels } from "../../../site/words/labels.ts";
import { countWord, dollars, shortDollars } from "../../../text/format.ts";
import { PROCESS_STAGES } from "../../process/catalog.ts";
import { GROWTH_ENGINE_ANNUAL_VALUE_USD, GUARANTEE, PACKAGE_KEYS, PACKAGES, type PackageKey } from "../catalog/packages.ts";
import { firstLiveDay, secondLiveWeek } from "./guarantee.ts";

/** True at any price. */
const auditCosts =
  PACKAGES.foundationAudit.priceUsd * 2 < PACKAGES.growthEngine.priceUsd ? "less than half" : dollars(PACKAGES.foundationAudit.priceUsd);

type PackageTier = {
  name: string;
  /** The Climb Series name: BASECAMP, ASCENT, SUMMIT. */
  climb: string;
  subtitle: string;
  description: string;
  priceUsd: number;
  /** What the price buys, shown beside it: 'One-time audit', '90-Day Strategic Implementation', … */
  terms: string;
  duration: string;
  popular: boolean;
  /** The ideal revenue range, which the site calls elevation. */
  elevation: string;
  guarantee: { hoursPerWeek: number; text: string };
  parts: PackagePart[];
  /** What the client holds in the end, in the contract's order. */
  deliverables: string[];
  /** Payment: what the second half is tied to. */
  finalHalf: string;
};

/** One thing a package includes, and what we do for it. */
type PackagePart = { item: string; how?: string };

/** The page of one package, in addition to what every tier has. */
export type PackagePage = {
  headline: string;
  lead: string;
  badge?: string;
  elevationLabel: string;
  includedHeading: string;
  guaranteeHeading: string;
  /** `why` answers what owners ask about the price. */
  investment: { heading: string; text: string; why: { question: string; answer: string }; button: string };
  /**
   * Foundation: the 3-step process. Growth: Sales, Operations, Finance with four bullets each. Peak: the four-step White Glove Experience.
   */
  detail: { heading: string; text: string; parts: { title: string; text?: string; bullets?: string[] }[] };
  fits: { heading: string; yes: string[]; no: string[] };
  /** The first action is the main one. */
  closing: { heading: string; text: string; actions: [PackageAction, ...PackageAction[]] };
  backLabel: string;
};

type PackagesOverview = {
  headline: string;
  lead: string;
  guide: { heading: string; text: string; strategy: string; rows: { revenue: string; pain: string; fit: PackageKey; why: string }[] };
  climb: {
    heading: string;
    text: string;
    /** What opens the rest on a phone. */
    open: string;
    tiers: Record<PackageKey, string>;
    retainer: { name: string; label: string; text: string; terms: string[] };
  };
  comparison: { heading: string; caption: string; rows: { label: string; cells: Record<PackageKey, boolean | string> }[]; note: string };
  terms: { heading: string; text: string; finalHalf: Record<PackageKey, string>; why: string; because: string };
  closing: { heading: string; text: string };
};

/** Where a closing button leads, and a few words above it where a page has several that book. */
type PackageAction = { label: string; to: "contact" | "strategySession" | "packages"; note?: string };

/** The payment terms, in these words on every package's page. */
export const PAYMENT = "50% deposit and 50% on delivery";
const BACK = "Back to All Packages";
const BOOK_OR_COMPARE: PackagePage["closing"]["actions"] = [
  { label: labels.bookCall, to: "contact" },
  { label: "Compare All Audits", to: "packages" },
];

// Declared before its uses: the guarantee and the comparison give the same figure.
const growthAnnualValue = dollars(GROWTH_ENGINE_ANNUAL_VALUE_USD);

export const packages: Record<PackageKey, PackageTier> = {
  foundationAudit: {
    ...PACKAGES.foundationAudit,
    subtitle: "Single Workflow Analysis",
    description: "We time every step of the workflow that slows you down most. Then you know what fixing it is worth.",
    terms: "One-Time Audit",
    popular: false,
    guarantee: {
      hoursPerWeek: PACKAGES.foundationAudit.guaranteedHoursPerWeek,
      text: `ROI projection showing at least ${PACKAGES.foundationAudit.guaranteedHoursPerWeek} hours per week of savings, or you don't pay.`,
    },
    parts: [
      { item: "2-hour discovery call" },
      {
        item: "Single workflow bottleneck analysis",
        how: "We follow one workflow from start to finish on real jobs and time every step and hand-off.",
      },
      { item: "Top 3 friction points", how: "We rank them by hours lost per week." },
      { item: "1-2 page AI solution brief" },
      {
        item: "No-code tool recommendations",
        how: "We see which ones work with the software you already have.",
      },
      { item: "ROI projection", how: "We work out the payback in hours and dollars." },
    ],
    deliverables: ["Workflow Analysis Report", "AI Implementation Brief", "Tool Recommendation Guide", "ROI Calculation & Timeline"],
    finalHalf: "the solution brief",
  },
  growthEngine: {
    ...PACKAGES.growthEngine,
    subtitle: "Complete Business Transformation",
    description: "A full operations audit and a 90-day plan. We set up two of the automations in it for you.",
    terms: "90-Day Strategic Implementation",
    popular: true,
    guarantee: {
      hoursPerWeek: PACKAGES.growthEngine.guaranteedHoursPerWeek,
      text: `${PACKAGES.growthEngine.guaranteedHoursPerWeek}+ hours per week saved or ${growthAnnualValue} annual value, or you pay nothing.`,
    },
    parts: [
      { item: "Everything in Foundation" },
      {
        item: "Full operations audit",
        how: "We sit down with the office, the field and whoever keeps the books.",
      },
      {
        item: "90-day roadmap",
        how: "We map every hand-off from new lead to final payment.",
      },
      {
        item: "Tool stack plan",
        how: "We pick the tools and drop the ones you pay for twice.",
      },
      {
        item: "Done-for-you setup of 2 core automation workflows",
        how: "We run them next to the old way first.",
      },
      {
        item: "Process optimization and a playbook",
        how: "We write the new steps down for your people.",
      },
    ],
    deliverables: [
      "Complete Operations Audit",
      "90-Day Implementation Roadmap",
      "2 Fully Built Automation Workflows",
      "Process Optimization Playbook",
      "Tool Integration Guide",
    ],
    finalHalf: "the complete roadmap",
  },
  peakPerformance: {
    ...PACKAGES.peakPerformance,
    subtitle: "White Glove Implementation",
    description: "Every Growth Engine deliverable, plus training for your people and 90 days of weekly calls.",
    terms: "Full Implementation + 90-Day Support",
    popular: false,
    guarantee: {
      hoursPerWeek: PACKAGES.peakPerformance.guaranteedHoursPerWeek,
      text: `${PACKAGES.peakPerformance.guaranteedHoursPerWeek}+ hours per week saved, or you pay nothing.`,
    },
    parts: [
      {
        item: "Everything in Growth Engine",
        how: "We do all of that work across every crew.",
      },
      {
        item: "Half-day team training workshop",
        how: "Office and crew leads take it together.",
      },
      {
        item: "3 custom SOP documents",
        how: "We write them with the people who'll follow them.",
      },
      { item: "Staff training", how: "Your people learn on their own jobs, in their own software." },
      {
        item: "90-day priority support with weekly calls",
        how: "We get on a call every week, all 90 days.",
      },
      { item: "Dedicated support line" },
    ],
    deliverables: [
      "All Growth Engine deliverables",
      "Team Training Workshop",
      "3 Custom SOP Documents",
      "90-Day Priority Support",
      "Dedicated Support Channel",
    ],
    finalHalf: "training and SOPs",
  },
};

export const packagePageWords: Record<PackageKey, PackagePage> = {
  foundationAudit: {
    headline: "Find out what one slow job in your office costs you",
    lead: `You pick the workflow: quoting, scheduling or invoicing. In ${packages.foundationAudit.duration} you'll know where its hours go and what it takes to get them back.`,
    elevationLabel: idealRevenue("foundationAudit"),
    includedHeading: "What's in the audit",
    guaranteeHeading: `${packages.foundationAudit.guarantee.hoursPerWeek} hours a week on paper, or you don't pay`,
    investment: {
      heading: "What it costs",
      text: `${PAYMENT}: the second half is due when you have ${packages.foundationAudit.finalHalf}. If the brief doesn't show the hours, you don't owe it, and we refund your deposit.`,
      why: {
        question: "Why pay for a plan?",
        answer:
          "Because the wrong tool costs more. The brief has the hours, the tool and its monthly price, and your nephew or any freelancer can build from it. So can we, at a price we quote first. There's no list price for one workflow.",
      },
      button: labels.bookCall,
    },
    detail: {
      heading: "The audit in three steps",
      text: "We need one 2-hour call from you, the paperwork from a few recent jobs, and a week of start and stop times from whoever does the work.",
      parts: [
        {
          title: "Talk it through",
          text: "You walk us through the workflow the way it really runs, sticky notes and all.",
        },
        {
          title: "Find the friction",
          text: "We time the steps and name the top 3 friction points, each with its hours per week.",
        },
        {
          title: "Hand over the brief",
          text: "One or two pages: what to change, which no-code tool to use and when it pays for itself.",
        },
      ],
    },
    fits: {
      heading: "Is one workflow enough?",
      yes: [
        "One office job is always behind, and you know which one",
        `You do around ${packages.foundationAudit.elevation} in revenue`,
        "You want numbers before you buy software",
      ],
      no: [
        "Sales, office and field all hurt: look at Growth Engine",
        "You want it built for you: this audit ends with a plan, and nothing gets built",
      ],
    },
    closing: {
      heading: "Tell us which job is always behind",
      text: `The call is free and takes ${claims.discoveryCall.minutes} minutes. We'll ask who does that job today, how often and how long it takes.`,
      actions: BOOK_OR_COMPARE,
    },
    backLabel: BACK,
  },
  growthEngine: {
    headline: "A plan for the whole company, with two automations built",
    lead: "For owners with more than one fire to put out. We look at sales, operations and finance at once, because they run into each other. A vague estimate ends in a late check.",
    badge: "Most Popular • Best Value",
    elevationLabel: idealRevenue("growthEngine"),
    includedHeading: "What's Included",
    guaranteeHeading: `${packages.growthEngine.guarantee.hoursPerWeek} hours a week or ${growthAnnualValue} a year`,
    investment: {
      heading: "Investment",
      text: `${PAYMENT}: the second half is due with ${packages.growthEngine.finalHalf}, in weeks ${PROCESS_STAGES.design}. Your first automation is live by ${firstLiveDay}. The guarantee covers both halves until the hours are counted.`,
      why: {
        question: "Why pay in full before the hours are counted?",
        answer: `By then the audit and the roadmap are done, and they're yours even if you take them to someone else. You aren't stuck with us either. If nothing runs on your live jobs by ${firstLiveDay}, you can walk away with all your money, even the half you just paid. It's the same if the second one isn't live by the end of ${secondLiveWeek}.`,
      },
      button: labels.bookCall,
    },
    detail: {
      heading: "Complete Business Analysis",
      text: "We check twelve places where a trade business loses hours.",
      parts: [
        {
          title: "Sales",
          bullets: [
            "Minutes from a new lead to your first reply",
            "Quotes sent, won, lost and never answered",
            "Who follows up on a quote, and when",
            "What each lead source costs per booked job",
          ],
        },
        {
          title: "Operations",
          bullets: [
            "Dispatch, drive time and no-shows",
            "Callbacks and what caused them",
            "Change orders agreed on site and never written down",
            "Data typed twice between field and office",
          ],
        },
        {
          title: "Finance",
          bullets: [
            "Days from finished job to sent invoice",
            "Days from invoice to money in the bank",
            "Estimated hours against actual hours, by job type",
            "Evenings spent on payroll and the books",
          ],
        },
      ],
    },
    fits: {
      heading: "When Growth Engine pays off",
      yes: [
        `You do ${packages.growthEngine.elevation} a year in revenue`,
        "Leads come in faster than quotes go out",
        "Your dispatcher is maxed out, and another hire wouldn't fix it",
      ],
      no: [
        `Only one workflow hurts: the Foundation Audit costs ${auditCosts}`,
        "Nobody in the office can answer our questions during the 90 days",
      ],
    },
    closing: {
      heading: "Bring last week's calendar",
      text: `Ten hours likely or not? That takes us ${claims.discoveryCall.minutes} minutes, and it's free. To add them up with us, book the ${claims.strategySession.minutes}-minute strategy session.`,
      actions: BOOK_OR_COMPARE,
    },
    backLabel: BACK,
  },
  peakPerformance: {
    headline: "We build it, then train your crews on it",
    lead: "For companies with several crews. We build two automations that every crew uses the same way and train your people on them. For 90 days you have a direct line to us.",
    badge: "White Glove Partnership",
    elevationLabel: idealRevenue("peakPerformance"),
    includedHeading: "What the partnership includes",
    guaranteeHeading: `${packages.peakPerformance.guarantee.hoursPerWeek} hours a week, counted with you`,
    investment: {
      heading: "Investment",
      text: `${PAYMENT}: the second half is due with ${packages.peakPerformance.finalHalf}. The count comes later, during the 90 days of support. If it falls short, we refund both halves.`,
      why: {
        question: `Why ${price("peakPerformance")}?`,
        answer:
          "You get the same two workflows as in Growth Engine, run by every crew instead of one office. Growth Engine guarantees 10 hours a week from one office. Here it's 20, counted over all crews. Getting every crew to use them takes training, written procedures and a call every week, and that's the other half of the price.",
      },
      button: "Get Peak Performance Partnership",
    },
    detail: {
      heading: "White Glove Experience",
      text: "You work with the same team from the first question to the last weekly call.",
      parts: [
        {
          title: "Complete Audit",
          text: "We look at sales, operations and finance, with every crew included. You get the roadmap, and we build two workflows from it.",
        },
        {
          title: "Team Training",
          text: "A half-day workshop on your jobs and your software, then training for the staff who use it daily.",
        },
        {
          title: "Custom SOPs",
          text: "Three procedures written down step by step, such as change orders or closing out a job.",
        },
        {
          title: "Priority Support",
          text: "A call every week for 90 days, and a dedicated line for the days in between.",
        },
      ],
    },
    fits: {
      heading: "Is Peak Performance right for you?",
      yes: [
        `The company does ${packages.peakPerformance.elevation} a year in revenue`,
        "Two crews do the same job two different ways",
        "New hires take months to learn how you do things",
      ],
      no: [
        "You're well under $5M: start with Growth Engine and its two workflows",
        "You want software and no meetings: this one has a workshop and a call every week",
      ],
    },
    closing: {
      heading: `Spend ${claims.discoveryCall.minutes} minutes before you spend ${price("peakPerformance")}`,
      text: "We'll ask about crews, systems and revenue, and tell you if a smaller package would do.",
      actions: [
        { label: "Book Your Discovery Call Now", to: "contact", note: `${claims.discoveryCall.minutes} minutes, this week` },
        {
          label: labels.bookStrategy,
          to: "strategySession",
          note: `${claims.strategySession.minutes} minutes, with your numbers`,
        },
        { label: "Book Your Discovery Call", to: "contact", note: `Busy season? Pick a day up to ${BOOKING_WINDOW_DAYS} days out` },
        { label: "Compare All Audits", to: "packages", note: "Not sure it's this one?" },
      ],
    },
    backLabel: BACK,
  },
};

const [PRICE, GUARANTEED, REVENUE] = ["Price", "Guaranteed per week", "Ideal revenue"] as const;
const guaranteed = {
  foundationAudit: `${packages.foundationAudit.guarantee.hoursPerWeek}+ hours, projected`,
  growthEngine: `${packages.growthEngine.guarantee.hoursPerWeek}+ hours, or ${growthAnnualValue} a year`,
  peakPerformance: `${packages.peakPerformance.guarantee.hoursPerWeek}+ hours`,
};

export const packagesOverview: PackagesOverview = {
  headline: "What AI costs a contractor: three packages, three prices",
  lead: "Each one starts with an audit, and each has its own guarantee in hours a week. The smallest ends with a plan, and the other two with automations that run. Software fees are extra and listed below.",
  guide: {
    heading: "Which audit fits",
    text: `Go by revenue first, then by what hurts. If you do more than ${shortDollars(PACKAGES.foundationAudit.revenueUsd.to)} a year and two kinds of work can't save ${packages.growthEngine.guarantee.hoursPerWeek} hours or ${dollars(GROWTH_ENGINE_ANNUAL_VALUE_USD)} a year, but one kind saves ${packages.foundationAudit.guarantee.hoursPerWeek}, you're between two packages, so talk to us before you buy one.`,
    strategy: "Want to see what we look at in an audit, before you pick one?",
    rows: [
      {
        revenue: packages.foundationAudit.elevation,
        pain: "You write quotes at the kitchen table at 9 PM",
        fit: "foundationAudit",
        why: "One workflow eats your evenings. Find out what it costs you and which tool can take it over.",
      },
      {
        revenue: "$1M - $1.5M",
        pain: "Either audit fits, and you can name the one thing that's stuck",
        fit: "foundationAudit",
        why: "Start with that. If you count three stuck things, go with Growth Engine.",
      },
      {
        revenue: packages.growthEngine.elevation,
        pain: "Leads wait, and the schedule lives in one person's head",
        fit: "growthEngine",
        why: "You need a plan for the whole company, and we build two of the fixes.",
      },
      {
        revenue: packages.peakPerformance.elevation,
        pain: "Every crew has its own way, and you're the only one who knows them all",
        fit: "peakPerformance",
        why: "A new system has to reach every truck. That takes training and written procedures.",
      },
    ],
  },
  climb: {
    heading: "The Climb Series: same packages, trail names",
    text: "You may hear us say BASECAMP, ASCENT or SUMMIT. They're our nicknames for the packages above.",
    open: "Which name is which, and the monthly plan",
    tiers: {
      foundationAudit: "Foundational setup: we study one workflow and price the fix.",
      growthEngine:
        "Marketing automation and more: lead replies, quote follow-up or review requests, and a second workflow where the hours are.",
      peakPerformance: "Full AI transformation, with your people trained to run it.",
    },
    retainer: {
      name: "PEAK PERFORMANCE",
      label: "Monthly retainer",
      text: "Optional. A monthly plan that keeps what we built running once your package is done.",
      terms: [
        "Month-to-month, only after a finished package",
        `Cancel with ${claims.retainerNotice}`,
        "Quoted after the audit, once we know what there is to run",
      ],
    },
  },
  comparison: {
    heading: "Compare the packages line by line",
    caption: "What each package includes",
    rows: [
      { label: PRICE, cells: cells(price) },
      { label: "Length", cells: cells((key) => packages[key].duration) },
      { label: REVENUE, cells: cells((key) => packages[key].elevation) },
      { label: GUARANTEED, cells: guaranteed },
      {
        label: "Area covered",
        cells: { foundationAudit: "1 workflow", growthEngine: "Whole company", peakPerformance: "Whole company" },
      },
      { label: "ROI projection", cells: from("foundationAudit") },
      {
        label: "Tool advice",
        cells: { foundationAudit: "No-code tools", growthEngine: "Tool stack plan", peakPerformance: "Tool stack plan" },
      },
      { label: "Full operations audit", cells: from("growthEngine") },
      { label: "90-day roadmap", cells: from("growthEngine") },
      { label: "Automation workflows built", cells: from("growthEngine", "2") },
      { label: "Process playbook", cells: from("growthEngine") },
      { label: "Team training", cells: from("peakPerformance", "Half-day workshop") },
      { label: "Custom SOPs", cells: from("peakPerformance", "3 documents") },
      { label: "Priority support", cells: from("peakPerformance", "90 days, weekly calls") },
    ],
    note: `${PACKAGES.peakPerformance.name} builds two workflows, the same as Growth Engine, and puts them on every crew. The extra ${dollars(PACKAGES.peakPerformance.priceUsd - PACKAGES.growthEngine.priceUsd)} pays for the workshop, three SOPs and 90 days of weekly calls.`,
  },
  terms: {
    heading: "When you pay",
    text: `${PAYMENT} of the final roadmap. That's Growth Engine's second half. The other two don't end with a roadmap, so theirs is tied to something else you can hold:`,
    finalHalf: cells((key) => packages[key].finalHalf),
    why: "Why is it due before the hours are counted?",
    because: `Because the ${countWord(GUARANTEE.countWeeks)}-week count comes after the build, and we'd be carrying half the price until then. Until then a date and the guarantee protect you. If nothing runs on your live jobs by ${firstLiveDay}, you can stop and get back what you paid. With ${PACKAGES.growthEngine.name} it's the same if the second automation isn't live by the end of ${secondLiveWeek}. If they run and the hours aren't there, both halves come back.`,
  },
  closing: {
    heading: "Not sure which one?",
    text: `Take the free ${claims.discoveryCall.minutes}-minute discovery call. Describe a bad week, and we'll name the smallest package that would fix it.`,
  },
};

function idealRevenue(key: PackageKey) {
  return `Ideal Revenue: ${packages[key].elevation}`;
}

function price(key: PackageKey) {
  return dollars(packages[key].priceUsd);
}

function cells<Cell>(cellOf: (key: PackageKey) => Cell): Record<PackageKey, Cell> {
  return {
    foundationAudit: cellOf("foundationAudit"),
    growthEngine: cellOf("growthEngine"),
    peakPerformance: cellOf("peakPerformance"),
  };
}

/** Whatever a tier includes, every higher tier includes too. */
function from(lowest: PackageKey, content: true | string = true) {
  return cells((key) => (PACKAGE_KEYS.indexOf(key) >= PACKAGE_KEYS.indexOf(lowest) ? content : false));
}
