import { memo } from "react";
import { figure, filled, rounded } from "../../text/format.ts";
import type { Inputs } from "../catalog/inputs.ts";
import { fullTimeHoursPerWeek, weeksPerYear } from "../rules/calculator.ts";

export type HoursMeterWords = {
  meterLabel: string;
  meterUnit: string;
  meterNote: string;
  meterMark: string;
  meterParts: string[];
};

type Props = { words: HoursMeterWords; inputs: Inputs; className?: string };

/** The week's hours so far, laid end to end against a full working week. Plain background: the map would be repainted with every keystroke. */
export const HoursMeter = memo(function HoursMeter({ words, inputs, className = "" }: Props) {
  const hours = [inputs.currentEstimatingHours, inputs.currentAdminHours, inputs.followUpHours];
  const total = hours.reduce((sum, part) => sum + part, 0);
  const scale = Math.max(total, fullTimeHoursPerWeek) * 1.04;
  const share = (part: number) => `${(part / scale) * 100}%`;
  const mark = share(fullTimeHoursPerWeek);
  const before = (i: number) => hours.slice(0, i).reduce((sum, part) => sum + part, 0);
  return (
    <div className={`needs-script card-night bg-night p-6 ${className}`}>
      <p className="text-fog text-sm font-semibold">{words.meterLabel}</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="display text-figure tabular-nums">{figure(total)}</span>
        <span className="font-semibold">{filled(words.meterUnit, { total: figure(total) })}</span>
      </p>
      <svg className="mt-4 block h-12 w-full overflow-visible" aria-hidden="true">
        <rect width="100%" height="20" rx="4" className="fill-edge" />
        {SHADES.map((shade, i) => (
          <rect key={shade} x={share(before(i))} width={share(hours[i] ?? 0)} height="20" className={shade} />
        ))}
        <line x1={mark} x2={mark} y1="-5" y2="26" className="stroke-lime" strokeWidth={2} strokeDasharray="4 3" />
        <text x={mark} y="44" textAnchor="end" className="fill-lime text-xs font-semibold">
          {words.meterMark}
        </text>
      </svg>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {words.meterParts.map((part, i) => (
          <li key={part} className="flex items-center gap-2">
            <svg className="size-3 flex-none" aria-hidden="true">
              <rect width="100%" height="100%" rx="2" className={SHADES[i]} />
            </svg>
            {part} <span className="text-fog tabular-nums">{figure(hours[i] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <p className="text-fog mt-3">{filled(words.meterNote, { hours: rounded(total * weeksPerYear) })}</p>
    </div>
  );
});

const SHADES = ["fill-hivis", "fill-ember", "fill-snow"];
