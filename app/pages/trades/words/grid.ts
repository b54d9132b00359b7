import { TRADE_NAMES, type Trade } from "../catalog/trades.ts";
import { general } from "./general.ts";
import type { TradeWords } from "./words.ts";

/** Who they are, in at most 14 words what eats up this trade's week, and what its own page shows. */
export const trades: Record<Trade, { name: string; line: string; inside: string }> = {
  electrical: {
    name: TRADE_NAMES.electrical,
    line: "Panel quotes at 9 PM, and inspectors who show up between eight and noon.",
    inside: "Five days, four vans, a panel job on one sheet, and what your license holder decides.",
  },
  plumbing: {
    name: TRADE_NAMES.plumbing,
    line: "The phone always rings when you have both hands in a vanity.",
    inside: "Six calls in one January night, all of them sorted before coffee.",
  },
  hvac: {
    name: TRADE_NAMES.hvac,
    line: "The first hot week of June fills the board before 8 AM.",
    inside: "A freeze week day by day, a plain week in dollars, and texts from a cold house with a newborn.",
  },
  general: {
    name: TRADE_NAMES.general,
    line: "Change orders agreed to in a driveway and never written down.",
    inside: `Three open jobs, the ${weekTotal(general)} they can leak in a week, and a Friday update drafted from voice notes.`,
  },
  roofing: {
    name: TRADE_NAMES.roofing,
    line: "After hail, ninety people want an inspection, and adjusters keep moving theirs.",
    inside: "Ninety calls after one hailstorm, a week in July without one, and an adjuster who moves the date.",
  },
  landscaping: {
    name: TRADE_NAMES.landscaping,
    line: "One rain day moves twenty-two lawns, and half the customers ask for the new date.",
    inside: "A wet week in May, a dry one in dollars, and eleven people who ask what day is theirs.",
  },
  painting: {
    name: TRADE_NAMES.painting,
    line: "Free estimates across town for people who only wanted a price.",
    inside: "Eight estimate visits, three of them wasted, and a scope sheet that mentions closets.",
  },
  handyman: {
    name: TRADE_NAMES.handyman,
    line: "Twenty small jobs a week, and twenty invoices written in the truck.",
    inside: "Twenty stops, a week of them in dollars, and a hot outlet that goes to an electrician.",
  },
};

/** The slip's last row. */
function weekTotal({ math }: TradeWords) {
  return math.rows.at(-1)?.figure;
}
