import { dollars, filled } from "../../text/format.ts";
import { aiInvestmentUsd, monthsPerYear, type Results } from "../rules/calculator.ts";
import type { Figures } from "../rules/report.ts";

export type YearPlotWords = {
  payback: string;
  noPayback: string;
  line: string;
  openLine: string;
  alt: string;
  axis: string;
  tableSummary: string;
  columns: string[];
  covered: string;
  open: string;
};

/** The height of the plot in percent; the rest, below it, is for the months. */
const FLOOR = 86;
const STRATA = [0.8, 0.6, 0.4, 0.2];
const MONTHS = Array.from({ length: monthsPerYear }, (_, i) => i + 1);

/** The year as a slope: cumulative savings by month, the investment as a level line, and a flag in the month that reaches it. */
export function YearPlot({ words, results, figures }: { words: YearPlotWords; results: Results; figures: Figures }) {
  const { potentialDollarSavings: savings, paybackMonth } = results;
  const top = Math.max(savings, aiInvestmentUsd) * 1.06;
  const heightOf = (usd: number) => FLOOR - (usd / top) * FLOOR;
  const level = `${heightOf(aiInvestmentUsd)}%`;
  // The level's label goes where the slope isn't: right of an early flag, left of a late one.
  const isEarly = paybackMonth !== undefined && paybackMonth <= monthsPerYear / 2;
  const payback = paybackSentence(words, figures);
  return (
    <>
      <p className="mt-4 text-lg font-semibold">{payback}</p>
      <svg
        className="plot-climb mt-4 block min-h-60 w-full grow overflow-visible"
        role="img"
        aria-label={`${filled(words.alt, figures)} ${payback}`}
      >
        <Slope end={heightOf(savings)} />
        <line x1="0" x2="100%" y1={`${FLOOR}%`} y2={`${FLOOR}%`} className="stroke-edge" />
        <line x1="0" x2="100%" y1={level} y2={level} className="stroke-lime" strokeDasharray="5 6" strokeWidth={1.5} />
        <text
          x={isEarly ? "100%" : 0}
          y={level}
          dx={isEarly ? -8 : 8}
          dy={-9}
          textAnchor={isEarly ? "end" : "start"}
          className="fill-lime text-sm font-semibold"
        >
          {filled(paybackMonth ? words.line : words.openLine, figures)}
        </text>
        {MONTHS.map((month) => (
          <g key={month} className={month === paybackMonth ? "fill-lime font-bold" : "fill-fog"}>
            <circle
              cx={xOf(month)}
              cy={`${heightOf((savings / monthsPerYear) * month)}%`}
              r={month === paybackMonth ? 6 : 3}
              className={month === paybackMonth ? "fill-lime" : "fill-hivis"}
            />
            <text
              x={xOf(month)}
              y="100%"
              dy={-6}
              textAnchor="middle"
              className={`text-xs tabular-nums ${isNamedOnAPhone(month, paybackMonth) ? "" : "hidden @md:block"}`}
            >
              {month}
            </text>
          </g>
        ))}
        <text x="0" y="100%" dy={-6} className="fill-fog hidden text-xs @lg:block">
          {words.axis}
        </text>
        {paybackMonth && <Flag month={paybackMonth} at={heightOf((savings / monthsPerYear) * paybackMonth)} />}
      </svg>
    </>
  );
}

/** The month in which the investment pays for itself, or a plain statement that it isn't. */
export function paybackSentence(words: YearPlotWords, figures: Figures) {
  return filled(figures.paybackMonth ? words.payback : words.noPayback, figures);
}

/** Stretched to the card's width, so anything that must not be stretched is drawn outside. The fainter lines below look like rock layers. */
function Slope({ end }: { end: number }) {
  const line = (share: number) => `M0 ${FLOOR}L12 ${FLOOR - (FLOOR - end) * share}`;
  return (
    <svg viewBox="0 0 12 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
      <defs>
        <linearGradient id="climb" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-hivis)" stopOpacity="0.85" />
          <stop offset="1" stopColor="var(--color-hivis)" stopOpacity="0.06" />
        </linearGradient>
      </defs>
      <path d={`${line(1)}V${FLOOR}Z`} fill="url(#climb)" />
      {STRATA.map((share) => (
        <path key={share} d={line(share)} className="stroke-hivis fill-none" strokeOpacity={0.35} vectorEffect="non-scaling-stroke" />
      ))}
      <path d={line(1)} className="stroke-hivis fill-none" strokeWidth={3.5} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function Flag({ month, at }: { month: number; at: number }) {
  return (
    <svg x={xOf(month)} y={`${at}%`} overflow="visible" aria-hidden="true">
      <path
        d={month > 10 ? "M0 0V-34L-18-27 0-20" : "M0 0V-34L18-27 0-20"}
        className="fill-lime stroke-lime"
        strokeWidth={2}
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function YearTable({ words, savings }: { words: YearPlotWords; savings: number }) {
  return (
    <details className="workings no-print">
      <summary>{words.tableSummary}</summary>
      <table className="figures-table names-above mt-3">
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
          {MONTHS.map((month) => {
            const saved = (savings * month) / monthsPerYear;
            return (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{dollars(saved)}</td>
                <td>{saved >= aiInvestmentUsd ? words.covered : filled(words.open, { left: dollars(aiInvestmentUsd - saved) })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

/** A narrow card has room for the payback's month and for the quarters that aren't right beside it. */
function isNamedOnAPhone(month: number, paybackMonth: number | undefined) {
  return month === paybackMonth || (month % 3 === 0 && Math.abs(month - (paybackMonth ?? 0)) > 1);
}

function xOf(month: number) {
  return `${(month / monthsPerYear) * 100}%`;
}
