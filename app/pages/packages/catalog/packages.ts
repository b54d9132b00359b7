/** The other half of Growth Engine's guarantee: the hours, or this much a year. */
export const GROWTH_ENGINE_ANNUAL_VALUE_USD = 50_000;

/** The packages, smallest first. Every price, length, revenue range and guarantee is written here and read everywhere else. */
export const PACKAGES = {
  foundationAudit: {
    name: "Foundation Audit",
    climb: "BASECAMP",
    camp: "basecamp",
    priceUsd: 3500,
    duration: "1-2 weeks",
    elevation: "$500K - $1.5M",
    revenueUsd: { from: 500_000, to: 1_500_000 },
    guaranteedHoursPerWeek: 5,
  },
  growthEngine: {
    name: "Growth Engine",
    climb: "ASCENT",
    camp: "ascent",
    priceUsd: 7500,
    duration: "8-12 weeks",
    elevation: "$1M - $5M",
    revenueUsd: { from: 1_000_000, to: 5_000_000 },
    guaranteedHoursPerWeek: 10,
    guaranteedAnnualValueUsd: GROWTH_ENGINE_ANNUAL_VALUE_USD,
  },
  peakPerformance: {
    name: "Peak Performance",
    climb: "SUMMIT",
    camp: "summit",
    priceUsd: 15000,
    duration: "12-16 weeks",
    elevation: "$5M - $10M",
    revenueUsd: { from: 5_000_000, to: 10_000_000 },
    guaranteedHoursPerWeek: 20,
  },
} as const satisfies Record<string, PackageFacts>;

export type PackageKey = keyof typeof PACKAGES;

export const PACKAGE_KEYS = Object.keys(PACKAGES) as PackageKey[];

/** The week a package ends in at the latest: 12 for '8-12 weeks'. */
export function lastWeekOf(key: PackageKey) {
  return Number(/(\d+) weeks$/.exec(PACKAGES[key].duration)?.[1]);
}

/**
 * How the guarantee is counted and settled. The owner has to approve these: see docs/departures.md. `waitWeeks` is how long a count may wait for
 * something that the client has to provide.
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
  duration: string;
  /** The ideal revenue range, which the site shows as elevation. */
  elevation: string;
  /** The same range as numbers. */
  revenueUsd: { from: number; to: number };
  guaranteedHoursPerWeek: number;
  /** Meets the guarantee instead of the hours. */
  guaranteedAnnualValueUsd?: number;
};
