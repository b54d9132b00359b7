import type { Trade } from "../../pages/trades/catalog/trades.ts";
import { COLORS } from "../colors.ts";
import corners from "../map/model-corners.json";

/** On a desktop the trail ends at the model. A phone has it in the strip above the headline. */
export function ModelWay({ to }: { to: Trade }) {
  const [x = 0, y = 0] = (corners as Record<string, number[]>)[to] ?? [];
  return (
    <g className="model-way" transform={`translate(${x - 30} ${y})`}>
      <linearGradient id="way" gradientUnits="userSpaceOnUse" x1={-96} x2={-50}>
        <stop stopColor={COLORS.hivis} stopOpacity={0} />
        <stop offset={1} stopColor={COLORS.hivis} />
      </linearGradient>
      <path pathLength={400} stroke="url(#way)" d="M-96 2C-84-10-70-12-56-4S-30 8-18 4-6 0 0 0" />
      <circle r={14} className="fill-hivis/25" />
      <circle r={6} className="fill-hivis stroke-ink" />
    </g>
  );
}
