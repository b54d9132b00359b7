import { drawRidge } from "../terrain/ridge.ts";
import type { Terrain } from "../terrain/terrain.ts";

/** The mountains from all four sides, for the foot of the pages. Wide enough for every screen; narrower ones see the middle. */
export function ridges(terrain: Terrain) {
  const shared = { width: 1920, height: 340, span: 4050 };
  return {
    "app/design/map/ridge-north.svg": drawRidge(terrain, { ...shared, from: "north", middle: 2160, near: -60, far: 1500 }),
    "app/design/map/ridge-south.svg": drawRidge(terrain, { ...shared, from: "south", middle: 2160, near: 2500, far: 500 }),
    "app/design/map/ridge-east.svg": drawRidge(terrain, { ...shared, from: "east", middle: 1500, near: 4200, far: 1400 }),
    "app/design/map/ridge-west.svg": drawRidge(terrain, { ...shared, from: "west", middle: 1340, near: 500, far: 3300 }),
  };
}
