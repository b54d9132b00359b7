import { ASSISTANT_KEYS, ASSISTANTS, assistantSource } from "../assistants/catalog/assistants.ts";
import { rounded } from "../text/format.ts";
import type { WeekNumbers } from "./rules/report.ts";

/** The words of the weekly report, in the terminal, on paper and by email. */
export const weeklyReport = {
  title: (siteName: string) => `${siteName}: what works`,
  week: (from: string, to: string) => `${from} to ${to}`,
  numbers: {
    visits: "Visits",
    views: "Pages read",
    requested: "Calls requested",
    confirmed: "Calls confirmed",
    past: "Calls kept",
    talked: "Calls held",
    noShows: "No-shows",
    byPhone: "Calls agreed by phone",
    proposed: "Proposals",
    won: "Won",
    plans: "Action plans emailed",
    subscribersAsked: "Newsletter sign-ups",
    subscribersConfirmed: "Newsletter confirmed",
    inTime: "Answered in time",
    late: "Answered late",
    daysToAnswer: "Days from request to answer (median)",
    emptySearches: "Searches without a result",
  } satisfies Partial<Record<keyof WeekNumbers, string>>,
  funnel: {
    visits: "Visited",
    plans: "Asked for a plan",
    contactOpened: "Opened the booking page",
    slotChosen: "Picked a time",
    requested: "Asked for a call",
    confirmed: "Call confirmed",
    talked: "Call held",
    noShows: "Didn't show up",
    proposed: "Got a proposal",
    won: "Won",
  },
  steps: {
    "calculator-1": "Calculator: hours",
    "calculator-2": "Calculator: business",
    "calculator-3": "Calculator: report",
    "calculator-4": "Calculator: plan",
    "calculator-5": "Calculator: email form",
    "calculator-6": "Calculator: plan sent",
    "slot-chosen": "Picked a time",
  },
  headings: {
    numbers: "The numbers",
    funnel: "The way to a call",
    calculator: "The calculator",
    sources: "Where visits began",
    sourceResults: "What came of each source, over all these weeks",
    pages: "Pages, those that led to calls first",
    assistants: "Read and asked by AI assistants, for somebody",
    devices: "Devices",
    missing: "Pages that don't exist",
    line: "Visits and calls requested, week by week",
  },
  noAnswer: "-",
  /** Plans and calls whose visit nobody counted. */
  unknownSource: "Not counted",
  /** Names of visits that no site sent, and of sites that an email doesn't name. */
  sources: {
    direct: "Typed addresses and bookmarks",
    other: "Links we can't name",
    "other-sites": "Other sites",
    ...Object.fromEntries(ASSISTANT_KEYS.map((key) => [assistantSource(key), `${ASSISTANTS[key].name}, an assistant`])),
    [assistantSource("other")]: "Another assistant",
  } as Record<string, string | undefined>,
  columns: {
    thisWeek: "This week",
    lastWeek: "Last week",
    visits: "Visits",
    views: "Views",
    asked: "Asked",
    calls: "Calls",
    plans: "Plans",
    talked: "Held",
    noShows: "No-shows",
    proposed: "Proposals",
    won: "Won",
    week: "Week of",
  },
  /** Where the link to a missing page is. */
  linkedFrom: (from: string) => `Link on ${from === "direct" || from === "other" ? "a page we can't see" : from}`,
  nothing: "Nothing counted in these days.",
  off: "COUNT_VISITS is off, so visits aren't counted.",
  look: {
    quiet: "No visits were counted. Is the site live, and is COUNT_VISITS on?",
    late: (late: number, of: number) =>
      `${late} of ${some(of, "request")} ${late === 1 ? "wasn't" : "weren't"} answered by the hour we promise. That's the first thing to fix: ./peakworks bookings list shows them.`,
    missing: (name: string, from: string, count: number) =>
      `${some(count, "visit")} landed on ${name}, which doesn't exist. The link is on ${from === "direct" || from === "other" ? "a page we can't see" : from}.`,
    missingPages: (count: number) => `${some(count, "visit")} landed on pages that don't exist. ./peakworks report lists them.`,
    contact: (opened: number, requested: number) =>
      `${rounded(opened)} people opened the booking page and ${some(requested, "call was", "calls were")} requested. Look at how soon the next open times are.`,
    source: (name: string, visits: number, calls: number) =>
      `${name} brought ${some(calls, "call")} from ${some(visits, "visit")}. Do more of that.`,
    visits: (visits: number, calls: number) =>
      calls === 0
        ? `${some(visits, "visit")} and no call yet. The pages list shows what people read before they left.`
        : `${visits === 0 ? "No visits" : some(visits, "visit")} counted and ${some(calls, "call")} requested. Visitors who opted out of counting aren't in the visits.`,
  },
  email: {
    subject: (visits: string, calls: number) =>
      `Last week: ${visits} ${visits === "1" ? "visit" : "visits"}, ${calls} ${calls === 1 ? "call" : "calls"} requested`,
    heading: "Your week in five numbers",
    change: (now: string, before: string) => `${now} (the week before: ${before})`,
    share: (inTime: number, all: number) => (all === 0 ? "no requests" : `${inTime} of ${all}`),
    look: "Worth a look",
    more: "The whole report: ./peakworks report --html report.html",
    reason: (siteName: string) => `Sent by the ${siteName} website every Monday at 8 AM to the address that receives its bookings.`,
  },
};

/** '1 visit', '1,200 visits'. */
function some(count: number, one: string, many = `${one}s`) {
  return `${rounded(count)} ${count === 1 ? one : many}`;
}
