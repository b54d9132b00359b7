import type { Trade } from "../../app/pages/trades/catalog/trades.ts";
import { HEIGHT, WIDTH } from "./camera.ts";
import { drawModel } from "./draw.ts";
import { SCENE_NAMES, sceneOf } from "./scenes.ts";
import type { Solid } from "./solid.ts";
import { electrical } from "./trades/electrical.ts";
import { general } from "./trades/general.ts";
import { handyman } from "./trades/handyman.ts";
import { hvac } from "./trades/hvac.ts";
import { landscaping } from "./trades/landscaping.ts";
import { painting } from "./trades/painting.ts";
import { plumbing } from "./trades/plumbing.ts";
import { roofing } from "./trades/roofing.ts";

const MODELS: Record<Trade, () => Solid[]> = { electrical, plumbing, hvac, general, roofing, landscaping, painting, handyman };

/**
 * One file for each trade, one with its other scenes, and one with all trades for pages that show the whole row. Pages draw them by `<use>`, so they take on the
 * page's colors.
 */
export function models() {
  const trades = Object.entries(MODELS) as [Trade, () => Solid[]][];
  const drawn = trades.map(([trade, solids]) => [trade, drawModel(solids())] as const);
  return {
    ...Object.fromEntries(drawn.map(([trade, body]) => [`app/design/map/model-${trade}.svg`, file(group("model", body))])),
    ...Object.fromEntries(trades.map(([trade, solids]) => [`app/design/map/scenes-${trade}.svg`, file(scenes(trade, solids()))])),
    "app/design/map/models.svg": file(drawn.map(([trade, body]) => group(trade, body)).join("")),
  } as Record<string, string>;
}

function scenes(trade: Trade, solids: Solid[]) {
  return SCENE_NAMES.map((name) => group(name, drawModel(sceneOf(trade, name, solids)))).join("");
}

function group(id: string, body: string) {
  return `<g id="${id}" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;
}

function file(body: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>\n`;
}
