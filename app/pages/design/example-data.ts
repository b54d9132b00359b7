import type { PostSummary } from "../../blog/rules/post.ts";
import type { Booking } from "../../booking/rules/booking.ts";
import type { Lead } from "../../calculator/rules/lead.ts";
import { emptySteps, type Report, type WeekNumbers } from "../../visits/rules/report.ts";

// What the example emails are about. Every choice has a code that differs from its label, so that a test can tell them apart.

const ASKED = new Date("2026-11-15T12:00:00Z");
export const EARLIER = new Date("2026-11-16T19:30:00Z");
export const SAME_DAY = new Date("2026-11-17T18:30:00Z");
export const LATER = new Date("2026-11-18T15:00:00Z");
export const STILL_LATER = new Date("2026-11-19T20:30:00Z");

export const REQUESTED: Booking = {
  id: "0b6f0a52-0000-4000-8000-000000000001",
  status: "requested",
  startsAt: new Date("2026-11-17T14:00:00Z"),
  selectedDate: "2026-11-17",
  selectedTime: "9:00 AM",
  sequence: 0,
  callMinutes: 30,
  interest: "strategy-session",
  visitorTimeZone: "America/Denver",
  contactName: "Sam Hill",
  companyName: "Ridge & Sons Roofing",
  email: "sam@ridge.example",
  phone: "(555) 010-4477",
  businessType: "general",
  biggestPainPoint: "Quotes take two evenings a week.\nThe second truck waits for parts on Mondays.",
  employees: "11-25",
  currentRevenue: "1m-5m",
  timeframe: "1-3months",
  businessGoals: "",
  currentSystems: "Jobber and QuickBooks",
  additionalInfo: "",
  createdAt: ASKED,
  askedAt: ASKED,
  answeredAt: null,
  endReason: "",
  heldUntil: null,
  bouncedAt: null,
  uidHost: "",
  updatedAt: ASKED,
};
export const SOON: Booking = { ...REQUESTED, visitorTimeZone: "", askedAt: EARLIER };
export const CONFIRMED: Booking = { ...REQUESTED, status: "confirmed", interest: "growth-engine", callMinutes: 15 };
export const CANCELED: Booking = { ...CONFIRMED, status: "cancelled" };

export const LEAD: Lead = {
  id: "0b6f0a52-0000-4000-8000-000000000002",
  name: "Kim Lee",
  email: "kim@pipe.example",
  company: "Pipe & Co",
  tradeType: "general-contractor",
  phone: "(555) 010-2211",
  inputs: {
    currentEstimatingHours: 12,
    currentAdminHours: 10,
    followUpHours: 8,
    averageHourlyRate: 85,
    averageJobValue: 2000,
    missedLeadsPerMonth: 8,
    employeeCount: 6,
  },
  isHalved: false,
  createdAt: ASKED,
};

export const REPORT: Report = {
  weeks: [week(212, 6), week(240, 9)],
  sources: [{ name: "direct", count: 40, bookings: 3, isKnown: true }],
  pages: [],
  devices: [],
  missing: [],
};

function week(visits: number, requested: number): WeekNumbers {
  const calls = { requested, confirmed: requested - 1, kept: requested - 2, inTime: requested, late: 0, plans: requested + 3 };
  const subscribers = { subscribersAsked: 4, subscribersConfirmed: 3 };
  return {
    from: "2026-11-09",
    visits,
    views: visits * 3,
    contactOpened: 30,
    missing: 0,
    steps: emptySteps(),
    ...calls,
    ...subscribers,
    emptySearches: 1,
  };
}

export const POSTS = Array.from({ length: 12 }, (_, i): PostSummary => {
  const title = `Example ${i + 1}: a change order form <before & after>`;
  const excerpt =
    "One page that a customer signs on the tailgate, with the price, the days it adds and who pays for what's behind the wall.";
  return {
    slug: `example-${i + 1}`,
    title,
    excerpt,
    category: "Operations",
    readTime: "6 min read",
    publishedAt: ASKED,
    featured: false,
    metaDescription: "",
    seoKeywords: "",
    updatedAt: ASKED,
  };
});
