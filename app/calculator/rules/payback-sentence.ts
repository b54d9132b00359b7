import { filled } from "../../text/format.ts";
import type { PartKey } from "./calculator.ts";
import { paybackFigures, paybackFor } from "./package-payback.ts";
import { countedFigures, packageFigures, type Recommendation } from "./recommendation.ts";

export type PaybackWords = {
  audit: string;
  build: {
    takes: string;
    payback: string;
    noPayback: string;
    /** At half, where the guarantee doesn't hold. */
    short: string;
  };
  lines: Record<PartKey, string>;
  none: string;
};

/**
 * What the package that fits costs, how long it takes, and the month it's paid for, if there is one within a year. An audit has none: it
 * builds nothing.
 */
export function paybackSentence({ none, audit, build, lines }: PaybackWords, recommended: Recommendation) {
  if (!recommended.key) return none;
  const counted = countedFigures(recommended.counted, lines);
  const payback = paybackFor(recommended);
  if (!payback) return filled(audit, { ...packageFigures(recommended.key), ...counted });
  const paid = payback.month ? build.payback : build.noPayback;
  const said = [build.takes, paid, recommended.holds ? [] : build.short].flat().join(" ");
  return filled(said, { ...paybackFigures(payback), ...counted });
}
