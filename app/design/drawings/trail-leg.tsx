import legs from "../map/legs.json";

export type LegShape = keyof typeof legs.paths;

type Props = { shape: LegShape; className?: string; crossesSnowLine?: boolean };

/**
 * A piece of the trail in the gutter of a narrow screen: dots ahead, orange behind, and the walker while it is on this piece. It's
 * stretched to its section's height, and starts and ends on the same line, so pieces join however long the words are.
 */
export function TrailLeg({ shape, className = "", crossesSnowLine = false }: Props) {
  return (
    <div className={`leg ${SHAPES[shape]} ${className}`} aria-hidden="true">
      <Line shape={shape} className="leg-ahead" />
      {crossesSnowLine && <Line shape={shape} className="leg-ahead leg-ahead-snow" />}
      <Line shape={shape} className="leg-behind" />
      <span className="leg-walker" />
    </div>
  );
}

function Line({ shape, className }: { shape: LegShape; className: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${shape === "summit" ? legs.height : legs.width} ${legs.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={legs.paths[shape]} />
    </svg>
  );
}

const SHAPES: Record<LegShape, string> = {
  start: "leg-start",
  a: "leg-a",
  b: "leg-b",
  c: "leg-c",
  d: "leg-d",
  short: "leg-short",
  summit: "leg-summit",
};
