/** A water heater in its closet, with a number at each fact to note. */
export function Heater({ alt, facts }: { alt: string; facts: string[] }) {
  return (
    <div className="figure-heater">
      <svg viewBox="0 0 320 384" role="img" aria-label={alt}>
        <path d={TANK} className="figure-shell" />
        <path d="M190 160V324" strokeWidth={26} className="figure-ticks figure-range" />
        <path d={`${TANK}${PIPES}`} className="figure-line" />
        <path d={DETAILS} className="figure-line figure-fine" />
        {PLACES.slice(0, facts.length).map(([x, y], i) => (
          <g key={`${x} ${y}`} className="figure-number">
            <circle cx={x} cy={y} r="12" />
            <text x={x} y={y + 4.5} textAnchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className="figure-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ol>
    </div>
  );
}

const TANK = "M110 166q0-14 14-14h72q14 0 14 14v148q0 16-14 16h-72q-14 0-14-16z";
/** Walls, vent and hood, cold with its expansion tank, hot, relief pipe, gas with its trap, pan and drain. */
const PIPES =
  "M10 12H310M10 362H310M10 12V362M310 12V362M150 12V126M170 12V126M140 146l6-18h28l6 18zM146 146v6M174 146v6M124 152V68H22M194 152V88H310" +
  "M74 68v8M74 76q12 0 12 12v20q0 12-12 12t-12-12v-20q0-12 12-12zM210 178h16V344M22 232H42V298H110M80 298v34M74 332h12M96 338H224l-6 12H102zM221 344H310";
/** Straps, rating plate, control, valve handles, gauge, louvers, alarm and the measured opening. */
const DETAILS =
  "M110 196H210M110 202H210M110 268H210M110 274H210M136 210h48v34h-48zM142 218h20M142 236h36M144 296h32v18h-32zM116 108h16M124 100v16M34 250h16" +
  "M40 68a10 10 0 1 0-.1 0zM40 58l5-6M268 108h36v44h-36zM268 116h36M268 124h36M268 132h36M268 140h36M22 140h28v28h-28zM12 374H308M12 369v10M308 369v10";
const PLACES: [number, number][] = [
  [168, 227],
  [62, 298],
  [160, 48],
  [160, 110],
  [286, 130],
  [160, 372],
  [226, 262],
  [262, 346],
  [74, 98],
  [40, 46],
  [124, 92],
  [80, 340],
  [196, 199],
  [36, 154],
];
