import { dollars } from "../../text/format.ts";
import { aiInvestmentUsd } from "../rules/calculator.ts";

export type ReturnPlotWords = { invested: string; saved: string };

/** The investment against the first year's return, on one scale. */
export function ReturnPlot({ words, savings }: { words: ReturnPlotWords; savings: number }) {
  const most = Math.max(aiInvestmentUsd, savings);
  return (
    <dl className="mt-6 grid gap-4">
      <Bar label={words.invested} usd={aiInvestmentUsd} most={most} className="fill-stone" />
      <Bar label={words.saved} usd={savings} most={most} className="fill-hivis" />
    </dl>
  );
}

function Bar({ label, usd, most, className }: { label: string; usd: number; most: number; className: string }) {
  return (
    <div>
      <dt className="text-stone float-left text-sm">{label}</dt>
      <dd className="text-right text-sm font-bold tabular-nums">
        {dollars(usd)}
        <svg className="plot-bar mt-1 block h-5 w-full" aria-hidden="true">
          <rect width={`${Math.max(0.5, (usd / most) * 100)}%`} height="100%" rx="4" className={className} />
        </svg>
      </dd>
    </div>
  );
}
