import { type ClimbSheet, frameUpTo, landIn, pointIn, SIZE } from "../../design/drawings/climb-geometry.ts";
import { ClimbTrail } from "../../design/drawings/climb-lines.tsx";
import { coloredLines, land } from "./share-climb.tsx";

/** Of the sheet, north to the right: the trail sways around the middle of this strip. */
const STRIP = { left: 108, height: 200 };

/** How far the hours lead, as an email's map: the way, a dot where it stands, and a flag on it. The words are in the email. */
export function emailClimb({ share, reach, camps }: ClimbSheet) {
  const frame = frameUpTo(reach);
  const { x, y, width, height } = landIn(frame);
  const at = (place: number) => {
    const [left, top] = pointIn(frame, place);
    return `translate(${SIZE - top} ${left - STRIP.left})`;
  };
  const lines = coloredLines(<ClimbTrail frame={frame} share={share} />);
  const marks = coloredLines(
    <g strokeLinejoin="round">
      {camps.map((camp) => (
        <path
          key={camp.share}
          transform={at(camp.share)}
          d="M0-8 7 5H-7z"
          strokeWidth={2}
          className={camp.isPassed ? "fill-lime stroke-night" : "fill-night stroke-snow"}
        />
      ))}
      <circle transform={at(0)} r={6} strokeWidth={2.5} className="fill-night stroke-hivis" />
      <g transform={at(share)}>
        <circle r={8} strokeWidth={3} className="fill-hivis stroke-snow" />
        <circle r={10} strokeWidth={1.5} className="stroke-night" />
        <path d="M0-8V-60" strokeWidth={5} className="stroke-night" />
        <path d="M0-8V-60" strokeWidth={2.5} className="stroke-snow" />
        <path d="M2-60H46L37-49 46-38H2z" strokeWidth={1.5} className="fill-hivis stroke-night" />
      </g>
    </g>,
  );
  const placed = land.replace(/<svg [^>]*? viewBox/, `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox`);
  const turned = `<g transform="translate(${SIZE} ${-STRIP.left}) rotate(90)">${placed}${lines}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="500" viewBox="0 0 ${SIZE} ${STRIP.height}" fill="none">${turned}${marks}</svg>`;
}
