import { dollars, filled } from "../../text/format.ts";
import { type Payback, paybackFigures, paybackFor } from "../rules/package-payback.ts";
import { packageFigures, type Recommendation } from "../rules/recommendation.ts";

type ReturnPlotWords = Record<"fit" | "half" | "audit" | "none" | "invested" | "saved", string>;

/** What the package that fits costs and what it saves in its first year, on one scale. */
export function ReturnPlot({ words, payback }: { words: ReturnPlotWords; payback: Payback }) {
  const { priceUsd, firstYearUsd } = payback;
  const figures = paybackFigures(payback);
  const most = Math.max(priceUsd, firstYearUsd);
  return (
    <dl className="mt-6 grid gap-4">
      <Bar label={filled(words.invested, figures)} usd={priceUsd} most={most} className="fill-stone" />
      <Bar label={filled(words.saved, figures)} usd={firstYearUsd} most={most} className="fill-hivis" />
    </dl>
  );
}

/**
 * How to read the first year of the package that fits: all of it to decide with, and half of it for the budget. The same two in both
 * reports.
 */
export function ownReturn({ fit, half, audit, none }: ReturnPlotWords, recommended: Recommendation, isHalved: boolean) {
  if (!recommended.key) return none;
  const payback = paybackFor(recommended);
  if (!payback) return filled(audit, packageFigures(recommended.key));
  return filled(isHalved ? half : fit, paybackFigures(payback));
}

function Bar({ label, usd, most, className }: { label: string; usd: number; most: number; className: string }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-end gap-x-4 text-sm">
      <dt className="text-stone">{label}</dt>
      <dd className="contents">
        <strong className="even-digits">{dollars(usd)}</strong>
        <svg className="plot-bar col-span-full mt-1 block h-5 w-full" aria-hidden="true">
          <rect width={`${Math.max(0.5, (usd / most) * 100)}%`} height="100%" rx="4" className={className} />
        </svg>
      </dd>
    </div>
  );
}
