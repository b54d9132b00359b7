import { Model } from "../../../design/drawings/model.tsx";
import map from "../../../design/map/home.json";

type Spot = { name: string; note: string };
type PlaceName = keyof typeof map.places;
/** The places with a name. Where the snow begins has none. */
type NamedPlace = Exclude<PlaceName, "snowLine">;
type Words = {
  places: Record<NamedPlace, Spot>;
  altimeter: { label: string[] } & Record<"kitchen" | "basecamp" | "ascent" | "summit", string>;
};

/** The whole sheet on a desktop: the marker climbs it as the page scrolls. It also holds the town of the narrow kitchen below. */
export function ClimbMap({ words }: { words: Words }) {
  return (
    <div className="climb-map" aria-hidden="true">
      <Model name="handyman" tone="dark" />
      <Model name="houseAtNight" tone="dark" />
      <Model name="general" tone="dark" />
      <svg className="sheet-overlay" viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true" focusable="false">
        <defs>
          <path id="route" pathLength={1} d={map.route} />
          <radialGradient id="lamp">
            <stop className="lamp-near" />
            <stop offset={1} className="lamp-far" />
          </radialGradient>
        </defs>
        <Town />
        <circle cx={HOUSE_LIGHT[0]} cy={HOUSE_LIGHT[1]} r={190} fill="url(#lamp)" />
        <use href="#route" className="route-ahead" />
        <use href="#route" className="route-ahead route-ahead-snow" />
        <use href="#route" className="route-behind" />
        {SPOTS.map((name) => (
          <g key={name}>
            <Mark name={name} spot={words.places[name]} />
          </g>
        ))}
        <path d={TO_KITCHEN} className="hero-route" />
        <Altimeter words={words.altimeter} />
        <g className="walker" transform={`translate(${map.places.kitchen.join(" ")})`}>
          <circle r={15} className="fill-hivis/25" />
          <circle r={8} className="fill-hivis stroke-ink" strokeWidth={2.5} />
        </g>
      </svg>
    </div>
  );
}

/** From where the quadrangle's route leaves the opening to the kitchen table, around the trades and the words below them. */
const TO_KITCHEN =
  "M1163 0Q1166 28 1172 45Q1178 62 1196 73Q1214 84 1240 86Q1266 88 1289 98Q1312 108 1322 133Q1332 158 1329 186.5Q1326 215 1330 243.5Q1334 272 1323 299Q1312 326 1284 341Q1256 356 1213 353Q1170 350 1125 359Q1080 368 1035 365Q990 362 930 354Q870 346 810 354Q750 362 685 376Q620 390 550 379Q480 368 410 377Q340 386 283 378Q226 370 188 383Q150 396 131 433Q112 470 113 518Q114 566 106 618Q98 670 110 719Q122 768 159 800Q196 832 232 845Q268 858 330 900";

const SPOTS: NamedPlace[] = ["kitchen", "house", "basecamp", "ascent", "summit"];
/** On the summit stands the flag. */
const CAMPS: PlaceName[] = ["basecamp", "ascent"];

/** A label stands on the side the route doesn't come from, and clear of the words beside the route. */
const LABELS: Record<NamedPlace, { x: number; y: number; anchor: "start" | "middle" | "end" }> = {
  kitchen: { x: 20, y: -3, anchor: "start" },
  house: { x: -20, y: -22, anchor: "end" },
  basecamp: { x: -22, y: 8, anchor: "end" },
  ascent: { x: 22, y: 24, anchor: "start" },
  summit: { x: 18, y: 6, anchor: "start" },
};

function Mark({ name, spot }: { name: NamedPlace; spot: Spot }) {
  const [px, py] = map.places[name] as [number, number];
  const { x, y, anchor } = LABELS[name];
  const isSnow = name === "ascent" || name === "summit";
  return (
    <g transform={`translate(${px} ${py})`} className={isSnow ? "map-label map-label-snow" : "map-label"}>
      {CAMPS.includes(name) && (
        <path d="M0-15 12 7h-24z" className={isSnow ? "fill-lime stroke-ink" : "fill-lime stroke-night"} strokeWidth={2} />
      )}
      {name === "kitchen" && <use href="#table" />}
      {name === "house" && <circle r={7} className="fill-night stroke-snow" strokeWidth={2.5} />}
      {name === "summit" && <circle r={6} className="fill-ink" />}
      <text x={x} y={y} textAnchor={anchor} className="map-name">
        {spot.name}
      </text>
      <text x={x} y={y + 17} textAnchor={anchor} className={name === "kitchen" ? "map-note map-you" : "map-note"}>
        {spot.note}
      </text>
    </g>
  );
}

function Town() {
  const [x, y] = map.places.kitchen as [number, number];
  return (
    <g id="town" transform={`translate(${x} ${y})`}>
      <circle r={230} fill="url(#lamp)" />
      <path className="stroke-edge" strokeWidth={7} d={map.town.streets} />
      <path className="stroke-night" strokeWidth={5} d={map.town.streets} />
      <path className="fill-slate stroke-moss" strokeWidth={0.8} d={map.town.houses} />
      <path id="table" className="fill-lime stroke-night" strokeWidth={2} d="M-10-8 8-12 12 6-6 10z" />
    </g>
  );
}

/** In the middle of the house, which stands beside its place on the trail. */
const HOUSE_LIGHT = [372, 2035] as const;

/** Only the hours that the guarantees carry. */
function Altimeter({ words }: { words: Words["altimeter"] }) {
  const marks = (["kitchen", "basecamp", "ascent", "summit"] as const).map((name) => ({ name, y: map.places[name][1] as number }));
  const [top = 0, bottom = 0] = [marks[0]?.y, marks.at(-1)?.y];
  return (
    <g className="altimeter">
      <path className="altimeter-line" d={`M${ALTIMETER_X} ${top}V${bottom}`} />
      {marks.map(({ name, y }) => (
        <g key={name} className={name === "ascent" || name === "summit" ? "map-label map-label-snow" : "map-label"}>
          <path className="altimeter-line" d={`M${ALTIMETER_X - 6} ${y}h12`} />
          <text x={ALTIMETER_X + 12} y={y + 4} className="map-name">
            {words[name]}
          </text>
        </g>
      ))}
      {/* In two lines, clear of the town's streets. */}
      <text y={top - 32} className="map-note map-label">
        {words.label.map((line, i) => (
          <tspan key={line} x={ALTIMETER_X - 6} dy={16 * i}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

const ALTIMETER_X = 98;
