import { PACKAGES } from "../../pages/packages/catalog.ts";
import { filled } from "../../text/format.ts";
import type { PartKey } from "./calculator.ts";
import type { Counted, Cover } from "./counted.ts";
import type { Figures } from "./figures.ts";
import { type BuiltKey, paybackFor, paybackOf } from "./payback.ts";
import { countedFigures, type NoFit, packageFigures, type Recommendation } from "./recommendation.ts";

export type ReasonWords = {
  fits: Record<Cover | "audit" | "valueOfHours", string>;
  /** Of a package that fits in full and misses its guarantee at half. */
  short: string;
  none: Record<NoFit, string>;
  /** Whether a build whose guarantee doesn't hold might pay for itself. */
  money: { pays: string; doesNot: string };
  lines: Record<PartKey, string>;
};

/** What says why it's this package, or why it's none. */
export function reasonFor(recommended: Recommendation, words: ReasonWords, figures: Figures) {
  if (!recommended.key) return whyNone(recommended, words, figures);
  const { key, cover, counted, isShort } = recommended;
  const byValue = counted.keys.includes("leads") ? "value" : "valueOfHours";
  const fits = words.fits[key === "foundationAudit" ? "audit" : cover === "value" ? byValue : cover];
  const said = isShort ? words.short : fits;
  return filled(said, { ...figures, ...packageFigures(key), ...countedFigures(counted, words.lines) });
}

export type InShortWords = Record<"build" | "late" | "audit" | "short" | "near" | "none", string> & { lines: Record<PartKey, string> };

/** The package that fits and its own figures, in one line: by these, and not by the largest package's return, somebody decides. */
export function inShort(recommended: Recommendation, { build, late, audit, short, near, none, lines }: InShortWords) {
  if (!recommended.key) return recommended.why === "near" && recommended.near ? filled(near, packageFigures(recommended.near)) : none;
  const payback = paybackFor(recommended);
  const fits = payback ? (payback.month ? build : late) : audit;
  const said = recommended.isShort ? short : fits;
  const figures = { ...packageFigures(recommended.key), ...countedFigures(recommended.counted, lines) };
  return filled(said, { ...figures, paybackMonth: String(payback?.month) });
}

function whyNone({ why, near, counted }: Extract<Recommendation, { why: NoFit }>, words: ReasonWords, figures: Figures) {
  const said = [words.none[why], ...(near && counted ? moneyOf(near, counted, words) : [])].join(" ");
  return filled(said, {
    ...figures,
    ...(near && packageFigures(near)),
    ...(counted && countedFigures(counted, words.lines)),
    auditHours: String(PACKAGES.foundationAudit.guaranteedHoursPerWeek),
  });
}

/** An audit saves nothing by itself, so nothing is said about its money. */
function moneyOf(key: BuiltKey | "foundationAudit", { usdPerYear }: Counted, { money }: ReasonWords) {
  if (key === "foundationAudit") return [];
  return [paybackOf(key, usdPerYear).month ? money.pays : money.doesNot];
}
