import { FOLLOW_UP_DAYS, FOLLOW_UP_KINDS } from "../../follow-up/catalog.ts";
import type { FieldProblem } from "../../forms/fields.ts";
import { type LeadTrade, OTHER_TRADES } from "../../pages/trades/catalog/trades.ts";
import { claims } from "../../site/words/claims.ts";
import { countWord } from "../../text/format.ts";
import { capitalized } from "../../text/in-sentence.ts";
import type { LeadName } from "../catalog/lead-fields.ts";

/** What the form adds while follow-ups go out. */
export const followUpNote = `If you don't book, up to ${countWord(FOLLOW_UP_KINDS.length)} short notes follow: on day ${FOLLOW_UP_DAYS}. One click in any of them stops the rest.`;

/** Screens 5 and 6: the lead form and what it says afterward. */
export const lead = {
  /** Above the contract's heading: what the button before it promised. */
  before: "Your plan, by email",
  title: "Book Your Free Strategy Call",
  text: `Where should we email your plan? It comes with your own numbers, the templates, and a link to book a free ${claims.strategySession.minutes}-minute call, if you want one.`,
  labels: {
    name: "Your Name",
    email: "Email",
    company: "Company Name",
    tradeType: "Trade",
    otherTrade: "What kind of work? (optional)",
    phone: "Phone (optional)",
  } satisfies Record<LeadName, string>,
  /** Field names for the sentence that says what's missing. */
  missingNames: {
    name: "your name",
    email: "email",
    company: "company",
    tradeType: "trade",
    otherTrade: "kind of work",
    phone: "phone",
  } satisfies Record<LeadName, string>,
  choose: "Please choose",
  trades: {
    electrical: "Electrical",
    plumbing: "Plumbing",
    hvac: "HVAC",
    roofing: "Roofing",
    "general-contractor": "General Contractor",
    other: "Other",
  } satisfies Record<LeadTrade, string>,
  /** Suggested to whoever chooses Other: 'Landscaping'. */
  otherTrades: OTHER_TRADES.map(capitalized),
  problems: {
    required: "Please fill this in.",
    "too-long": "This is too long for us to store. Please shorten it.",
    "not-an-email": "We can't email the plan there. Please enter an address like name@company.com.",
    "not-an-option": "Please choose one of the options.",
  } satisfies Partial<Record<FieldProblem, string>>,
  summary: "Please check these fields",
  submit: "Send Me Calendar Link",
  sending: "Sending...",
  missing: "Still missing: {list}.",
  privacy: "We'll use your seven numbers to build the plan. We never sell your data.",
  trap: "Leave this empty",
  close: "Close this message",
  failed: { title: "We couldn't send that", text: "Your answers are still here. Try again in a minute." },
  tooMany: { title: "Too many tries", text: "Wait a few minutes, then send it again. Your answers are still here." },
  thanks: {
    title: "Thank You",
    text: "Check your email for the calendar link and the action plan templates.",
    nextHeading: "What's next",
    next: [
      { title: "Book the call", text: "Pick a time with the link in the email or right here." },
      { title: "Download templates", text: "They're in the email and below." },
      { title: "Start quick wins", text: "You can set up the auto-response in five minutes tonight." },
    ],
    button: "Pick a Time Now",
    /** This mailbox got as many emails as we send in an hour or a day, or many forms came from the same network. */
    unmailed:
      "We have your numbers. A lot of requests came from this address or this internet connection, so the plan doesn't come by email this time. The templates are below, and you can pick a time right here.",
    spam: "No email after a few minutes? Check your spam folder.",
  },
};
