import type { Lead } from "../rules/lead.ts";

/** What the example emails are about. */
export const LEAD: Lead = {
  id: "0b6f0a52-0000-4000-8000-000000000002",
  name: "Kim Lee",
  email: "kim@pipe.example",
  company: "Pipe & Co",
  tradeType: "general-contractor",
  otherTrade: "",
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
  source: "",
  createdAt: new Date("2026-11-15T12:00:00Z"),
};
