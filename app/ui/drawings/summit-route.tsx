import { Drawing } from "./drawing.tsx";

/** The route past three camps, drawn on the hero's map. It shares its box with the glow around the summit. */
export function SummitRoute({ camps, className = "" }: { camps: readonly [string, string, string]; className?: string }) {
  return (
    <Drawing className={`overflow-visible ${className}`} viewBox="0 0 736 566">
      <path
        className="stroke-lime"
        strokeWidth={2}
        strokeDasharray="2 9"
        d="M700 566C684 548 620 546 590 514S566 452 542 430 502 424 500 394 552 354 530 324 436 330 404 284"
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
  [590, 514, 8],
  [500, 394, 10],
  [402, 270, 14],
] as const;
