// Writes the catalog's colors into the styles and the manifest: `npm run art`.
import { readFileSync, writeFileSync } from "node:fs";
import { COLORS } from "../app/design/colors.ts";

writeFileSync("app/design/styles/colors.css", colorsCss());
writeFileSync("public/site.webmanifest", manifest(readFileSync("public/site.webmanifest", "utf8")));

function colorsCss() {
  const lines = Object.entries(COLORS).map(([name, value]) => `  --color-${name}: ${value};`);
  return `/* Written by \`npm run art\` from app/design/colors.ts. */\n@theme {\n${lines.join("\n")}\n}\n`;
}

function manifest(text: string) {
  return text.replace(/("(?:theme|background)_color": ")#\w+/g, `$1${COLORS.night}`);
}
