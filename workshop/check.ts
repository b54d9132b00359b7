// Part of `npm run check`: whether what is committed was drawn from what is committed.
import { readdirSync } from "node:fs";
import { inputs } from "./inputs.ts";
import { hashesOf, problemsWith, readResults } from "./results.ts";

/** Only drawings stand here. */
const FOLDERS = ["app/design/map", "public/templates"];

try {
  const recorded = readResults();
  const found = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  const problems = problemsWith(recorded, {
    from: inputs(),
    drawn: hashesOf([...Object.keys(recorded.drawn), ...found]),
    fonts: hashesOf(Object.keys(recorded.fonts)),
  });
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length ? 1 : 0;
} catch (error) {
  // A post or a heading that a tool is made from is gone: the sentence says which.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
