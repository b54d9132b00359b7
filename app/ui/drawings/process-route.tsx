import map from "../../assets/map/process.json";
import art from "../../assets/map/process.svg";
import { North } from "./north.tsx";

/** The climb with north to the right: a station for each step, from the first call to the summit. */
export function ProcessRoute() {
  return (
    <div className="process-map no-print" aria-hidden="true">
      <img src={art} alt="" width={1700} height={380} decoding="async" />
      <svg viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true" focusable="false">
        <path className="stroke-hivis" strokeWidth={3.5} strokeLinejoin="round" d={map.route} />
        <North x={24} y={60} turn={90} />
        {map.stations.map(([x = 0, y = 0], i) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            {i === map.stations.length - 1 ? (
              <path d="M0-20 15 6h-30z" className="fill-lime stroke-ink" strokeWidth={2.5} />
            ) : (
              <circle r={8} className="fill-paper stroke-ink" strokeWidth={2.5} />
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
