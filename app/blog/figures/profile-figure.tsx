import type { DrawingOf } from "./kinds.ts";

const TOP = 8;
const HEIGHT = 132;
const BOTTOM = 26;

/** A section: lines stretched to the figure's width over a scale, and a list of what is at each mark. */
export function ProfileFigure({ alt, profile: { width, height, lines, shaded, key }, marks }: DrawingOf<"profile">) {
  const percent = (at: number) => `${Math.round((at / width) * 1000) / 10}%`;
  return (
    <>
      <svg className="figure-profile" width="100%" height={TOP + HEIGHT + BOTTOM} role="img" aria-label={alt}>
        <svg y={TOP} width="100%" height={HEIGHT} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <clipPath id="figure-shade">
            <path d={pathOf(shaded)} />
          </clipPath>
          <g clipPath="url(#figure-shade)">
            <line x1="0" x2={width} y1={height / 2} y2={height / 2} strokeWidth={HEIGHT} className="figure-ticks" />
          </g>
          {lines.map(({ points, pipe, dashed }) => (
            <g key={pathOf(points)}>
              <path d={pathOf(points)} className={pipe ? "figure-line figure-pipe" : "figure-line"} />
              {pipe && <path d={pathOf(points)} className={dashed ? "figure-bore figure-unmeasured" : "figure-bore"} />}
            </g>
          ))}
          {key && <path d={`${pathOf(key)}z`} className="figure-accent" />}
        </svg>
        {marks.map(({ at }) => (
          <g key={at}>
            <line x1={percent(at)} x2={percent(at)} y1={TOP} y2={TOP + HEIGHT + 6} className="figure-grid" />
            <text x={percent(at)} y={TOP + HEIGHT + 21} textAnchor={at === 0 ? "start" : at === width ? "end" : "middle"}>
              {at}
            </text>
          </g>
        ))}
      </svg>
      <ul className="figure-marks">
        {marks.map(({ at, text, key: isKey }) => (
          <li key={at} className={isKey ? "figure-mark-key" : undefined}>
            <b>{at}</b> {text}
          </li>
        ))}
      </ul>
    </>
  );
}

function pathOf(points: [number, number][]) {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
}
