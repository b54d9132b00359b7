import type { Trade } from "../../pages/trades/catalog/trades.ts";
import { Model, type ModelProps } from "./model.tsx";

export type Scene = "far" | "near" | "part";

/** `scene`: seen from elsewhere, or a part of it. */
type Props = ModelProps & { trade: Trade; scene?: Scene | undefined };

export function TradeDrawing({ trade, scene, ...model }: Props) {
  return <Model name={scene ? `${trade}-${scene}` : trade} {...model} />;
}
