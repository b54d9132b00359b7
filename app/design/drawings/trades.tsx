import type { Trade } from "../../pages/trades/catalog/trades.ts";
import { Model, type ModelProps } from "./model.tsx";

export type Scene = "night" | "dawn" | "day";

/** `scene`: of its week, named by the ground that it stands on there. */
type Props = ModelProps & { trade: Trade; scene?: Scene | undefined };

export function TradeDrawing({ trade, scene, ...model }: Props) {
  return <Model name={scene ? `${trade}-${scene}` : trade} {...model} />;
}
