import { SAVING_RATES } from "../../calculator/rules/calculator.ts";
import type { TradeWords } from "./words/words.ts";

type TradeWeek = Pick<TradeWords, "math" | "office">;

/** Hours a week that these fixes would save: of their own rows on the page's slip, at the calculator's rates, and of no others. */
export function savedBy(week: TradeWeek, fixes: readonly string[]) {
  return week.office
    .filter(({ fix }) => fix && fixes.includes(fix))
    .reduce((sum, { row, work }) => sum + hoursIn(week, row) * SAVING_RATES[work], 0);
}

/** '5 hours at $95' is 5. */
export function hoursIn({ math }: Pick<TradeWeek, "math">, label: string) {
  return Number(/^([\d.]+) hours at /.exec(math.rows.find((row) => row.label === label)?.how ?? "")?.[1]);
}
