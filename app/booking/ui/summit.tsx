import map from "../../design/map/summit.json";
import picture from "../../design/map/summit.svg";

export type SummitWords = { name: string; flag: string };

/** Without its flag only the pole stands. */
type Props = { words: SummitWords; isPlanted: boolean };

const [X, Y] = map.summit as [number, number];

/** The summit of the one terrain, and the call's flag on it. The words beside it say the rest. */
export function Summit({ words, isPlanted }: Props) {
  return (
    <div className="summit-map no-print" aria-hidden="true">
      <div className="summit-sheet">
        <img src={picture} alt="" width={map.width} height={map.height} decoding="async" />
        <svg viewBox={`0 0 ${map.width} ${map.height}`} fill="none" aria-hidden="true" focusable="false">
          <path d={map.route} className="stroke-hivis" strokeWidth={6} strokeLinecap="round" strokeLinejoin="round" />
          <g transform={`translate(${X} ${Y})`}>
            {isPlanted && <Flag>{words.flag}</Flag>}
            <path d={`M0 0V-${POLE}`} className="summit-pole" strokeWidth={5} strokeLinecap="round" />
            <circle r={9} className="summit-pole fill-hivis" strokeWidth={4} />
            <g className="summit-place" textAnchor="end">
              <text x={-20} y={26} className="map-name">
                {words.name}
              </text>
            </g>
          </g>
        </svg>
      </div>
    </div>
  );
}

const POLE = 190;
const FLAG = { width: 214, height: 76, corner: 12 };

/** Shaped like the flags that are buttons, and lime, because nobody presses it: cloth at the pole, round corners in the wind. */
function Flag({ children }: { children: string }) {
  const { width, height, corner } = FLAG;
  const round = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  return (
    <g className="summit-flag" transform={`translate(0 -${POLE})`}>
      <path
        d={`M0 0h${width - corner}${round(corner, corner)}v${height - 2 * corner}${round(-corner, corner)}H0z`}
        className="fill-lime stroke-ink"
        strokeWidth={4}
      />
      <text x={width / 2} y={height / 2 + 9} textAnchor="middle" className="fill-ink">
        {children}
      </text>
    </g>
  );
}
