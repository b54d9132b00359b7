import { dollars, rounded } from "../../text/format.ts";
import type { Results } from "../rules/calculator.ts";
import { shownParts } from "../rules/shown-parts.ts";
import type { report } from "../words/report.ts";

type LossPlotWords = (typeof report)["split"];

type Props = { words: LossPlotWords; results: Results; className?: string };

/** Four bars: the whole bar is what's lost today, the orange part is what comes back. */
export function LossPlot({ words, results, className = "" }: Props) {
  const { parts } = shownParts(results);
  const most = Math.max(...parts.map((part) => part.lostUsd));
  return (
    <section className={`card @container flex flex-col p-6 md:p-8 ${className}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="display text-h3">{words.heading}</h2>
        <p aria-hidden="true" className="flex flex-wrap gap-x-5 text-sm font-semibold">
          <Key label={words.lost} className="fill-stone" />
          <Key label={words.won} className="fill-hivis" />
        </p>
      </div>
      <div role="img" aria-label={words.alt} className="loss-bars mt-6 grid gap-5">
        {parts.map(({ key, lostUsd, savedUsd }) => (
          <div key={key} className="grid items-center gap-x-5 gap-y-1.5 sm:grid-cols-[7.5rem_1fr_9.5rem]">
            <p className="font-semibold">{words.partNames[key]}</p>
            <svg className="plot-bar order-last h-7 w-full sm:order-none" aria-hidden="true">
              <rect width={share(lostUsd, most)} height="100%" rx="4" className="fill-stone" />
              <rect width={share(savedUsd, most)} height="100%" rx="4" className="fill-hivis" />
            </svg>
            <p className="even-digits text-sm sm:text-right">
              <span className="text-stone">{dollars(lostUsd)}</span> <span aria-hidden="true">→</span> <strong>{dollars(savedUsd)}</strong>
            </p>
          </div>
        ))}
      </div>
      <details className="text-stone no-print mt-6 text-sm">
        <summary className="fold-handle">{words.tableSummary}</summary>
        <LossTable words={words} results={results} className="mt-3" />
      </details>
    </section>
  );
}

function Key({ label, className }: { label: string; className: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg className="size-3.5" aria-hidden="true">
        <rect width="100%" height="100%" rx="2" className={className} />
      </svg>
      {label}
    </span>
  );
}

export function LossTable({ words, results, className = "" }: { words: LossPlotWords; results: Results; className?: string }) {
  const shown = shownParts(results);
  return (
    <table className={`figures-table names-above ${className}`}>
      <thead>
        <tr>
          {words.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.parts.map((part) => (
          <tr key={part.key}>
            <th scope="row">{words.partNames[part.key]}</th>
            <td>{dollars(part.lostUsd)}</td>
            <td>{dollars(part.savedUsd)}</td>
            <td>{part.savedHours ? rounded(part.savedHours) : "–"}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td>{dollars(shown.lostUsd)}</td>
          <td>{dollars(shown.savedUsd)}</td>
          <td>{rounded(shown.savedHours)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Never zero width: a loss next to a far larger one still shows as a hairline. */
function share(part: number, whole: number) {
  return `${Math.max(0.5, (part / whole) * 100)}%`;
}
