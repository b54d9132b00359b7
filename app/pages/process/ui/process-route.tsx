import { North } from "../../../design/drawings/north.tsx";
import map from "../../../design/map/process.json";
import art from "../../../design/map/process.svg";
import section from "../../../design/map/section.json";

/** The climb with north to the right: a station for each step, from the first call to the summit. */
export function ProcessRoute() {
  return (
    <div className="process-map no-print" aria-hidden="true">
      <img src={art} alt="" width={1700} height={380} decoding="async" />
      <svg viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true" focusable="false">
        <defs>
          <path id="land" d={section.ground} />
          <path id="way" d={section.up} />
        </defs>
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

/** How high a step is on the climb, for a phone: the land in profile, lit up to the step's station. Its paths are the map's. */
export function StepProfile({ step }: { step: number }) {
  const [x = 0, y = 0] = section.stations[step] ?? [];
  return (
    <svg className="step-profile no-print" viewBox="-44 -44 1048 484" aria-hidden="true" focusable="false">
      <clipPath id={`to-${step}`}>
        <path d={`M-44-44H${x}V440H-44z`} />
      </clipPath>
      <use href="#land" className="fill-line" />
      <use href="#way" className="stroke-hivis fill-none" strokeWidth={22} strokeLinejoin="round" clipPath={`url(#to-${step})`} />
      <circle cx={x} cy={y} r={26} className="fill-paper stroke-ink" strokeWidth={14} />
    </svg>
  );
}
