import { minuteOf } from "../../time/dates.ts";

/** A clock's face at a time like '9:30 AM'. The figures are beside it. */
export function Dial({ time }: { time: string }) {
  const minutes = minuteOf(time);
  return (
    <svg viewBox="-24 -24 48 48" className="size-12 flex-none" fill="none" strokeLinecap="round" aria-hidden="true" focusable="false">
      <circle r={21} className="stroke-current" strokeWidth={2} />
      {HOURS.map((degrees) => (
        <path key={degrees} d="M0-20v3" className="stroke-current" strokeWidth={1.5} transform={`rotate(${degrees})`} />
      ))}
      <path d="M0 0v-14" className="stroke-hivis" strokeWidth={3} transform={`rotate(${(minutes % 60) * 6})`} />
      <path d="M0 0v-9" className="stroke-current" strokeWidth={3.5} transform={`rotate(${minutes / 2})`} />
    </svg>
  );
}

const HOURS = Array.from({ length: 12 }, (_, hour) => hour * 30);
