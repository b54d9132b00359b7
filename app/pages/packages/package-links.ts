import type { Interest } from "../../booking/catalog/interests.ts";
import { contactAbout, pages } from "../../site/pages.ts";
import type { PackageKey } from "./catalog/packages.ts";

/** The finished example that shows most of what the package delivers. */
export const SAMPLE = { foundationAudit: "sampleBrief", growthEngine: "sampleReport", peakPerformance: "sampleReport" } as const;

const INTEREST: Record<PackageKey, Interest> = {
  foundationAudit: "foundation-audit",
  growthEngine: "growth-engine",
  peakPerformance: "peak-performance",
};

/** Where a package is asked for. */
export function askFor(key: PackageKey) {
  return contactAbout(INTEREST[key]);
}

/** Where the buttons at the end of a package's page lead. */
export const CLOSING_HREF = {
  contact: pages.contact.path,
  strategySession: contactAbout("strategy-session"),
  packages: pages.packages.path,
};
