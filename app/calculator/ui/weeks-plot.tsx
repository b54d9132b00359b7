import { WEEKS_PER_YEAR } from "../rules/calculator.ts";

const COLUMNS = 13;
const PITCH = 16;

/** The year as 52 weeks, in four rows of a quarter each. Lost weeks are filled. */
export function WeeksPlot({ weeks, title }: { weeks: number; title: string }) {
  return (
    <svg className="mt-5 w-full" viewBox={`0 0 ${COLUMNS * PITCH - 4} ${4 * PITCH - 4}`} role="img" aria-label={title}>
      {Array.from({ length: WEEKS_PER_YEAR }, (_, week) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a week of the year is its number
          key={week}
          d={`M${(week % COLUMNS) * PITCH} ${Math.floor(week / COLUMNS) * PITCH + 12}l6-12 6 12z`}
          className={week < weeks ? "fill-ink" : "fill-line"}
        />
      ))}
    </svg>
  );
}
