// Writes the tools that visitors take away, the picture of each, and how large each file is: `npm run art`.
import { mkdirSync, writeFileSync } from "node:fs";
import { makeTools } from "./tools/make.ts";

mkdirSync("public/templates", { recursive: true });
const { files, pictures, facts } = await makeTools();
for (const [name, bytes] of files) writeFileSync(`public/templates/${name}`, bytes);
writeFileSync("app/pages/tools/ui/tool-pictures.svg", pictures);
writeFileSync("app/pages/tools/files.json", facts);
