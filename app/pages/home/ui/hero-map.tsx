import { North } from "../../../design/drawings/north.tsx";
import map from "../../../design/map/hero.json";
import { kitchen } from "../../../design/map/key.json";

type Spot = { name: string; note: string };

/**
 * The quadrangle, north up: the hero video's poster. Home's place is the kitchen table, where the climb begins. The same box holds the
 * picture, the route and the camps.
 */
export function HeroMap({ camps }: { camps: Record<keyof typeof map.places, Spot> }) {
  return (
    <div className="hero-map" data-place={kitchen.join(" ")} aria-hidden="true">
      <svg className="hero-overlay" viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true" focusable="false">
        <path className="hero-route" d={map.route} />
        <North x={NORTH_AT[0]} y={NORTH_AT[1]} />
      </svg>
      <svg
        className="hero-overlay hero-camps"
        viewBox={`0 0 ${map.width} ${map.height}`}
        preserveAspectRatio="xMinYMin slice"
        aria-hidden="true"
        focusable="false"
      >
        {(Object.entries(map.places) as [keyof typeof map.places, number[]][]).map(([name, [x = 0, y = 0]]) => (
          <g key={name} transform={`translate(${x} ${y})`} className="map-label">
            <path d="M0-13 11 7h-22z" className="fill-lime stroke-night" strokeWidth={2} />
            {name === "summit" && <rect {...CHIP} className="fill-night stroke-moss" />}
            <text x={20} y={-2} className="map-name">
              {camps[name].name}
            </text>
            <text x={20} y={14} className="map-note">
              {camps[name].note}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** On the glow, lines show between the letters of a word that only has a halo. */
const CHIP = { x: 13, y: -18, width: 116, height: 39, rx: 4 };

/** In the corner of the quadrangle that every desktop sees, clear of the route. */
const NORTH_AT = [770, 740] as const;
