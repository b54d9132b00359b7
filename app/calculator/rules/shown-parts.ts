import type { PartKey, Results } from "./calculator.ts";

export type ShownParts = ReturnType<typeof shownParts>;

/** The four parts in whole dollars and hours that add up to the totals beside them, as rounding each by itself wouldn't. */
export function shownParts({ parts, annualDollarLoss, potentialDollarSavings }: Results) {
  const lost = wholes(
    parts.map(({ key, lostUsd }) => [key, lostUsd]),
    annualDollarLoss,
  );
  const saved = wholes(
    parts.map(({ key, savedUsd }) => [key, savedUsd]),
    potentialDollarSavings,
  );
  const hours = parts.map(({ savedHours }) => Math.round(savedHours));
  return {
    parts: parts.map(({ key }, i) => ({ key, lostUsd: lost[key], savedUsd: saved[key], savedHours: hours[i] ?? 0 })),
    lostUsd: Math.round(annualDollarLoss),
    savedUsd: Math.round(potentialDollarSavings),
    savedHours: hours.reduce((total, each) => total + each, 0),
  };
}

/** The total is on a card, and the other parts are in the plan. Admin is in neither, so it takes the dollar that rounding leaves over. */
function wholes(parts: [PartKey, number][], total: number) {
  const whole = Object.fromEntries(parts.map(([key, usd]) => [key, Math.round(usd)])) as Record<PartKey, number>;
  const left = Math.round(total) - Object.values(whole).reduce((sum, usd) => sum + usd, 0);
  return { ...whole, admin: Math.max(0, whole.admin + left) };
}
