import { PACKAGES, type PackageKey } from "../../pages/packages/catalog/packages.ts";
import { filled, listed } from "../../text/format.ts";
import type { PartKey } from "./calculator.ts";
import type { GuaranteeMeasure } from "./counted-lines.ts";
import type { Figures } from "./figures.ts";
import type { Offer } from "./offer.ts";
import { paybackFigures, paybackFor, paybackOf } from "./package-payback.ts";
import { countedFigures, type NoFit, type NoneFits, packageFigures, type Recommendation } from "./recommendation.ts";

type ReasonWords = {
  fits: Record<GuaranteeMeasure | "audit", string>;
  pick: { only: string; safer: string };
  /** Of a package that fits in full and misses its guarantee at half. */
  short: { missed: string; oneJob: string; refund: string };
  none: Record<Exclude<NoFit, "both"> | "refusal", string> & { both: Record<PackageKey | "others", string> };
  /** Why jobs that look like enough don't count. */
  oneJob: string;
  /** Whether a build whose guarantee doesn't hold might pay for itself. */
  money: { pays: string; doesNot: string };
  numbers: NumberWords;
  shops: { below: string; above: string };
  lines: Record<PartKey, string>;
};

/** What the full numbers are called while the switch is off, and while it's on. */
type NumberWords = { full: string; half: string };

/** What says why it's this package, or why it's none. */
export function reasonFor(recommended: Recommendation, words: ReasonWords, figures: Figures) {
  const { isHalved, offers } = recommended;
  const covered = offers.filter(({ isCovered }) => isCovered);
  return filled(recommended.key ? whyThis(recommended, words) : whyNone(recommended, words), {
    ...figures,
    ...offerFigures(recommended, words.lines),
    auditHours: String(PACKAGES.foundationAudit.guaranteedHoursPerWeek),
    pick: words.pick[recommended.key && recommended.isSafer ? "safer" : "only"],
    numbers: words.numbers[isHalved ? "half" : "full"],
    others: listed(covered.map(({ key }) => PACKAGES[key].name)),
    shops: words.shops[covered[0]?.place === "below" ? "below" : "above"],
  });
}

type InShortWords = Record<"build" | "late" | "audit" | "short" | "near" | "none", string> & {
  numbers: NumberWords;
  lines: Record<PartKey, string>;
};

/** The package that fits and its own figures, in one line: by these, and not by the largest package's return, somebody decides. */
export function inShort(recommended: Recommendation, { build, late, audit, short, near, none, numbers, lines }: InShortWords) {
  if (!recommended.key) {
    if (recommended.why !== "near") return none;
    return filled(near, { ...packageFigures(recommended.about.key), numbers: numbers[recommended.isHalved ? "half" : "full"] });
  }
  const payback = paybackFor(recommended);
  const fits = payback ? (payback.month ? build : late) : audit;
  const said = recommended.holds ? fits : short;
  const figures = { ...packageFigures(recommended.key), ...countedFigures(recommended.counted, lines) };
  return filled(said, { ...figures, paybackMonth: String(payback?.month) });
}

/** Which of all hours the package that fits is for, if there are any and the numbers on the screen reach its guarantee. */
export function coveredLines(recommended: Recommendation, words: string, lines: Record<PartKey, string>) {
  if (!recommended.key || !recommended.holds) return "";
  const { key, counted } = recommended;
  const keys = counted.keys.filter((key) => key !== "leads");
  return keys.length > 0 ? filled(words, { ...packageFigures(key), ...countedFigures({ ...counted, keys }, lines) }) : "";
}

/** Where the size decides as well, it's by the full numbers, which the switch doesn't change. */
function offerFigures(recommended: Recommendation, lines: Record<PartKey, string>) {
  if (recommended.key) return { ...packageFigures(recommended.key), ...countedFigures(recommended.counted, lines) };
  if (!("about" in recommended)) return {};
  const { why, about } = recommended;
  const build = paybackFigures(paybackOf("growthEngine", about.counted.usdPerYear));
  return { ...build, ...packageFigures(about.key), ...countedFigures(why === "both" ? about.inFull : about.counted, lines) };
}

function whyThis({ key, measure, holds, isOneJob }: Offer, { fits, short }: ReasonWords) {
  if (holds) return fits[key === "foundationAudit" ? "audit" : measure];
  return `${isOneJob ? short.oneJob : short.missed} ${short.refund}`;
}

function whyNone(none: NoneFits, words: ReasonWords) {
  if (none.why === "small" || none.why === "large" || none.why === "near") return words.none[none.why];
  const { key, isOneJob, counted } = none.about;
  const oneJob = isOneJob ? [words.oneJob] : [];
  if (none.why === "both") return [words.none.both[key], ...oneJob, words.none.both.others].join(" ");
  const pays = paybackOf("growthEngine", counted.usdPerYear).month;
  return [words.none.guarantee, ...oneJob, words.none.refusal, pays ? words.money.pays : words.money.doesNot].join(" ");
}
