import type { PackageKey } from "../../pages/packages/catalog/packages.ts";
import type { Part } from "./calculator.ts";

/** How many of the four lines a package is about: an audit looks at one workflow, and the others build two. */
const LINES: Record<PackageKey, number> = { foundationAudit: 1, growthEngine: 2, peakPerformance: 2 };

/** The biggest lines that a package has room for. A line that's worth nothing isn't one of them. */
export function biggestLines(key: PackageKey, parts: Part[], worth: (part: Part) => number) {
  return parts
    .filter((part) => worth(part) > 0)
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, LINES[key]);
}

export function savedHoursOf({ savedHours }: Part) {
  return savedHours;
}
