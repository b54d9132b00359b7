/** The packages, smallest first. Every price, length, revenue range and guarantee is written here and read everywhere else. */
export const PACKAGES = {
  foundationAudit: {
    name: "Foundation Audit",
    climb: "BASECAMP",
    priceUsd: 3500,
    duration: "1-2 weeks",
    elevation: "$500K - $1.5M",
    guaranteedHoursPerWeek: 5,
  },
  growthEngine: {
    name: "Growth Engine",
    climb: "ASCENT",
    priceUsd: 7500,
    duration: "8-12 weeks",
    elevation: "$1M - $5M",
    guaranteedHoursPerWeek: 10,
  },
  peakPerformance: {
    name: "Peak Performance",
    climb: "SUMMIT",
    priceUsd: 15000,
    duration: "12-16 weeks",
    elevation: "$5M - $10M",
    guaranteedHoursPerWeek: 20,
  },
} as const satisfies Record<string, PackageFacts>;

export type PackageKey = keyof typeof PACKAGES;

export const PACKAGE_KEYS = Object.keys(PACKAGES) as PackageKey[];

/** The other half of Growth Engine's guarantee: the hours, or this much a year. */
export const GROWTH_ENGINE_ANNUAL_VALUE_USD = 50_000;

/** How the guarantee is counted and settled. The owner has to approve these: see docs/departures.md. */
export const GUARANTEE = { firstAutomationDays: 30, countWeeks: 4, refundDays: 14 } as const;

type PackageFacts = {
  name: string;
  /** The Climb Series name. */
  climb: string;
  priceUsd: number;
  duration: string;
  /** The ideal revenue range, which the site shows as elevation. */
  elevation: string;
  guaranteedHoursPerWeek: number;
};
