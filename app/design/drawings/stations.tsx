import type { ReactNode } from "react";
import maps from "../map/stations.json";
import { GutterLeg } from "./gutter-leg.tsx";

const pictures = import.meta.glob<string>("../map/stations-*.svg", { eager: true, query: "?url", import: "default" });

export type StationsOf = keyof typeof maps;

type Props = {
  of: StationsOf;
  /** The first paper hangs below the path instead of standing above it. */
  isBelowFirst?: boolean;
  papers: { key: string; paper: ReactNode }[];
};

/** Papers above and below a path over the page's own land, in turn. Below 80rem they follow the trail in the gutter. */
export function Stations({ of, isBelowFirst = false, papers }: Props) {
  return (
    <div className={`stations ${isBelowFirst ? "stations-below" : ""}`}>
      <Path of={of} isBelowFirst={isBelowFirst} />
      <ol className="contents">
        {papers.map(({ key, paper }, i) => (
          <li key={key} className="station">
            {i < papers.length - 1 && <GutterLeg index={i} />}
            {paper}
          </li>
        ))}
      </ol>
    </div>
  );
}

const STRIP = { width: 1152, height: 240 };

function Path({ of, isBelowFirst }: { of: StationsOf; isBelowFirst: boolean }) {
  const { path, stations } = maps[of];
  return (
    <div className="stations-map no-print" aria-hidden="true">
      <img src={pictures[`../map/stations-${of}.svg`]} alt="" width={2560} height={620} loading="lazy" decoding="async" />
      <svg viewBox={`0 0 ${STRIP.width} ${STRIP.height}`} aria-hidden="true" focusable="false">
        <path className="path-ahead" d={path} />
        <path className="path-behind" d={path} />
        <g>
          {stations.map(([x = 0, y = 0], i) => (
            <g key={x} className="stop">
              <path d={`M${x} ${y}V${(i % 2 === 0) === isBelowFirst ? STRIP.height : 0}`} />
              <circle cx={x} cy={y} r={8} />
            </g>
          ))}
        </g>
      </svg>
    </div>
  );
}
