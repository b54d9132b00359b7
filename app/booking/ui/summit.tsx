import map from "../../design/map/summit.json";
import picture from "../../design/map/summit.svg";

type Props = {
  place: { name: string; note: string };
  /** What the flag says. Without it only the pole stands. */
  flag: string[] | undefined;
};

const [X, Y] = map.summit as [number, number];

/** The summit of the one terrain, and the call's flag on it. The words beside it say the same. */
export function Summit({ place, flag }: Props) {
  return (
    <div className="summit-map no-print" aria-hidden="true">
      <div className="summit-sheet">
        <img src={picture} alt="" width={map.width} height={map.height} decoding="async" />
        <svg viewBox={`0 0 ${map.width} ${map.height}`} fill="none" aria-hidden="true" focusable="false">
          <path d={map.route} className="stroke-hivis" strokeWidth={6} strokeLinecap="round" strokeLinejoin="round" />
          <g transform={`translate(${X} ${Y})`}>
            {flag && <Flag lines={flag} />}
            <path d={`M0 0V-${POLE}`} className="summit-pole" strokeWidth={5} strokeLinecap="round" />
            <circle r={9} className="summit-pole fill-hivis" strokeWidth={4} />
            <g className="summit-place" textAnchor="end">
              <text x={-20} y={26} className="map-name">
                {place.name}
              </text>
              <text x={-20} y={43} className="map-note">
                {place.note}
              </text>
            </g>
          </g>
        </svg>
      </div>
    </div>
  );
}

const POLE = 190;
const FLAG = { width: 208, height: 82, notch: 22 };
const LINE = 26;

function Flag({ lines }: { lines: string[] }) {
  const { width, height, notch } = FLAG;
  const middle = height / 2;
  return (
    <g className="summit-flag" transform={`translate(0 -${POLE})`}>
      <path d={`M0 0h${width}l-${notch} ${middle} ${notch} ${middle}H0z`} className="fill-hivis" />
      <g className="fill-ink" textAnchor="middle">
        {lines.map((line, i) => (
          <text key={line} x={(width - notch) / 2 + 4} y={middle + 7 + (i - (lines.length - 1) / 2) * LINE}>
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}
