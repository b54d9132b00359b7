import type { Trade } from "../../app/pages/trades/catalog/trades.ts";
import { rotated, type Solid } from "./solid.ts";

/** Three more looks at a trade's model: the whole of it from two other sides, in degrees, and a part of it, taken out by itself. */
type Scenes = { far: number; near: number; part: { turn: number; of: (solids: Solid[]) => Solid[] } };

export const SCENE_NAMES = ["far", "near", "part"] as const;

const SCENES: Record<Trade, Scenes> = {
  electrical: { far: 55, near: 25, part: { turn: 20, of: (solids) => solids.slice(2, 14) } },
  plumbing: { far: -60, near: 55, part: { turn: 20, of: (solids) => solids.slice(5, 11) } },
  hvac: { far: -60, near: -100, part: { turn: 20, of: (solids) => solids.slice(10, 19) } },
  general: { far: -60, near: 90, part: { turn: -20, of: (solids) => solids.slice(13) } },
  // The roof without the house: its shingles, the chimney and the bundle.
  roofing: { far: -60, near: 90, part: { turn: 20, of: (solids) => [...solids.slice(2, -10), ...solids.slice(-1)] } },
  landscaping: { far: 55, near: -100, part: { turn: -20, of: (solids) => solids.slice(8) } },
  painting: { far: 140, near: -60, part: { turn: -20, of: (solids) => solids.slice(8) } },
  handyman: { far: -100, near: 55, part: { turn: 20, of: (solids) => solids.slice(6) } },
};

export function sceneOf(trade: Trade, scene: keyof Scenes, solids: Solid[]) {
  const { far, near, part } = SCENES[trade];
  if (scene === "part") return turned(part.of(solids), part.turn);
  return turned(solids, scene === "far" ? far : near);
}

function turned(solids: Solid[], degrees: number) {
  return solids.map((solid) => rotated(solid, [0, 0], degrees));
}
