import { COLORS, STRONGER } from "../app/design/colors.ts";

/** The catalog's colors for the styles. */
export function colors() {
  const theme = `@theme static {\n${lines(COLORS, "  ")}\n}`;
  const stronger = `@media (prefers-contrast: more) {\n  :root {\n${lines(STRONGER, "    ")}\n  }\n}`;
  return {
    "app/design/styles/colors.css": `/* Written by \`npm run workshop\` from app/design/colors.ts. */\n${theme}\n\n${stronger}\n`,
  };
}

function lines(named: Partial<typeof COLORS> | typeof STRONGER, indent: string) {
  return Object.entries(named)
    .map(([name, value]) => `${indent}--color-${name}: ${value};`)
    .join("\n");
}
