import { North } from "../../../design/drawings/north.tsx";
import legs from "../../../design/map/legs.json";
import map from "../../../design/map/process.json";
import art from "../../../design/map/process.svg";

type RouteWeek = { when: string; onMap: string; title: string; href: string };

/**
 * The climb with north to the right. Each week hangs from its station, and leads to what happens in it. A phone has the weeks one
 * under the other, on a trail of their own.
 */
export function ProcessRoute({ weeks, label, summit }: { weeks: RouteWeek[]; label: string; summit: string }) {
  return (
    <div className="process-route">
      <div className="process-map no-print" aria-hidden="true">
        <div className="wrap">
          <div className="relative">
            {/* Lazy, because a phone, which shows it faintly, would load it first of all; told beforehand, because others would get it late. */}
            <link rel="preload" as="image" href={art} media="(min-width: 48rem)" />
            <img src={art} alt="" width={1920} height={380} loading="lazy" decoding="async" />
            <svg viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true" focusable="false">
              <path className="process-trail" pathLength={1} d={map.route} />
              <North x={24} y={60} turn={90} />
              {map.stations.map(([x = 0, y = 0]) => (
                <g key={x}>
                  <path className="plumb-line" d={`M${x} ${y}V${map.height}`} />
                  <circle cx={x} cy={y} r={9} />
                </g>
              ))}
              <g transform={`translate(${map.summit.join(" ")})`}>
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
      <nav aria-label={label} className="wrap no-print">
        <ol className="weeks-row">
          {weeks.map(({ when, onMap, title, href }, i) => (
            <li key={when}>
              {i < weeks.length - 1 ? <Switchback leg={i} /> : <SummitFlag />}
              <a href={href} className="group">
                <span className="display text-h3">
                  {when}
                  <span className="sr-only">: {title}.</span>
                </span>
                <span className="mt-1 text-sm font-semibold text-balance group-hover:underline">{onMap}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

/** On a phone, where the map has none. */
function SummitFlag() {
  return (
    <svg className="last-flag" viewBox="-2 -32 24 34" aria-hidden="true" focusable="false">
      <path className="process-flag" d="M0 0V-30H20L14-23.5 20-17H0" />
    </svg>
  );
}

/** A phone's trail from one week to the next, over to the other side. The shapes are those of the weeks' list, further down. */
function Switchback({ leg }: { leg: number }) {
  const { width, height } = legs;
  const slant = (leg % 2 ? -1 : 1) * (width / height);
  return (
    <svg className="switchback" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <use href={`#leg-${leg % 2}`} transform={`matrix(1 0 ${slant} 1 ${((leg % 2 ? 1 : -1) * width) / 2} 0)`} />
    </svg>
  );
}
