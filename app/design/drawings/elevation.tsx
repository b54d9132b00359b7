import { useId } from "react";
import section from "../map/section.json";

type Props = { level: 1 | 2 | 3 /** Drawn across a page, with the camps' names and ranges. */; camps?: Camp[]; className?: string };
type Camp = { name: string; range: string };

/** The land cut open along the route: height is yearly revenue, and the way up to a package is lit. */
export function Elevation({ level, camps, className = "" }: Props) {
  const places = [section.camps.basecamp, section.camps.ascent, section.camps.summit] as [number, number][];
  const [reachedX] = places[level - 1] as [number, number];
  // A page shows the same one to a phone and to a desktop.
  const lit = useId();
  const size = camps ? 15 : 32;
  const isTick = ({ height }: { height: number }) => camps || height === 0 || height === 5 || height === 10;
  return (
    <svg
      className={`overflow-visible fill-none ${className}`}
      viewBox={camps ? "-60 -40 1030 458" : "-96 -40 1066 458"}
      aria-hidden="true"
      focusable="false"
    >
      <path className="fill-current" fillOpacity={0.07} d={section.ground} />
      <path className="stroke-moss" strokeWidth={camps ? 0.9 : 1.4} d={section.strokes} />
      <path className="stroke-current" strokeWidth={camps ? 2 : 3} strokeOpacity={0.5} d={section.ground} />
      <clipPath id={lit}>
        <path d={`M-10-40H${reachedX}V410H-10z`} />
      </clipPath>
      <path className="stroke-hivis" strokeWidth={camps ? 3.5 : 7} strokeLinejoin="round" clipPath={`url(#${lit})`} d={section.up} />
      {section.ticks.filter(isTick).map(({ height, y }) => (
        <g key={height}>
          <path className="stroke-current" strokeOpacity={0.6} strokeWidth={camps ? 1 : 2} d={`M-12 ${y}h12`} />
          <text x={-18} y={y + size / 3} textAnchor="end" fontSize={size} className="fill-current font-semibold">
            {height === 0 ? "$0" : `$${height}M`}
          </text>
        </g>
      ))}
      {places.map(([x, y], i) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path
            d={camps ? "M0-18 11 2h-22z" : "M0-44 26 4h-52z"}
            className={i + 1 <= level ? "fill-lime stroke-ink" : "fill-current stroke-none"}
            strokeWidth={2}
            fillOpacity={i + 1 <= level ? 1 : 0.5}
          />
          {camps && (
            <g textAnchor="end" className="fill-current">
              <text x={-18} y={-22} className="map-name">
                {camps[i]?.name}
              </text>
              <text x={-18} y={-5} className="map-note">
                {camps[i]?.range}
              </text>
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}
