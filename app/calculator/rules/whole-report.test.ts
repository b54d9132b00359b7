// The report as a strict reader checks it: thousands of shops, in full and at half, whose verdict, cards, rows and reason have to agree.
import fc from "fast-check";
import { expect, test } from "vitest";
import { PACKAGES, type PackageFacts } from "../../pages/packages/catalog/packages.ts";
import type { Inputs } from "../catalog/inputs.ts";
import { climbWords } from "../words/climb.ts";
import { report } from "../words/report.ts";
import { isAtLeast } from "./at-least.ts";
import { calculate, JOB_PROFIT_SHARE, SAVING_RATES } from "./calculator.ts";
import { climbOf } from "./climb.ts";
import { altOf } from "./climb-sheet.ts";
import { countedSentence } from "./counted-sentence.ts";
import { figuresOf } from "./figures.ts";
import { paybackFor } from "./package-payback.ts";
import { paybackSentence } from "./payback-sentence.ts";
import { inShort, reasonFor } from "./reason.ts";
import { type Recommendation, recommend } from "./recommendation.ts";

const words = report.guarantee;

/** As people type them: whole, half or tenths of hours, and rates, jobs and crews of every size. */
const hours = fc.oneof(
  fc.integer({ min: 1, max: 30 }),
  fc.integer({ min: 1, max: 50 }).map((n) => n / 2),
  fc.integer({ min: 1, max: 250 }).map((n) => n / 10),
);
const shops: fc.Arbitrary<Inputs> = fc.record({
  currentEstimatingHours: hours,
  currentAdminHours: hours,
  followUpHours: hours,
  averageHourlyRate: fc.integer({ min: 5, max: 50 }).map((n) => n * 5),
  averageJobValue: fc.constantFrom(150, 400, 900, 3_200, 9_500, 12_000, 24_000, 50_000),
  missedLeadsPerMonth: fc.constantFrom(0.25, 1, 2, 4, 5, 5.5, 6, 8, 10, 11, 16, 30),
  employeeCount: fc.integer({ min: 1, max: 70 }),
});

const readings = fc.sample(shops, { seed: 28, numRuns: 3_000 }).flatMap((inputs) => {
  const [full, half] = [readOf(inputs, false), readOf(inputs, true)];
  return [full, half].map((read) => ({ inputs, full, half, read }));
});

test("the rows are the hours typed times the rate, each within its own rounding, and add up to the week", () => {
  const broken = readings.filter(({ inputs, read: { isHalved, rows, total } }) => {
    const { currentEstimatingHours, currentAdminHours, followUpHours } = inputs;
    const saved = [
      currentEstimatingHours * SAVING_RATES.estimating,
      currentAdminHours * SAVING_RATES.admin,
      followUpHours * SAVING_RATES.followUp,
    ];
    const exact = saved.map((hours) => (isHalved ? hours / 2 : hours));
    return !(
      rows.every((row, i) => isRoundedFrom(row, exact[i] ?? 0)) &&
      isRoundedFrom(total, sum(exact)) &&
      Math.abs(sum(rows.map(Number)) - Number(total)) < 1e-6
    );
  });
  expect(told(broken)).toEqual([]);
});

test("a card says that its guarantee is cleared just where the figure on it does", () => {
  const broken = readings.filter(({ inputs, read: { recommended, cards } }) =>
    recommended.offers.some(({ key, measure }, i) => {
      const card = cards[i] ?? "";
      const { guaranteedHoursPerWeek, guaranteedAnnualValueUsd = Number.POSITIVE_INFINITY }: PackageFacts = PACKAGES[key];
      const isReached =
        numberIn(card, /([\d.,]+)\u00a0h/) >= guaranteedHoursPerWeek || numberIn(card, /\$([\d,]+) a year/) >= guaranteedAnnualValueUsd;
      // Hours are named only where they're what is guaranteed, or where neither is reached.
      if (measure !== "hours" && card.includes("\u00a0h")) return true;
      if (card.endsWith(words.unmet.oneJob)) return jobsInTheCount(inputs) / 2 >= 2;
      return card.endsWith(words.met) !== isReached;
    }),
  );
  expect(told(broken)).toEqual([]);
});

test("the same lines come to the same hours and dollars wherever they're named", () => {
  const broken = readings.filter(({ read: { cards } }) => {
    const said = cards.flatMap((card) => {
      const [lines = "", rest = ""] = card.split(": ");
      return [...rest.matchAll(/(\$?[\d.,]*\d)(\u00a0h| a year)/g)].map(([, value = "", unit = ""]) => [lines + unit, value] as const);
    });
    return said.some(([what, value]) => said.some((other) => other[0] === what && other[1] !== value));
  });
  expect(told(broken)).toEqual([]);
});

test("the switch halves the figures of the same package and the same lines, and changes no verdict", () => {
  const verdict = ({ recommended }: Reading) => (recommended.key ? recommended.key : recommended.why);
  const settled = ({ recommended }: Reading) =>
    JSON.stringify(recommended.offers.map(({ measure, isCovered, place, counted }) => [measure, isCovered, place, counted.keys]));
  const broken = readings.filter(({ full, half }) => {
    const [year, halfYear] = [full, half].map(({ recommended }) => paybackFor(recommended)?.firstYearUsd ?? 0);
    return !(
      verdict(full) === verdict(half) &&
      settled(full) === settled(half) &&
      Math.abs((year ?? 0) / 2 - (halfYear ?? 0)) < 1e-6 &&
      half.recommended.offers.every(({ counted, holds }, i) => {
        const whole = full.recommended.offers[i];
        return (
          whole?.holds === whole?.isCovered &&
          (whole?.holds || !holds) &&
          Math.abs((whole?.counted.usdPerYear ?? 0) / 2 - counted.usdPerYear) < 1e-6 &&
          isRoundedFrom(String(Number(counted.shownHours.toFixed(3))), (whole?.counted.hoursPerWeek ?? 0) / 2)
        );
      })
    );
  });
  expect(told(broken)).toEqual([]);
});

test("reason, headline, drawing, payback and cards tell one story", () => {
  const broken = readings.filter(({ read: { isHalved, recommended, cards, reason, headline, alt, payback } }) => {
    const isMet = (card = "") => card.endsWith(words.met);
    const all = [reason, headline, alt, payback, ...cards].join(" ");
    if (/[{}]|undefined|NaN/.test(all) || (!isHalved && /\bfull\b|\bhalf\b/.test(all))) return true;
    if (!recommended.key) {
      const { why } = recommended;
      const claimsFull = /your numbers (clear|would cover)/i.test(`${headline} ${reason}`);
      return all.includes("mallest package that fits") || (why === "guarantee" && cards.some(isMet)) || (claimsFull && !cards.some(isMet));
    }
    const { key, measure, holds } = recommended;
    return !(
      isMet(cards[recommended.offers.findIndex((offer) => offer.key === key)]) === holds &&
      reason.includes("is the smallest package that fits") === holds &&
      reason.includes("pick dollars") === (holds && measure !== "hours" && !clearsByHours(recommended)) &&
      reason.includes("dollars are the safer pick") === (holds && measure !== "hours" && clearsByHours(recommended)) &&
      headline.startsWith("Smallest package that fits") === holds &&
      alt.includes("fits these numbers") === holds &&
      payback.includes(PACKAGES[key].name) &&
      payback.includes("(the profit on them)") === (measure === "value")
    );
  });
  expect(told(broken)).toEqual([]);
});

test("what's sold in dollars holds by the terms, which multiply four weeks only if they see two jobs", () => {
  const broken = readings.filter(({ inputs, read: { recommended } }) => {
    if (!recommended.key || !recommended.holds || recommended.measure === "hours") return false;
    const profit = inputs.averageJobValue * JOB_PROFIT_SHARE;
    const share = recommended.isHalved ? 0.5 : 1;
    const jobs = jobsInTheCount(inputs) * share;
    const leadsUsd = recommended.counted.keys.includes("leads") ? inputs.missedLeadsPerMonth * 12 * SAVING_RATES.leads * share * profit : 0;
    const counted = jobs < 2 ? Math.min(leadsUsd, profit) : leadsUsd;
    return Math.round(recommended.counted.usdPerYear - leadsUsd + counted) < PACKAGES.growthEngine.guaranteedAnnualValueUsd;
  });
  expect(told(broken)).toEqual([]);
});

type Reading = ReturnType<typeof readOf>;

/** What a reader finds on the screen. */
function readOf(inputs: Inputs, isHalved: boolean) {
  const results = calculate(inputs, isHalved);
  const recommended = recommend(inputs, results);
  const figures = figuresOf(inputs, results);
  const climb = climbOf(inputs, isHalved);
  return {
    isHalved,
    recommended,
    cards: recommended.offers.map((offer) => countedSentence(offer, words)),
    rows: climb.legs.map(({ shown }) => shown),
    total: figures.savedPerWeek,
    reason: reasonFor(recommended, words, figures),
    headline: inShort(recommended, report.inShort),
    alt: altOf(climb, climbWords),
    payback: paybackSentence(report.year, recommended),
  };
}

/** By the Peak card, which counts the same two kinds by hours. */
function clearsByHours({ offers }: Recommendation) {
  const hours = offers.find(({ key }) => key === "peakPerformance")?.inFull.hoursPerWeek ?? 0;
  return isAtLeast(hours, PACKAGES.growthEngine.guaranteedHoursPerWeek);
}

/** The first few as they'd be typed, with what was read. */
function told(broken: typeof readings) {
  return broken
    .slice(0, 3)
    .map(({ inputs, read: { isHalved, recommended, ...said } }) => [Object.values(inputs).join("/"), isHalved, said]);
}

function jobsInTheCount({ missedLeadsPerMonth }: Inputs) {
  return (missedLeadsPerMonth * SAVING_RATES.leads * 12) / 13;
}

/** Whether a figure is what an exact one comes to: in tenths, or as fine as it's written. */
function isRoundedFrom(shown: string, exact: number) {
  const digits = Math.max(1, shown.split(".")[1]?.length ?? 0);
  return Math.abs(Number(shown.replaceAll(",", "")) - exact) <= 0.5 / 10 ** digits + 1e-6;
}

/** The number that a pattern finds, or less than any. */
function numberIn(text: string, pattern: RegExp) {
  return Number(pattern.exec(text)?.[1]?.replaceAll(",", "") ?? -1);
}

function sum(amounts: number[]) {
  return amounts.reduce((total, each) => total + each, 0);
}
