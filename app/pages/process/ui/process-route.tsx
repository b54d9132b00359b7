import { North } from "../../../design/drawings/north.tsx";
import map from "../../../design/map/process.json";
import art from "../../../design/map/process.svg";
import { type Milestone, MilestonesRow } from "./milestones-row.tsx";

type Props = { milestones: Milestone[]; label: string; summit: string };

/** The climb with north to the right. Each milestone hangs from its station, the last one from the summit. */
export function ProcessRoute({ milestones, label, summit }: Props) {
  return (
    <div className="process-route">
      <div className="process-map no-print" aria-hidden="true">
        <div className="wrap">
          <div className="relative">
            {/* Lazy, because a phone, which shows it faintly, would load it first of all; told beforehand, because others would get it late. */}
            <link rel="preload" as="image" href={art} media="(min-width: 48rem)" />
            <img src={art} alt="" width={1920} height={380} loading="lazy" decoding="async" />
            <svg viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true" focusable="false">
              <path className="process-trail" d={map.route} />
              <North x={24} y={60} turn={90} />
              {map.stations.map(([x = 0, y = 0]) => (
                <g key={x}>
                  <path className="plumb-line" d={`M${x} ${y}V${map.height}`} />
                  <circle cx={x} cy={y} r={9} />
                </g>
              ))}
              <g transform={`translate(${map.summit.join(" ")})`}>
                <path className="plumb-line" d={`M-2 0V${map.height - (map.summit[1] ?? 0)}`} />
                <path className="process-flag" d="M-2 0V-62H-50L-38-47-50-32H-2" />
                {/* On the inner side, since a tablet has nothing right of the pole. */}
                <path className="process-chip" d="M-152-60H-60V-34H-152z" />
                <text x={-106} y={-42} textAnchor="middle" className="map-name fill-current">
                  {summit}
                </text>
              </g>
            </svg>
          </div>
        </div>
      </div>
      <MilestonesRow milestones={milestones} label={label} />
    </div>
  );
}
