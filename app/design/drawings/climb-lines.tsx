import type { ReactNode } from "react";
import { CAMP, clothOf, FLAG } from "./camp-flag.ts";
import { type ClimbFrame, type ClimbSheet, flagSide, frameUpTo, jointsIn, pointIn, wayIn, written } from "./climb-geometry.ts";

/**
 * The trail, the camps and the flag, over the land that is given: everything but words. Colors are the page's classes or a picture's own.
 */
export function ClimbLines({ sheet, land }: { sheet: ClimbSheet; land: ReactNode }) {
  const { share, covered = [], ghost, reach, camps, flag } = sheet;
  const frame = frameUpTo(reach);
  const at = (place: number) => `translate(${written(pointIn(frame, place))})`;
  return (
    <>
      {land}
      <ClimbTrail frame={frame} share={share} covered={covered} />
      {jointsIn(frame, sheet).map(([cx, cy]) => (
        <circle key={cy} cx={cx} cy={cy} r={4} strokeWidth={2} className="fill-snow stroke-night" />
      ))}
      {/* Hollow and under the camps: half of the hours often ends at one. */}
      {ghost !== undefined && (
        <circle transform={at(ghost)} r={12} strokeWidth={2.5} strokeDasharray="4 3" fill="none" className="stroke-hivis" />
      )}
      {camps.map((camp) => (
        <path
          key={camp.share}
          transform={at(camp.share)}
          d={CAMP}
          strokeWidth={2}
          strokeLinejoin="round"
          className={camp.isPassed ? "fill-lime stroke-night" : "fill-night stroke-snow"}
        />
      ))}
      <circle transform={at(0)} r={6} strokeWidth={2.5} className="fill-night stroke-hivis" />
      {flag !== undefined && (
        <g transform={at(flag)} strokeLinejoin="round" className="stroke-night">
          <Flag side={flagSide(frame, flag)} />
        </g>
      )}
    </>
  );
}

/** The way walked in full, what's ahead as dots, and the package's legs in the color of its flag, on both sides of the way. */
export function ClimbTrail({ frame, share, covered = [] }: { frame: ClimbFrame; share: number; covered?: ClimbSheet["covered"] }) {
  const [walked, ahead] = [wayIn(frame, 0, share), wayIn(frame, share, 1)];
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={ahead} className="stroke-night" strokeWidth={5} strokeDasharray="0 9" />
      <path d={ahead} className="stroke-fog" strokeWidth={3} strokeDasharray="0 9" />
      <path d={walked} className="stroke-night" strokeWidth={7} strokeOpacity={0.5} />
      {covered
        .filter(([from]) => from < share)
        .map(([from, to]) => (
          <g key={from} strokeLinecap="butt">
            <path d={wayIn(frame, from, Math.min(to, share))} className="stroke-night" strokeWidth={15} />
            <path d={wayIn(frame, from, Math.min(to, share))} className="stroke-lime" strokeWidth={12} />
            <path d={wayIn(frame, from, Math.min(to, share))} className="stroke-night" strokeWidth={7} />
          </g>
        ))}
      <path d={walked} className="stroke-hivis" strokeWidth={4.5} />
    </g>
  );
}

function Flag({ side }: { side: number }) {
  const { aside, foot, top, width, height } = FLAG;
  const pole = `M0 ${foot}V${top}`;
  return (
    <g transform={`translate(${side * aside})`}>
      <path d={pole} strokeWidth={5} />
      <path d={pole} strokeWidth={2} className="stroke-lime" />
      <path d={clothOf(side * width, height)} transform={`translate(0 ${top})`} strokeWidth={1.5} className="fill-lime" />
    </g>
  );
}

/** Where the visitor stands, with the camp's own mark on it if that's at one. It comes after the words, so that no label covers it. */
export function ClimbWalker({ sheet: { share, reach, camps } }: { sheet: ClimbSheet }) {
  if (share === 0) return null;
  return (
    <g transform={`translate(${written(pointIn(frameUpTo(reach), share))})`} data-walker="">
      <circle r={9} strokeWidth={3} className="fill-hivis stroke-snow" />
      <circle r={11} strokeWidth={1.5} fill="none" className="stroke-night" />
      {camps.some((camp) => camp.share === share) && (
        <path d={CAMP} transform="scale(.62)" strokeWidth={2} className="fill-lime stroke-night" />
      )}
    </g>
  );
}
