/** Up the ridge from foot to foot: each leg ends on a higher top. */
const LEGS = ["1 57 30 50", "30 50 48 54 78 43", "78 43 96 46 122 30", "122 30 140 33 168 14"];
const STOPS = LEGS.map((leg) => leg.split(" ").slice(-2).map(Number));

/** Progress as a route up the mountain: finished legs are orange, the rest dotted. The text beside it says the same. */
export function ClimbingRoute({ stop, className }: { stop: number; className?: string }) {
  return (
    <svg className={`fill-none ${className}`} viewBox="0 0 184 58" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path className="fill-slate stroke-moss" strokeWidth={1.25} d={`M${LEGS.join("L")}L183 30V57z`} />
      {LEGS.map((leg, i) => (
        <path
          key={leg}
          d={`M${leg}`}
          className={i < stop ? "stroke-hivis" : "stroke-fog"}
          strokeWidth={i < stop ? 3 : 1.5}
          strokeDasharray={i < stop ? undefined : "0.5 5"}
        />
      ))}
      {STOPS.map(([x = 0, y = 0], i) =>
        i === STOPS.length - 1 ? (
          <path
            key={x}
            className={i < stop ? "fill-hivis stroke-hivis" : "fill-night stroke-fog"}
            strokeWidth={1.5}
            d={`M${x} ${y}v-11l11 4-11 4`}
          />
        ) : (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={i + 1 === stop ? 6 : 4}
            className={i + 1 === stop ? "fill-lime stroke-night" : i < stop ? "fill-hivis stroke-night" : "fill-night stroke-fog"}
            strokeWidth={i + 1 === stop ? 2.5 : 1.5}
          />
        ),
      )}
    </svg>
  );
}
