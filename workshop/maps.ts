import { climbSheet } from "./drawings/climb-sheet.ts";
import { contourMask } from "./drawings/contour-mask.ts";
import { heroMap } from "./drawings/hero.ts";
import { homeMap } from "./drawings/home.ts";
import { narrowMap } from "./drawings/narrow.ts";
import { processSheet } from "./drawings/process.ts";
import { ridges } from "./drawings/ridges.ts";
import { section } from "./drawings/section.ts";
import { sheets } from "./drawings/sheets.ts";
import { stations } from "./drawings/stations.ts";
import { summitMap } from "./drawings/summit.ts";
import { climb } from "./terrain/climb.ts";
import { terrain } from "./terrain/terrain.ts";

/** Every map of the site, from the one terrain. The seed is fixed, so the land stays the same. */
export function maps(): Record<string, string> {
  const land = terrain();
  const way = climb(land);
  return {
    ...homeMap(land, way),
    ...narrowMap(land, way),
    ...heroMap(land, way),
    ...ridges(land),
    ...sheets(land, way),
    ...processSheet(land, way),
    ...section(land, way),
    ...summitMap(land, way),
    ...climbSheet(land, way),
    ...stations(land),
    ...contourMask(land),
  };
}
