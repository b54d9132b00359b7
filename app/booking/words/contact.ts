import { PACKAGES } from "../../pages/packages/catalog/packages.ts";
import { claims } from "../../site/words/claims.ts";
import type { CallKind } from "../catalog/calls.ts";
import type { Interest } from "../catalog/interests.ts";

export type Contact = {
  headline: string;
  /** `call` is the one that was asked for: '15-minute discovery call'. */
  lead: (call: string) => string;
  /** What this call is for, and a link to the other length. */
  lengths: Record<CallKind, { text: string; link: string }>;
  expect: { heading: string; call: string; items: [Expectation, Expectation, Expectation] };
  /** What a button on another page asked for, by its name in `?interest=`. */
  interests: Record<Interest, string>;
  interestLabel: string;
  /** The same in the visitor's own words, for the form. */
  interestAsked: (interest: string) => string;
  /** Where the page is read as text, without its calendar. */
  freeTimes: string;
  otherWays: { heading: string; text: string; emailLabel: string; phoneLabel: string; responseLabel: string; responseTime: string };
  /** Where assistants may ask for calls. */
  assistant: string;
};

type Expectation = { title: string; text: string };

export const contact: Contact = {
  headline: "Let's Start Your Climb",
  lead: (call) => `Pick a time for a free ${call}. A founder calls you, and by the end you'll know if we can help and what it would cost.`,
  lengths: {
    discovery: {
      text: `This call is to see if we fit. To go through your numbers, take`,
      link: `${claims.strategySession.minutes} minutes instead`,
    },
    strategySession: {
      text: `This call is for your numbers. Only want to know if we fit? Take`,
      link: `${claims.discoveryCall.minutes} minutes instead`,
    },
    qaSession: { text: `This call is for your questions. To go through your numbers, take`, link: "the strategy session instead" },
  },
  expect: {
    heading: "What to Expect",
    /** Under the length and name of the call. */
    call: "Take it from the truck. We end on time.",
    items: [
      { title: "No Sales Pressure", text: "Nobody asks for a card or a signature." },
      {
        title: "Lots of Questions About Your Company",
        text: "How many crews, how quotes go out, where leads get lost. Rough numbers will do.",
      },
      {
        title: "Next Steps Discussion",
        text: "If we're a fit, you'll hear what we'd do first and what it costs. If not, we'll say so.",
      },
    ],
  },
  interests: {
    "strategy-session": `the free ${claims.strategySession.minutes}-minute strategy session`,
    "qa-session": `the free ${claims.qaSession.minutes}-minute Q&A session`,
    "foundation-audit": `the ${PACKAGES.foundationAudit.name}`,
    "growth-engine": `the ${PACKAGES.growthEngine.name} package`,
    "peak-performance": `the ${PACKAGES.peakPerformance.name} partnership`,
  },
  interestLabel: "You asked about",
  interestAsked: (interest) => `I asked about ${interest}.`,
  freeTimes:
    "Open times change by the minute, so they aren't listed here. [See them and pick one on the booking page](/contact-ai-consultation-contractors).",
  otherWays: {
    heading: "Other Ways to Reach Us",
    text: "No time for a call this week? Send a few lines about your business.",
    emailLabel: "Email",
    phoneLabel: "Phone",
    responseLabel: "Response time",
    responseTime: claims.responseTime,
  },
  assistant: "Use Claude or ChatGPT? [Your assistant can ask for the call](/book-with-your-assistant), and you confirm it.",
};
