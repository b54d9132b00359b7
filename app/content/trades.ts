import type { Trade } from "../catalog/trades.ts";

/** The industries grid: who they are, and in at most 14 words what eats up this trade's week. */
export const trades: Record<Trade, { name: string; line: string }> = {
  electrical: { name: "Electricians", line: "Panel quotes at 9 PM, and inspectors who show up between eight and noon." },
  plumbing: { name: "Plumbers", line: "The phone always rings when you have both hands in a vanity." },
  hvac: { name: "HVAC contractors", line: "The first hot week of June fills the board before 8 AM." },
  general: { name: "General contractors", line: "Change orders agreed to in a driveway and never written down." },
  roofing: { name: "Roofers", line: "After hail, ninety people want an inspection, and adjusters keep moving theirs." },
  landscaping: { name: "Landscapers", line: "One rain day moves sixty lawns, and every customer asks for the new date." },
  painting: { name: "Painters", line: "Free estimates across town for people who only wanted a price." },
  handyman: { name: "Handymen", line: "Twenty small jobs a week, and twenty invoices written in the truck." },
};
