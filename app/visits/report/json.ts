import type { Report } from "../rules/report.ts";

/** Programs know these by names from before the code had better ones. */
const KNOWN_NAMES: Record<string, string | undefined> = { sourceResults: "ways", past: "kept" };

/** A report for a program. */
export function reportJson(report: Report) {
  return `${JSON.stringify(report, (_, value) => withKnownNames(value), 2)}\n`;
}

function withKnownNames(value: unknown) {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [KNOWN_NAMES[name] ?? name, part]));
}
