import { Drawing } from "./drawing.tsx";

/** The way up past three camps, drawn on the hero's map; it shares its box with the glow around the summit. */
export function SummitRoute({ camps, className }: { camps: readonly [string, string, string]; className?: string }) {
  return (
    <Drawing className={className} viewBox="0 0 736 566">
      <path
        className="stroke-lime"
        strokeWidth={2}
        strokeDasharray="2 9"
        d="M728 566C716 540 660 548 640 520S610 452 590 430 552 424 550 392 600 352 578 322 500 322 478 262"
      />
      {CAMPS.map(([x, y, size], i) => (
        <g key={`${x}`}>
          <path className="fill-lime stroke-none" d={`M${x} ${y - size}l${size * 0.75} ${size * 1.3}h${-size * 1.5}z`} />
          <text x={x + 22} y={y + 5} className="fill-snow stroke-none text-xs font-semibold">
            {camps[i]}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

const CAMPS = [
  [640, 520, 8],
  [550, 392, 10],
  [478, 252, 14],
] as const;
