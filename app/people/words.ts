import type { PersonEvent } from "./catalog.ts";

/** What a line of a person's history says. */
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
