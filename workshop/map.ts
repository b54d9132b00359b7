// Draws every map of the site from the one terrain, and the trades' models: `npm run art`. The seed is fixed, so the land stays the same.
import { writeFileSync } from "node:fs";
import { contourMask } from "./drawings/contour-mask.ts";
import { heroMap } from "./drawings/hero.ts";
import { homeMap } from "./drawings/home.ts";
import { ridges } from "./drawings/ridges.ts";
import { section } from "./drawings/section.ts";
import { sheets } from "./drawings/sheets.ts";
import { models } from "./models/models.ts";
import { climb } from "./terrain/climb.ts";
import { terrain } from "./terrain/terrain.ts";

const land = terrain();
const way = climb(land);
const drawings: Record<string, string> = {
  ...homeMap(land, way),
  ...heroMap(land, way),
  ...ridges(land),
  ...sheets(land, way),
  ...section(land, way),
  ...contourMask(land),
  ...models(),
};
for (const [file, text] of Object.entries(drawings)) {
  writeFileSync(new URL(`../app/${file}`, import.meta.url), file.endsWith(".json") ? formatted(text) : text);
  console.log(`${file}: ${(text.length / 1024).toFixed(1)} KB`);
}

/** As the formatter leaves it, so that drawing again changes nothing: numbers on one line, and pairs of them too where they fit. */
function formatted(json: string) {
  const flat = (inner: string) => `[${inner.trim().replace(/\s+/g, " ")}]`;
  return json
    .replace(/\[\s+([-\d.,\s]+?)\s+\]/g, (_, inner: string) => flat(inner))
    .replace(/\[\s+((?:\[[-\d., ]+\],?\s+)+)\]/g, (lines, inner: string) => (flat(inner).length < 120 ? flat(inner) : lines));
}
