import type { ReactNode } from "react";

type Props = {
  label: string;
  figure: string;
  unit?: string;
  note: string;
  /** Before what the figure counts: what to go by instead. */
  first?: ReactNode;
  /** What the figure counts, in plain words. */
  counts: string;
  worked: { summary: string; lines: string[] };
  isNight?: boolean;
  className?: string;
  /** The plot as a table, opened beside the explanation. */
  table?: ReactNode;
  children?: ReactNode;
};

/** A big figure, what it means, and how it was calculated from the visitor's own numbers. */
export function FigureCard({ label, figure, unit, note, first, counts, worked, isNight = false, className = "", table, children }: Props) {
  const quiet = isNight ? "text-fog" : "text-stone";
  return (
    <section
      className={`@container flex flex-col p-6 md:p-8 ${isNight ? "card-night bg-night contour contour-faint card-land relative" : "card"} ${className}`}
    >
      <h2 className={`font-semibold ${quiet}`}>{label}</h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className={`display even-digits ${isNight ? "text-fit-large" : "text-fit"}`}>{figure}</span>
        {unit && <span className="text-lg font-bold">{unit}</span>}
      </p>
      <p className="mt-1.5 text-lg font-semibold">{note}</p>
      {first}
      <p className={`measure mt-3 text-sm ${quiet}`}>{counts}</p>
      {children}
      <div className={`mt-auto flex flex-wrap gap-x-8 pt-5 text-sm ${quiet}`}>
        <details className="open:basis-full">
          <summary className="fold-handle">{worked.summary}</summary>
          <ul className="even-digits mt-2 grid gap-1.5">
            {worked.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
        {table}
      </div>
    </section>
  );
}
