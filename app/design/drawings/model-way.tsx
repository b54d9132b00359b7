import type { Trade } from "../../pages/trades/catalog/trades.ts";
import { COLORS } from "../colors.ts";
import corners from "../map/model-corners.json";

/** On a desktop the trail ends at the model. A phone has it in the strip above the headline. */
export function ModelWay({ to }: { to: Trade }) {
  const [x = 0, y = 0] = (corners as Record<string, number[]>)[to] ?? [];
  return (
    <g className="model-way" transform={`translate(${x - 22} ${y})`}>
      <linearGradient id="way" gradientUnits="userSpaceOnUse" x1={-56} x2={-22}>
        <stop stopColor={COLORS.hivis} stopOpacity={0} />
        <stop offset={1} stopColor={COLORS.hivis} />
      </linearGradient>
      <path pathLength={400} stroke="url(#way)" d="M-56 6C-48-5-42-7-32 0S-16 2 0 0" />
      <circle r={14} className="fill-hivis/25" />
      <circle r={6} className="fill-hivis stroke-ink" />
    </g>
  );
}
