import { dollars, filled } from "../../text/format.ts";
import { MONTHS_PER_YEAR } from "../rules/calculator.ts";
import { type Payback, paybackFigures } from "../rules/package-payback.ts";
import type { report } from "../words/report.ts";

type YearPlotWords = (typeof report)["year"];

type Props = { words: YearPlotWords; payback: Payback };

/** The height of the plot in percent; the rest, below it, is for the months. */
const FLOOR = 86;
const STRATA = [0.8, 0.6, 0.4, 0.2];

/**
 * A package's first year as a slope: flat until it runs, then cumulative savings by month, its price as a level line, and a flag in the
 * month that reaches it.
 */
export function YearPlot({ words, payback }: Props) {
  const { priceUsd, byMonth, firstYearUsd, startsAtMonth, month: paidIn } = payback;
  const figures = paybackFigures(payback);
  const top = Math.max(firstYearUsd, priceUsd) * 1.06;
  const heightOf = (usd: number) => FLOOR - (usd / top) * FLOOR;
  const level = `${heightOf(priceUsd)}%`;
  // The level's label goes where the slope isn't: right of an early flag, left of a late one.
  const isEarly = paidIn !== undefined && paidIn <= MONTHS_PER_YEAR / 2;
  return (
    <svg className="plot-climb mt-4 block min-h-60 w-full grow overflow-visible" role="img" aria-label={filled(words.alt, figures)}>
      <Slope from={startsAtMonth} end={heightOf(firstYearUsd)} />
      <line x1="0" x2="100%" y1={`${FLOOR}%`} y2={`${FLOOR}%`} className="stroke-edge" />
      <line x1="0" x2={xOf(startsAtMonth)} y1={`${FLOOR}%`} y2={`${FLOOR}%`} className="stroke-hivis" strokeWidth={3.5} />
      <line x1="0" x2="100%" y1={level} y2={level} className="stroke-snow" strokeDasharray="5 6" strokeWidth={1.5} />
      <text
        x={isEarly ? "100%" : 0}
        y={level}
        dx={isEarly ? -8 : 8}
        dy={-9}
        textAnchor={isEarly ? "end" : "start"}
        className="fill-snow text-sm font-semibold"
      >
        {filled(paidIn ? words.line : words.openLine, figures)}
      </text>
      {byMonth.map(({ month, savedUsd }) => (
        <g key={month} className={month === paidIn ? "fill-snow font-bold" : "fill-fog"}>
          <circle
            cx={xOf(month)}
            cy={`${heightOf(savedUsd)}%`}
            r={month === paidIn ? 6 : 3}
            className={month === paidIn ? "fill-snow" : "fill-hivis"}
          />
          <text
            x={xOf(month)}
            y="100%"
            dy={-6}
            textAnchor="middle"
            className={`even-digits text-xs ${isNamedOnAPhone(month, paidIn) ? "" : "hidden @md:block"}`}
          >
            {month}
          </text>
        </g>
      ))}
      <text x="0" y="100%" dy={-6} className="fill-fog hidden text-xs @lg:block">
        {words.axis}
      </text>
      {paidIn && <Flag month={paidIn} at={heightOf(byMonth[paidIn - 1]?.savedUsd ?? 0)} />}
    </svg>
  );
}

/**
 * Stretched to the card's width, so anything that must not be stretched is drawn outside. The fainter lines below look like rock layers.
 */
function Slope({ from, end }: { from: number; end: number }) {
  const line = (share: number) => `M${from} ${FLOOR}L12 ${FLOOR - (FLOOR - end) * share}`;
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
        className="fill-snow stroke-snow"
        strokeWidth={2}
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function YearTable({ words, payback }: Props) {
  const { priceUsd, byMonth } = payback;
  return (
    <details className="no-print open:basis-full">
      <summary className="fold-handle">{words.tableSummary}</summary>
      <table className="figures-table names-above mt-3">
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col">
                {filled(column, paybackFigures(payback))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byMonth.map(({ month, savedUsd }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{dollars(savedUsd)}</td>
              <td>{savedUsd >= priceUsd ? words.covered : filled(words.open, { left: dollars(priceUsd - savedUsd) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** A narrow card has room for the payback's month and for the quarters that aren't right beside it. */
function isNamedOnAPhone(month: number, paidIn: number | undefined) {
  return month === paidIn || (month % 3 === 0 && Math.abs(month - (paidIn ?? 0)) > 1);
}

function xOf(month: number) {
  return `${(month / MONTHS_PER_YEAR) * 100}%`;
}
