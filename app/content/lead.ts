import type { LeadName } from "../catalog/lead-fields.ts";
import type { LeadTrade } from "../catalog/trades.ts";
import type { FieldProblem } from "../rules/form/fields.ts";
import { claims } from "./claims.ts";

/** Screens 5 and 6: the lead form and what it says afterward. */
export const lead = {
  title: "Book Your Free Strategy Call",
  text: `Where should the calendar link go? It leads to a free ${claims.strategySession.minutes}-minute call, and your action plan with its templates comes along.`,
  labels: { name: "Your Name", email: "Email", company: "Company Name", tradeType: "Trade", phone: "Phone (optional)" } satisfies Record<
    LeadName,
    string
  >,
  /** Field names for the sentence that says what's missing. */
  missingNames: { name: "your name", email: "email", company: "company", tradeType: "trade", phone: "phone" } satisfies Record<
    LeadName,
    string
  >,
  choose: "Please choose",
  trades: {
    electrical: "Electrical",
    plumbing: "Plumbing",
    hvac: "HVAC",
    roofing: "Roofing",
    "general-contractor": "General Contractor",
    other: "Other",
  } satisfies Record<LeadTrade, string>,
  problems: {
    required: "Please fill this in.",
    "too-long": "This is longer than we can store. Please shorten it.",
    "not-an-email": "We mail the plan there: please enter an address like name@company.com.",
    "not-an-option": "Please choose one of the options.",
  } satisfies Partial<Record<FieldProblem, string>>,
  summary: "One more look, please",
  submit: "Send Me Calendar Link",
  sending: "Sending...",
  missing: "Still missing: {list}.",
  privacy: "Sent with it: your seven numbers, so that the plan is yours. We never sell your data.",
  trap: "Leave this empty",
  failed: { title: "That did not go through", text: "Nothing you typed is lost. Please try again in a minute." },
  tooMany: { title: "That was a lot at once", text: "Please wait a few minutes, then send it again. Nothing you typed is lost." },
  thanks: {
    title: "Thank You",
    text: "Check your email for the calendar link and the action plan templates.",
    nextHeading: "What's next",
    next: [
      { title: "Book the call", text: "Pick a time with the link in the email, or right here." },
      { title: "Download templates", text: "They are in the email, and below." },
      { title: "Start quick wins", text: "The auto-response takes five minutes tonight." },
    ],
    button: "Pick a Time Now",
    spam: "No email after a few minutes? Look in the spam folder.",
  },
};
