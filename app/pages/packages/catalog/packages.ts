/** The other half of Growth Engine's guarantee: the hours, or this much a year. */
export const GROWTH_ENGINE_ANNUAL_VALUE_USD = 50_000;

/** The packages, smallest first. Every price, length, revenue range and guarantee is written here and read everywhere else. */
export const PACKAGES = {
  foundationAudit: {
    name: "Foundation Audit",
    climb: "BASECAMP",
    camp: "basecamp",
    priceUsd: 3500,
    ...lasting(1, 2),
    ...forRevenue(500_000, 1_500_000),
    guaranteedHoursPerWeek: 5,
  },
  growthEngine: {
    name: "Growth Engine",
    climb: "ASCENT",
    camp: "ascent",
    priceUsd: 7500,
    ...lasting(8, 12),
    ...forRevenue(1_000_000, 5_000_000),
    guaranteedHoursPerWeek: 10,
    guaranteedAnnualValueUsd: GROWTH_ENGINE_ANNUAL_VALUE_USD,
  },
  peakPerformance: {
    name: "Peak Performance",
    climb: "SUMMIT",
    camp: "summit",
    priceUsd: 15000,
    ...lasting(12, 16),
    ...forRevenue(5_000_000, 10_000_000),
    guaranteedHoursPerWeek: 20,
  },
} as const satisfies Record<string, PackageFacts>;

export type PackageKey = keyof typeof PACKAGES;

export const PACKAGE_KEYS = Object.keys(PACKAGES) as PackageKey[];

/** The week a package ends in at the latest. */
export function lastWeekOf(key: PackageKey) {
  return PACKAGES[key].weeks.to;
}

/**
 * How the guarantee is counted and settled. The owner has to approve these: see docs/departures.md. `waitWeeks` is how long a count may
 * wait for something that the client has to provide.
 */
export const GUARANTEE = { firstAutomationDays: 30, countWeeks: 4, refundDays: 14, waitWeeks: 4 } as const;

/** What has no list price: each gets a quote before anybody pays for it. */
export const QUOTED = ["building from a brief by itself", "the monthly retainer", "a job much smaller or bigger than usual"] as const;

export type PackageFacts = {
  name: string;
  /** The Climb Series name. */
  climb: string;
  /** Where it ends on the map. */
  camp: "basecamp" | "ascent" | "summit";
  priceUsd: number;
  weeks: { from: number; to: number };
  /** The weeks in words: '8-12 weeks'. */
  duration: string;
  /** The ideal revenue range. */
  revenueUsd: { from: number; to: number };
  /** The same in words, which the site shows as elevation: '$500K - $1.5M'. */
  elevation: string;
  guaranteedHoursPerWeek: number;
  /** Meets the guarantee instead of the hours. */
  guaranteedAnnualValueUsd?: number;
};

function lasting(from: number, to: number) {
  return { weeks: { from, to }, duration: `${from}-${to} weeks` };
}

function forRevenue(from: number, to: number) {
  return { revenueUsd: { from, to }, elevation: `${short(from)} - ${short(to)}` };
}

/** Without Intl: every page with the calculator or the booking form loads this file, and its first use takes a browser 30 ms. */
function short(usd: number) {
  return usd < 1e6 ? `$${usd / 1e3}K` : `$${usd / 1e6}M`;
}
