import { type Part, type PartKey, type Results, weeksPerYear } from "./calculator.ts";

export type Shown = ReturnType<typeof shownParts>;

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

/** Hours a week in tenths that add up to the total beside them: whoever is nearest to the next tenth is rounded up, so no row is off by a whole one. */
export function shownWeek(parts: Part[]) {
  const week = parts.map(({ key, savedHours }) => ({ key, tenths: (savedHours / weeksPerYear) * 10 + 1e-6 }));
  const total = Math.round(week.reduce((sum, { tenths }) => sum + tenths, 0));
  const up = total - week.reduce((sum, { tenths }) => sum + Math.floor(tenths), 0);
  const nearest = week.toSorted((a, b) => (b.tenths % 1) - (a.tenths % 1)).slice(0, up);
  return Object.fromEntries(week.map((part) => [part.key, (Math.floor(part.tenths) + (nearest.includes(part) ? 1 : 0)) / 10])) as Record<
    PartKey,
    number
  >;
}

/** The total is on a card, and the other parts are in the plan. Admin is in neither, so it takes the dollar that rounding leaves over. */
function wholes(parts: [PartKey, number][], total: number) {
  const whole = Object.fromEntries(parts.map(([key, usd]) => [key, Math.round(usd)])) as Record<PartKey, number>;
  const left = Math.round(total) - Object.values(whole).reduce((sum, usd) => sum + usd, 0);
  return { ...whole, admin: Math.max(0, whole.admin + left) };
}
