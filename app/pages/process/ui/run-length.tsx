import { lastWeekOf } from "../../packages/catalog/packages.ts";

type Props = { weeks: { from: number; to: number }; duration: string };

/** The longest package's. */
const LONGEST_WEEKS = lastWeekOf("peakPerformance");
const WEEK = 20;

/** How long a package runs, as its part of the way that the longest one takes. What's dashed is from the earliest week to the latest. */
export function RunLength({ weeks: { from, to }, duration }: Props) {
  return (
    <p className="mt-4 flex max-w-[38rem] items-center gap-5">
      <svg
        viewBox={`-8 0 ${LONGEST_WEEKS * WEEK + 20} 24`}
        className="w-full min-w-0 fill-none"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={`M0 15H${LONGEST_WEEKS * WEEK}`} className="stroke-ash" strokeWidth={2.5} strokeDasharray={`0 ${WEEK / 2}`} />
        <path d={`M${from * WEEK} 15H${to * WEEK}`} className="stroke-hivis" strokeWidth={4} strokeDasharray="6 8" />
        <path d={`M0 15H${from * WEEK}`} className="stroke-hivis" strokeWidth={4} />
        <circle cy={15} r={5.5} className="fill-hivis stroke-ink" strokeWidth={2} />
        <path d={`M${to * WEEK} 2l9 16h-18z`} className="fill-lime stroke-ink" strokeWidth={2} strokeLinejoin="round" />
      </svg>
      <span className="w-28 flex-none font-bold">{duration}</span>
    </p>
  );
}
