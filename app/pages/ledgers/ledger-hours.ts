import type { Ledger } from "../../site/studio/studio.ts";

/** All tasks of a ledger together. */
export function ledgerHours({ tasks }: Ledger) {
  const sum = (when: "before" | "after") => tasks.reduce((hours, task) => hours + task[when], 0);
  return { before: sum("before"), after: sum("after") };
}

/** Hours come in quarters, so sums are rounded to hundredths. */
export function writtenHours(value: number) {
  return `${Math.round(value * 100) / 100}`;
}

/** The one that was signed last. */
export function newestLedger(ledgers: Ledger[]) {
  return ledgers.toSorted((a, b) => b.date.localeCompare(a.date))[0];
}
