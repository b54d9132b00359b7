const STOPS = [
  [42, 49],
  [86, 40],
  [128, 24],
  [168, 12],
] as const;

const LEGS = ["M4 52C14 55 22 44 42 49", "M42 49C60 53 58 36 86 40", "M86 40C108 43 100 26 128 24", "M128 24C148 23 146 14 168 12"];

/** Progress as a route up the mountain: finished legs are orange, the rest dotted. The text beside it says the same. */
export function ClimbingRoute({ stop, className }: { stop: number; className?: string }) {
  return (
    <svg className={`fill-none ${className}`} viewBox="0 0 184 58" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path className="fill-slate stroke-moss" strokeWidth={1.25} d="M1 57L30 50 48 54 78 43 96 46 122 30 140 33 168 14 183 30V57z" />
      {LEGS.map((leg, i) => (
        <path
          key={leg}
          d={leg}
          className={i < stop ? "stroke-hivis" : "stroke-fog"}
          strokeWidth={i < stop ? 3 : 1.5}
          strokeDasharray={i < stop ? undefined : "0.5 5"}
        />
      ))}
      {STOPS.map(([x, y], i) =>
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
