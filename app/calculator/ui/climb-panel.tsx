import { memo } from "react";
import { CAMP } from "../../design/drawings/camp-flag.ts";
import { dollars, filled } from "../../text/format.ts";
import type { Inputs } from "../catalog/inputs.ts";
import { calculate } from "../rules/calculator.ts";
import { CAMPS, type Climb, climbOf } from "../rules/climb.ts";
import type { ClimbWords } from "../rules/climb-sheet.ts";
import { ClimbFigure } from "./climb-figure.tsx";

type Props = { words: ClimbWords; inputs: Inputs; isHalved?: boolean; className?: string };

/** The climb so far, beside the questions and under the thanks. On a phone without script there's one only once hours were sent. */
export const ClimbPanel = memo(function ClimbPanel({ words, inputs, isHalved, className = "" }: Props) {
  const climb = climbOf(inputs, isHalved);
  const isEmpty = climb.hours === 0;
  return (
    <div className={`climb-panel card-night bg-night ${isEmpty ? "max-lg:needs-script" : ""} ${className}`}>
      <p className="px-5 py-4 lg:px-8 lg:py-3">
        <span className="text-fog block text-sm font-semibold">{words.heading}</span>
        <Total climb={climb} words={words} />
      </p>
      <ClimbFigure climb={climb} words={words} hoursBeside />
    </div>
  );
});

/** What the answers come to on a phone, always in sight. In dollars, the hours stand there until the first answer moves them. */
export const ClimbStrip = memo(function ClimbStrip({ isUsd, ...props }: Props & { isUsd: boolean }) {
  return (
    <div className="climb-strip needs-script" aria-hidden="true">
      {isUsd ? <UsdTotal {...props} /> : <HoursTotal {...props} />}
    </div>
  );
});

function UsdTotal({ words, inputs }: Props) {
  const usd = calculate(inputs).potentialDollarSavings;
  return <p>{usd > 0 ? <Figure value={dollars(usd)} unit={words.unitUsd} /> : <Total climb={climbOf(inputs)} words={words} />}</p>;
}

/** The trail pulled straight. */
function HoursTotal({ words, inputs }: Props) {
  const climb = climbOf(inputs);
  const share = percent(climb.share);
  return (
    <>
      <p>
        <Total climb={climb} words={words} />
      </p>
      <svg aria-hidden="true">
        <line x2="100%" y1="14" y2="14" className="stroke-fog" strokeWidth={3} strokeDasharray="0 7" strokeLinecap="round" />
        <line x2={share} y1="14" y2="14" className="stroke-hivis" strokeWidth={4} strokeLinecap="round" />
        {CAMPS.map((camp) => (
          <svg key={camp.key} x={percent(camp.share)} y="14" overflow="visible" aria-hidden="true">
            <path
              d={CAMP}
              strokeWidth={2}
              strokeLinejoin="round"
              className={climb.passed.includes(camp) ? "fill-lime stroke-night" : "fill-night stroke-snow"}
            />
          </svg>
        ))}
        <circle cx={share} cy="14" r="7" strokeWidth={2.5} className="fill-hivis stroke-snow" />
      </svg>
    </>
  );
}

function Total({ climb, words }: { climb: Climb; words: ClimbWords }) {
  const hours = climb.shown;
  return <Figure value={hours} unit={filled(words.unit, { hours })} />;
}

function Figure({ value, unit }: { value: string; unit: string }) {
  return (
    <>
      <span className="display climb-total">{value}</span> <span className="font-semibold">{unit}</span>
    </>
  );
}

function percent(share: number) {
  return `${Math.round(share * 1000) / 10}%`;
}
