import landUrl from "../map/climb.svg";
import { type Chip, type ClimbSheet, frameUpTo, landIn, placeIn, SIZE } from "./climb.ts";
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
        {sheet.chips.map((chip) => {
          const [x, y] = chip.at === "above" ? [placeIn(frame, sheet.reach)[0], ABOVE] : placeIn(frame, placeOf(chip, sheet));
          return <ChipAt key={chip.key} chip={chip} x={x} y={y} />;
        })}
      </svg>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
        <ClimbWalker sheet={sheet} />
      </svg>
    </div>
  );
}

/** How far under the sheet's upper edge a camp is named that lies beyond it. */
const ABOVE = SIZE * 0.055;
/** The box that a label may fill; its ground is as wide as its words. */
const BOX = { width: 190, height: 60 };
const OFF = 16;
/** A camp's label is a bit lower than the camp, so that its flag is seen. */
const LOWER = 9;

function ChipAt({ chip, x, y }: { chip: Chip; x: number; y: number }) {
  const isLeft = chip.side === "left";
  return (
    <svg x={percent(x)} y={percent(y)} overflow="visible" aria-hidden="true">
      <foreignObject x={isLeft ? -OFF - BOX.width : OFF} y={(isLeft ? 0 : LOWER) - BOX.height / 2} {...BOX}>
        <div className="climb-label" data-side={chip.side} data-look={chip.look}>
          <p className="climb-chip" data-look={chip.look}>
            <b>{chip.name}</b>
            {chip.note && <span>{chip.note}</span>}
          </p>
        </div>
      </foreignObject>
    </svg>
  );
}

function placeOf({ at }: Chip, { share }: ClimbSheet) {
  return typeof at === "number" ? at : share;
}

function percent(length: number) {
  return `${Math.round((length / SIZE) * 10_000) / 100}%`;
}
