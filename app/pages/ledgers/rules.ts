import type { Ledger } from "../../site/studio/studio.ts";

/** A ledger's rows of hours with their sum below. Hours come in quarters, so sums are rounded to hundredths. */
export function ledgerRows({ tasks }: Ledger, total: string) {
  const sum = (when: "before" | "after") => tasks.reduce((hours, task) => hours + task[when], 0);
  const all = [...tasks, { task: total, before: sum("before"), after: sum("after") }];
  return all.map(({ task, before, after }) => [task, ...[before, after, before - after].map(hours)]);
}

function hours(value: number) {
  return `${Math.round(value * 100) / 100}`;
}
