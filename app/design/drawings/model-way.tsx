import type { ServiceKey } from "../../pages/services/catalog/services.ts";
import type { Trade } from "../../pages/trades/catalog/trades.ts";
import corners from "../map/model-corners.json";
import places from "../map/sheets.json";

type Props = { model: Trade | ServiceKey; sheet: keyof typeof places };

/**
 * From a tablet up the trail comes in from the sheet's right edge and ends at the model's foot. The place's name is in the corner below, or
 * in the margin if that has room for it. A phone has both in the strip above the headline.
 */
export function ModelWay({ model, sheet }: Props) {
  const [x = 0, y = 0] = (corners as Record<string, number[]>)[model] ?? [];
  const { name, coordinates } = places[sheet];
  return (
    <g className="model-way no-print" transform={`translate(${x + 18} ${y})`}>
      <path className="stroke-hivis" d={WAYS[y % WAYS.length]} />
      <circle r={15} className="fill-hivis/25" />
      <circle r={7} className="fill-hivis stroke-ink" />
      <text x={-6} y={36} transform={`translate(${CORNER.x - x} ${CORNER.y - y})`}>
        <tspan className="font-display fill-(--mark) font-extrabold uppercase">{name}</tspan>
        <tspan x={-6} dy="1.3em">
          {coordinates}
        </tspan>
      </text>
    </g>
  );
}

/** Where its name is in the picture's units, below the ground of every model. */
const CORNER = { x: 426, y: 344 };

/** From beyond the edge of the widest screen, always far below the small map in the corner. */
const WAYS = [
  "M900 60C780 70 720-30 600-20S470 30 380 0 290-60 200-50 110-70 64-34 24-6 0 0",
  "M900-40C800-60 740 50 620 50S480-20 390-10 300 20 220-30 120-16 70-34 30-14 0 0",
  "M900 130C800 120 760 20 640 30S520 80 420 40 330-60 250-50 160-10 96-34 30-6 0 0",
];
