import type { EmailRow } from "../../mail/email-table.ts";
import { emptySteps, type Report, type WeekNumbers } from "../rules/report.ts";
import { reportEmail } from "./report.ts";

export const VISIT_EMAILS = {
  report: {
    about: "The week in numbers",
    when: "on Mondays",
    to: "agency",
    examples: (settings) => [reportEmail(REPORT, settings)],
  },
} satisfies Record<string, EmailRow>;

/** What the example email is about. */
const REPORT: Report = {
  weeks: [week(212, 6), week(240, 9)],
  sources: [{ name: "direct", count: 40, bookings: 3, isKnown: true }],
  sourceResults: [],
  pages: [],
  assistants: [],
  devices: [],
  missing: [],
};

function week(visits: number, requested: number): WeekNumbers {
  const calls = { requested, confirmed: requested - 1, past: requested - 2, inTime: requested, late: 0, plans: requested + 3 };
  const after = { talked: requested - 3, noShows: 1, byPhone: 1, proposed: 2, won: 1, daysToAnswer: 0.3 };
  const subscribers = { subscribersAsked: 4, subscribersConfirmed: 3 };
  return {
    from: "2026-11-09",
    visits,
    views: visits * 3,
    contactOpened: 30,
    missing: 0,
    steps: emptySteps(),
    ...calls,
    ...after,
    ...subscribers,
    emptySearches: 1,
  };
}
