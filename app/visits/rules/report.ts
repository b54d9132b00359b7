import { addDays, momentOf } from "../../time/dates.ts";
import { DAYS_A_WEEK } from "../../time/durations.ts";
import { type CountedStep, STEPS } from "../catalog/steps.ts";

/** Seven whole days of the agency's calendar, from midnight to midnight. `from` is the first day. */
export type Period = { from: string; startsAt: Date; endsAt: Date };

export type WeekNumbers = {
  from: string;
  visits: number;
  views: number;
  contactOpened: number;
  /** Requests for pages that don't exist. */
  missing: number;
  steps: Record<CountedStep, number>;
  /** Requests sent in this week, how many of them are confirmed so far, and how many of these calls are past. */
  requested: number;
  confirmed: number;
  past: number;
  /** Of these requests, how many calls took place and how many visitors didn't show up, as the agency noted it. */
  talked: number;
  noShows: number;
  /** Calls that the agency agreed by phone and entered in this week. They're in no other number of calls. */
  byPhone: number;
  /** People who moved to these stages in this week. */
  proposed: number;
  won: number;
  /** The median from request to answer, in days; null without an answer. */
  daysToAnswer: number | null;
  /** Requests of this week whose answer came by the promised hour, after it, or is overdue. */
  inTime: number;
  late: number;
  plans: number;
  subscribersAsked: number;
  subscribersConfirmed: number;
  emptySearches: number;
};

/** A source of visits, or a page read on the way to a booking. */
export type Ranked = { name: string; count: number; bookings: number };

/** Plans and calls that a source brought, and what came of the people behind them. */
export type SourceResult = {
  name: string;
  plans: number;
  requested: number;
  talked: number;
  noShows: number;
  proposed: number;
  won: number;
};

export type Report = {
  /** Oldest first. The last one is the week that's reported. */
  weeks: WeekNumbers[];
  /** Known ones are hosts of our catalog, links that the operator made, and visits without a source. Anybody may have made up the rest. */
  sources: (Ranked & { isKnown: boolean })[];
  /** What came of each source, over all of these weeks. */
  sourceResults: SourceResult[];
  pages: Ranked[];
  /** Pages and answers that assistants read for somebody, by their names in our catalog, and the calls that came of it. */
  assistants: Ranked[];
  devices: { name: string; count: number }[];
  missing: { name: string; detail: string; count: number }[];
};

const MIDNIGHT = "12:00 AM";

export const MOST_WEEKS = 104;

/** How many weeks somebody wants side by side: at least this one and the one before. */
export function readWeeks(typed: string) {
  const count = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return count >= 2 && count <= MOST_WEEKS ? count : undefined;
}

/** The weeks up to and including a day, oldest first. */
export function weeksUpTo(lastDay: string, count: number, timeZone: string): Period[] {
  const midnight = (day: string) => momentOf(day, MIDNIGHT, timeZone);
  return Array.from({ length: count }, (_, i) => {
    const end = addDays(lastDay, 1 - DAYS_A_WEEK * (count - 1 - i));
    const from = addDays(end, -DAYS_A_WEEK);
    return { from, startsAt: midnight(from), endsAt: midnight(end) };
  });
}

/** The way to a booking, each step with how many took it. */
export function funnelOf(week: WeekNumbers) {
  return [
    { step: "visits", count: week.visits },
    { step: "plans", count: week.plans },
    { step: "contactOpened", count: week.contactOpened },
    { step: "slotChosen", count: week.steps["slot-chosen"] },
    { step: "requested", count: week.requested },
    { step: "confirmed", count: week.confirmed },
    { step: "talked", count: week.talked },
    { step: "noShows", count: week.noShows },
    { step: "proposed", count: week.proposed },
    { step: "won", count: week.won },
  ] as const;
}

/**
 * The report in an email holds no word that a stranger chose: whoever sends a made-up referrer or asks for made-up pages would otherwise
 * write to the owner in our name. Unknown sources become one, and missing pages a number.
 */
export function withoutStrangersWords(report: Report): Report {
  const unknown = report.sources.filter(({ isKnown }) => !isKnown);
  const others = {
    name: OTHER_SITES,
    count: unknown.reduce((sum, { count }) => sum + count, 0),
    bookings: unknown.reduce((sum, { bookings }) => sum + bookings, 0),
    isKnown: true,
  };
  const sources = [...report.sources.filter(({ isKnown }) => isKnown), ...(unknown.length > 0 ? [others] : [])];
  const counted = report.missing.reduce((sum, { count }) => sum + count, 0);
  const missing = Math.max(counted, report.weeks.at(-1)?.missing ?? 0);
  return {
    ...report,
    sources: sources.sort((a, b) => b.bookings - a.bookings || b.count - a.count),
    missing: missing > 0 ? [{ name: "", detail: "", count: missing }] : [],
  };
}

/** All the sites that link here and aren't in our catalog. Its words are in words.ts. */
const OTHER_SITES = "other-sites";

/**
 * The one thing worth a look, by how much it costs: a broken promise, a broken link, the step where most people leave, or what works. What
 * it says agrees with the numbers above it.
 */
export function worthALook({ weeks, missing, sources }: Report) {
  const week = weeks.at(-1);
  if (!week || week.visits + week.requested === 0) return { kind: "quiet" as const };
  if (week.late > 0) return { kind: "late" as const, late: week.late, of: week.late + week.inTime };
  const broken = missing.find(({ name, count }) => name !== "other" && count >= BROKEN_LINK_VIEWS);
  if (broken) return { kind: "missing" as const, ...broken };
  if (week.contactOpened >= ENOUGH_OPENED && week.requested * 10 < week.contactOpened)
    return { kind: "contact" as const, opened: week.contactOpened, requested: week.requested };
  const best = sources.find(({ bookings }) => bookings > 0);
  if (best) return { kind: "source" as const, ...best };
  return { kind: "visits" as const, visits: week.visits, requested: week.requested };
}

const BROKEN_LINK_VIEWS = 5;
const ENOUGH_OPENED = 20;

export function emptySteps() {
  return Object.fromEntries(STEPS.map((step) => [step, 0])) as Record<CountedStep, number>;
}
