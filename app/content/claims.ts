import { CALL_MINUTES } from "../rules/booking/call-length.ts";

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
  transformationTime: "30 days or less",

  discoveryCall: { minutes: CALL_MINUTES.discovery, note: "Free 15-minute call • Just to see if we're a fit • No sales pitch" },
  strategySession: { minutes: CALL_MINUTES.strategySession },
  qaSession: { minutes: CALL_MINUTES.qaSession, note: "30 minutes, no sales pressure, honest answers" },
  responseTime: "within 24 hours",
  openingHours: { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "17:00" },
  serviceArea: "United States",
} as const;
