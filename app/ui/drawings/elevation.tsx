import { Accent, Contour, Detail, Drawing, Outline, Tint } from "./drawing.tsx";

export function Elevation({ level, className }: { level: 1 | 2 | 3; className?: string }) {
  const Camp = level === 1 ? Accent : Outline;
  const Ridge = level === 2 ? Accent : Outline;
  const Summit = level === 3 ? Accent : Outline;
  return (
    <Drawing className={className} viewBox="-38 0 358 140">
      <Contour d="M207 56c14 8 26 4 40 0M199 74c26 12 42 2 66 6M212 94c28 12 54 0 80-2M208 112c36 12 62-2 94-2" />
      <Tint d="M196 30L207 54 198 74 214 96 206 130H312L288 84 272 88 236 44 218 50z" />
      <Outline d="M22 130H316M30 130L64 98 88 108 123.9 70.3M133.1 69.2L150 80 196 30 218 50 236 44 272 88 288 84 312 130" />
      <Detail d="M196 30L207 54 198 74 214 96 206 112M130 74L135 86 130 100M68 113V124M181 46l7 9 6-7 8 8M8 130V30M4 130h8M4 108h8M4 87h4M4 66h8M4 48h4M4 30h8" />
      <path strokeWidth={1.25} strokeDasharray="1 5" d={ahead[level]} />
      <path className="stroke-hivis" d={lit[level]} />
      <Camp d="M54 124L68 107L82 124z" />
      <Ridge d="M122 66a6 6 0 1 0 12 0a6 6 0 1 0-12 0z" />
      <Summit d="M196 30V5L218 12L196 19" />
      {HEIGHTS.map(([revenue, y]) => (
        <text
          key={revenue}
          x={-2}
          y={y + 4}
          textAnchor="end"
          className="fill-current stroke-none text-[0.75rem] font-semibold md:max-lg:hidden"
        >
          {revenue}
        </text>
      ))}
    </Drawing>
  );
}

/** Height stands for yearly revenue: where each of the three packages starts, and the top of the last. */
const HEIGHTS = [
  ["$500K", 130],
  ["$1M", 108],
  ["$5M", 66],
  ["$10M", 30],
] as const;

const legs = ["C46 122 52 125 68 124", "C112 124 98 104 112 98S124 84 128 68", "C138 92 150 94 160 80S186 54 196 30"] as const;
const lit = {
  1: `M8 130V108M36 128${legs[0]}`,
  2: `M8 130V66M36 128${legs[0]}${legs[1]}`,
  3: `M8 130V30M36 128${legs.join("")}`,
};
const ahead = {
  1: `M68 124${legs[1]}${legs[2]}M16 66h100M16 30h168`,
  2: `M128 68${legs[2]}M16 66h100M16 30h168`,
  3: "M16 66h100M16 30h168",
};
