import type { PersonEvent } from "./catalog.ts";

/** What an entry of a person's history says. */
export const HISTORY: Record<PersonEvent, string> = {
  "lead.created": "asked for a plan",
  "booking.requested": "asked for a call",
  "booking.confirmed": "call confirmed",
  "booking.moved": "call moved",
  "booking.declined": "call declined",
  "booking.canceled": "call canceled",
  "booking.held": "call held",
  "booking.no_show": "didn't show up",
  new: "stage: new",
  talked: "stage: talked",
  proposed: "stage: proposed",
  won: "stage: won",
  lost: "stage: lost",
  next: "next step",
  done: "next step done",
  note: "note",
  replied: "replied",
  stopped: "stopped the follow-up emails",
  bounced: "an email bounced",
};

/** Behind an entry about a call or a plan that names its person otherwise than their line does. */
export const detailWords = {
  gave: (names: string, values: string) => `gave another ${names}: ${values}`,
  taken: (names: string, before: string) => `its ${names} ${names.includes(",") ? "are" : "is"} on the line now. Before: ${before}`,
};

/** The pages behind the links in the morning email, one button each. */
export const stepPage = {
  title: "A next step",
  ask: {
    done: { heading: "Is this done?", text: "It leaves the morning email.", button: "Yes, it's done" },
    later: { heading: "In three days?", text: "It comes back in the morning email three days from now.", button: "Remind me in 3 days" },
    lost: {
      heading: "Is this one lost?",
      text: "The line moves to 'lost', and nothing more goes out by itself.",
      button: "Yes, it's lost",
    },
  },
  settled: { heading: "This is taken care of", text: "Nothing more to press here. This is where it stands now." },
  facts: { who: "Who", stage: "Stage", next: "Next step", none: "none" },
  otherwise: "Or:",
  links: { done: "It's done", later: "In 3 days", lost: "It's lost" },
  unknown: {
    heading: "This link doesn't work",
    text: "It may be cut off, or the person's records are deleted.",
    button: "To the site",
  },
  /** What to do three days after a call that has no next step yet. */
  afterCall: "Follow up after the call",
};
