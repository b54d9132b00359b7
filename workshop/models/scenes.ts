import type { Trade } from "../../app/pages/trades/catalog/trades.ts";
import type { Solid } from "./solid.ts";
import { electrical } from "./week/electrical.ts";
import { general } from "./week/general.ts";
import { handyman } from "./week/handyman.ts";
import { hvac } from "./week/hvac.ts";
import { landscaping } from "./week/landscaping.ts";
import { painting } from "./week/painting.ts";
import { plumbing } from "./week/plumbing.ts";
import { roofing } from "./week/roofing.ts";

export const SCENE_NAMES = ["night", "dawn", "day"] as const;

/** What a trade's week tells, named by the ground it stands on. */
export type Scenes = Record<(typeof SCENE_NAMES)[number], () => Solid[]>;

export const SCENES: Record<Trade, Scenes> = { electrical, plumbing, hvac, general, roofing, landscaping, painting, handyman };
