import { COLORS } from "../app/design/colors.ts";

/** The catalog's colors for the styles. */
export function colors() {
  const lines = Object.entries(COLORS).map(([name, value]) => `  --color-${name}: ${value};`);
  return {
    "app/design/styles/colors.css": `/* Written by \`npm run workshop\` from app/design/colors.ts. */\n@theme {\n${lines.join("\n")}\n}\n`,
  };
}
