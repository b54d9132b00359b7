import { Fragment, type ReactNode } from "react";
import { PACKAGES } from "../../pages/packages/catalog/packages.ts";
import section from "../map/section.json";
import { clothOf } from "./camp-flag.ts";
import { Placed } from "./placed.tsx";

type CampName = keyof typeof section.camps;
type CampSign = {
  place: CampName;
  name: string;
  note?: string;
  /** Large above the name. */
  price?: string;
  /** What's won back there, on a flag. */
  flag?: string;
};
type Props = {
  camps: CampSign[];
  /** The trail is lit up to this camp. */
  reached: CampName;
  /** A range of heights, in dollars of yearly revenue: a band from edge to edge, its ends beyond them. */
  range?: { from: number; to: number };
};

/** The land cut open along the trail, from edge to edge of the screen. Its width stretches and its lines don't. */
export function ClimbSection({ camps, reached, range }: Props) {
  const [end = 0] = section.camps[reached];
  return (
    <div
      className={`climb-section no-print ${camps.some(({ place, flag }) => flag && place === "summit") ? "climb-to-summit" : ""}`}
      aria-hidden="true"
    >
      <Stretched>
        <path className="climb-ground" d={section.ground} />
        <path className="climb-rock" d={section.strokes} />
        {range && <path className="climb-range" d={`M-9 ${yOf(range.to)}H${section.width + 9}V${yOf(range.from)}H-9z`} />}
        <path className="climb-surface" d={section.up} />
      </Stretched>
      <Stretched className="climb-lit">
        <clipPath id="climb-lit">
          <path d={`M0-40H${end}V${section.height}H0z`} />
        </clipPath>
        <path clipPath="url(#climb-lit)" d={section.up} />
      </Stretched>
      <svg className="climb-words" aria-hidden="true" focusable="false">
        {range && [range.to, range.from].map((height) => <Height key={height} height={height} isRight={reached === "ascent"} />)}
        {camps.map((camp) => (
          <Fragment key={camp.place}>
            {camp.flag && <Flag place={camp.place} words={camp.flag} range={range} />}
            <CampMark camp={camp} isReached={(section.camps[camp.place][0] ?? 0) <= end} />
          </Fragment>
        ))}
      </svg>
    </div>
  );
}

function Stretched({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${section.width} ${section.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** The summit is as high as the last package reaches. */
function yOf(dollars: number) {
  return section.height * (1 - dollars / PACKAGES.peakPerformance.revenueUsd.to);
}

/** At the left edge, except where a camp's name stands at the same height on a phone. */
function Height({ height, isRight }: { height: number; isRight: boolean }) {
  return (
    <Placed x={isRight ? "100%" : "0%"} y={share(yOf(height), section.height)}>
      <text x={isRight ? -12 : 12} y={-6} textAnchor={isRight ? "end" : "start"} className="map-name fill-current">
        {height < 1_000_000 ? `$${height / 1000}K` : `$${height / 1_000_000}M`}
      </text>
    </Placed>
  );
}

/** A nested drawing stands at a share of the width and height, and keeps its own size. */
function CampMark({ camp: { place, name, note, price, flag }, isReached }: { camp: CampSign; isReached: boolean }) {
  const [x = 0, y = 0] = section.camps[place];
  const isRight = flag && place !== "summit";
  return (
    <Placed x={share(x, section.width)} y={share(y, section.height)}>
      <path d="M0-12 9 4H-9z" className={isReached ? "climb-camp" : "climb-camp-ahead"} />
      <text
        x={isRight ? 16 : -16}
        y={flag ? NAME_BELOW[place] : note ? -28 : -10}
        textAnchor={isRight ? "start" : "end"}
        className="map-name fill-current"
      >
        {name}
      </text>
      {price && (
        <text x={-16} y={-47} textAnchor="end" className="climb-price fill-current">
          {price}
        </text>
      )}
      {note && (
        <text x={-16} y={-11} textAnchor="end" className="map-note fill-current">
          {note}
        </text>
      )}
    </Placed>
  );
}

/** Below the range's upper end, which is at the summit's height. */
const NAME_BELOW = { basecamp: 14, ascent: 6, summit: 20 };

/**
 * Its pole reaches beyond its range, so that the cloth is never on the range's line. The first flag flies to the right: left of it a phone
 * has no room. It flies higher, since the land rises there.
 */
function Flag({ place, words, range }: { place: CampName; words: string; range: Props["range"] }) {
  const [x = 0, y = 0] = section.camps[place];
  const isFirst = place === "basecamp";
  const foot = isFirst || !range ? y : Math.min(y, yOf(range.to));
  const [left, bottom, lower] = [share(x, section.width), share(y, section.height), share(foot, section.height)];
  const top = isFirst ? -104 : -60;
  return (
    <>
      <line className="climb-pole" x1={left} x2={left} y1={bottom} y2={lower} />
      <Placed x={left} y={lower} className={isFirst ? "climb-first" : undefined}>
        <path className="climb-pole" d={`M0 ${isFirst ? -12 : 0}V${top}`} />
        <g className="climb-flag">
          <path className="climb-cloth" d={clothOf(isFirst ? 160 : -172, 32)} transform={`translate(0 ${top})`} />
          <text x={isFirst ? 74 : -80} y={top + 21} textAnchor="middle" className="map-name">
            {words}
          </text>
        </g>
      </Placed>
    </>
  );
}

function share(at: number, of: number) {
  return `${((at / of) * 100).toFixed(2)}%`;
}
