import type { EmailRow } from "../../mail/table.ts";
import { CONFIRMED, REQUESTED, SAME_DAY } from "./example-calls.ts";
import { agenda, rushEmail } from "./to-agency.ts";

/** The emails to the agency that are about more than one call. */
export const SUMMARY_EMAILS = {
  agenda: {
    about: "Today's calls, at 8:00 AM on days that have any",
    to: "agency",
    examples: (studio) => [
      agenda([CONFIRMED, { ...REQUESTED, companyName: "Pipe & Co", contactName: "Kim Lee", startsAt: SAME_DAY }], "2026-11-17", studio),
    ],
  },
  rush: {
    about: "How many requests came in without an email of their own, once an hour in a rush",
    to: "agency",
    examples: (studio) => [rushEmail({ held: 31, lapsed: 4, leads: 12 }, studio)],
  },
} satisfies Record<string, EmailRow>;
