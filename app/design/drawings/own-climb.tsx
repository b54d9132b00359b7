import landUrl from "../map/climb.svg";
import { edgeOf, type PlacedChip, tieOf } from "./chip-boxes.ts";
import { placeChips } from "./climb-chips.ts";
import { ON_PAGE } from "./climb-formats.ts";
import { type ClimbSheet, frameUpTo, landIn, SIZE } from "./climb-geometry.ts";
import { ClimbLines, ClimbWalker } from "./climb-lines.tsx";

/** A visitor's own sheet of the map, with one text alternative for all of it. */
export function OwnClimb({ sheet, alt, className = "" }: { sheet: ClimbSheet; alt: string; className?: string }) {
  const frame = frameUpTo(sheet.reach);
  return (
    <div role="img" aria-label={alt} className={`own-climb ${className}`}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
        <ClimbLines sheet={sheet} land={<image href={landUrl} {...landIn(frame)} />} />
      </svg>
      {/* A drawing of its own, without a scale: its words keep their size on a phone. */}
      <svg aria-hidden="true" focusable="false">
        {placeChips(sheet, ON_PAGE).map((placed) => (
          <ChipAt key={placed.chip.key + placed.from} placed={placed} />
        ))}
      </svg>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
        <ClimbWalker sheet={sheet} />
      </svg>
    </div>
  );
}

/** The box that a label may fill; its ground is as wide as its words. */
const BOX = { width: 190, height: 60 };
/** From the edge of the trail, in the drawing's own units. */
const TIE_FROM = 5;
const TIE = [
  ["stroke-night", 4],
  ["stroke-snow", 1.5],
] as const;

function ChipAt({ placed }: { placed: PlacedChip }) {
  const { chip, x, y, lower, aside, from, to } = placed;
  const edge = edgeOf(placed);
  const tie = tieOf(placed);
  return (
    <svg
      y={percent(y)}
      overflow="visible"
      className="climb-place"
      data-from={from || undefined}
      data-to={Number.isFinite(to) ? to : undefined}
      aria-hidden="true"
    >
      {tie &&
        TIE.map(([color, strokeWidth]) => (
          <g key={color} className={color} strokeWidth={strokeWidth} strokeLinecap="round">
            <line x1={percent(x + Math.sign(edge - x) * TIE_FROM)} x2={percent(edge)} />
            <svg x={percent(edge)} overflow="visible" aria-hidden="true">
              <line x2={tie.x} y2={tie.y} />
            </svg>
          </g>
        ))}
      <svg x={percent(edge)} overflow="visible" aria-hidden="true">
        <foreignObject x={chip.side === "left" ? -BOX.width - aside : aside} y={lower - BOX.height / 2} {...BOX}>
          <div className="climb-label" data-side={chip.side}>
            <p className="climb-chip" data-look={chip.look} data-covered={chip.isCovered}>
              <b>{chip.name}</b> {chip.note && <span>{chip.note}</span>}
            </p>
          </div>
        </foreignObject>
      </svg>
    </svg>
  );
}

function percent(length: number) {
  return `${Math.round((length / SIZE) * 10_000) / 100}%`;
}
