import type { Results } from "../rules/calculator.ts";
import type { Figures } from "../rules/figures.ts";

type Props = { words: Record<"time" | "leads", string>; results: Results; figures: Figures };

/** What the loss is made of: one bar, and the two amounts under their ends. */
export function LossSplit({ words, results: { parts, annualDollarLoss }, figures }: Props) {
  const leadsUsd = parts.find(({ key }) => key === "leads")?.lostUsd ?? 0;
  const time = Math.round((1 - leadsUsd / annualDollarLoss) * 100);
  return (
    <div className="mt-5">
      <svg className="plot-bar h-7 w-full" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={`M0 0H${time}V1H0z`} className="fill-ink" />
        <path d={`M${time} 0H100V1H${time}z`} className="fill-line" />
      </svg>
      <dl className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        {[
          [words.time, figures.timeLossUsd],
          [words.leads, figures.leadsLossUsd],
        ].map(([label, usd], i) => (
          <div key={label} className={i > 0 ? "text-right" : ""}>
            <dt className="text-stone">{label}</dt>
            <dd className="font-bold">{usd}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
