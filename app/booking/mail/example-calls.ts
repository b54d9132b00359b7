import { OUTCOMES } from "../catalog/outcomes.ts";
import type { Booking } from "../rules/booking.ts";

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
  lateSince: null,
  endReason: "",
  heldUntil: null,
  bouncedAt: null,
  uidHost: "",
  personId: null,
  outcome: "",
  outcomeAt: null,
  visitorNote: "",
  promiseHours: 24,
  source: "",
  updatedAt: ASKED,
};
export const SOON: Booking = { ...REQUESTED, visitorTimeZone: "", askedAt: EARLIER };
export const CONFIRMED: Booking = { ...REQUESTED, status: "confirmed", interest: "growth-engine", callMinutes: 15 };
export const TALKED: Booking = {
  ...CONFIRMED,
  outcome: OUTCOMES.talked,
  outcomeAt: SAME_DAY,
  visitorNote: "You send us last month's quotes. We time one of them on Thursday.",
};
/** Agreed by phone, where nobody asked for an address. */
export const ADDED: Booking = { ...CONFIRMED, email: "", biggestPainPoint: "" };
export const CANCELED: Booking = { ...CONFIRMED, status: "cancelled" };
