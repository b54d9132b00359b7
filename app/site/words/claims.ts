import { CALL_MINUTES } from "../../booking/catalog/calls.ts";
import { GUARANTEE, lastWeekOf, PACKAGES } from "../../pages/packages/catalog/packages.ts";

/** The contract's, for search engines. A test holds every usual slot to them. Sentences leave them out: owners set their own. */
const openingHours = { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "17:00" } as const;

// Every number that appears in more than one place is written here once. Pages, structured data and emails read it.
export const claims = {
  projectsCompleted: "50+",
  clientSatisfaction: "100%",
  founders: 3,
  support: "24/7",
  rating: { value: "5.0", best: "5", count: 47 },
  newsletterReaders: "2,000+",
  successfulContractors: "500+",

  hiringTimeSaved: "80%",
  quoteTime: "5-10 minutes",
  oldQuoteTime: "2-3 days",
  hoursSavedPerWeek: "15+",
  lessDataEntry: "90%",
  fasterPayment: "30%",
  adReturn: "300%",
  lowerCostPerLead: "50%",
  betterLeadQuality: "75%",
  engagement: "400%",
  moreWebTraffic: "60%",
  contentLeads: "25%",
  visibility: "3x",
  visibilityLeads: "50%",
  followUpLeads: "40%",
  revenueGrowthTime: "60-90 days",
  returnTime: "3-6 months",
  retainerNotice: "30 days' notice",
  transformationTime: `${GUARANTEE.firstAutomationDays} days or less`,

  discoveryCall: {
    minutes: CALL_MINUTES.discovery,
    note: `Free ${CALL_MINUTES.discovery}-minute call • Just to see if we're a fit • No sales pitch`,
  },
  strategySession: { minutes: CALL_MINUTES.strategySession },
  qaSession: { minutes: CALL_MINUTES.qaSession, note: `${CALL_MINUTES.qaSession} minutes, no sales pressure, honest answers` },
  responseTime: "within 24 hours",
  openingHours,
  serviceArea: "United States",
} as const;

const weeks = `${PACKAGES.growthEngine.weeks.from} to ${lastWeekOf("peakPerformance")}`;

/** What each claim counts. It stands beside the claim wherever the claim isn't explained by the page around it. */
export const claimNotes = {
  projectsCompleted: "finished since we opened. One client can be several projects.",
  clientSatisfaction:
    "of the clients who answered when we finished the job said they'd hire us again. Those who didn't answer aren't in it.",
  founders: "and you work with them directly.",
  support: `Email any time. A person answers ${claims.responseTime}, weekends too. Calls are at the times in our calendar.`,
  rating:
    "asked by us at the end of a project, scored 1 to 5. It isn't a Google rating. It can't tell you what went wrong along the way, and people go easy on whoever asks.",
  newsletterReaders: "confirmed subscribers to the Monday email.",
  successfulContractors: `Everyone who asked us about a package or for a calculator plan since we opened. Most of them never hired us: we've finished ${claims.projectsCompleted} projects.`,
  transformationTime: `From kickoff to the first automation on live jobs. The full build takes ${weeks} weeks.`,
} as const;
