import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { colors } from "./colors.ts";
import { mailMap } from "./drawings/mail-map.ts";
import { icons } from "./icons.ts";
import { inputs } from "./inputs.ts";
import { maps } from "./maps.ts";
import { models } from "./models/models.ts";
import { hashOf, readResults, writeResults } from "./results.ts";
import { tools } from "./tools/tools.ts";

/** Draws everything that is committed, removes what isn't drawn anymore, and writes down what was drawn from what. */
export async function drawEverything() {
  const drawings: Record<string, string | Uint8Array> = {
    ...colors(),
    ...maps(),
    ...models(),
    ...(await icons()),
    ...(await mailMap()),
    ...(await tools()),
  };
  const before = readResults();
  const gone = Object.keys(before.drawn).filter((file) => !(file in drawings) && existsSync(file));
  const changed = Object.keys(drawings).filter(
    (file) => !existsSync(file) || !readFileSync(file).equals(Buffer.from(drawings[file] ?? "")),
  );
  for (const file of gone) rmSync(file);
  for (const file of changed) writeFileSync(file, drawings[file] ?? "");
  writeResults({
    from: inputs(),
    drawn: Object.fromEntries(Object.entries(drawings).map(([file, content]) => [file, hashOf(content)])),
    fonts: before.fonts,
  });
  for (const file of changed) console.log(`changed: ${file}`);
  for (const file of gone) console.log(`removed: ${file}`);
  console.log(`${Object.keys(drawings).length} files drawn, ${changed.length} changed, ${gone.length} removed.`);
}
