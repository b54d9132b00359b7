import { COLORS, type Color } from "../design/colors.ts";

/**
 * The colors of each part, light and dark. Light ones are written inline, because some mail apps drop stylesheets; dark ones are a
 * stylesheet, for the apps that follow the device.
 */
const PARTS: Record<StyledPart, Partial<Record<Property, [light: Color, dark: Color]>>> = {
  page: { "background-color": ["snow", "night"] },
  brand: { "background-color": ["night", "night"], color: ["snow", "snow"], "border-color": ["night", "edge"] },
  name: { color: ["snow", "snow"] },
  card: { "background-color": ["paper", "slate"], "border-color": ["line", "edge"], color: ["ink", "snow"] },
  text: { color: ["ink", "snow"] },
  soft: { color: ["stone", "fog"] },
  mark: { color: ["pine", "moss"] },
  rule: { "border-color": ["line", "edge"] },
  action: { "background-color": ["hivis", "hivis"], color: ["night", "night"] },
};

type StyledPart = "page" | "brand" | "name" | "card" | "text" | "soft" | "mark" | "rule" | "action";
type Property = "color" | "background-color" | "border-color";

/** The attributes of an element that is this part: its class, and its light colors with the given styles. */
export function styledAs(part: StyledPart, styles = "") {
  const colors = Object.entries(PARTS[part]).map(([property, [light]]) => `${property}:${COLORS[light]}`);
  return `class="${part}" style="${[...colors, styles].filter(Boolean).join(";")}"`;
}

/** Narrow screens put a fact's value under its label. */
const LAYOUT = `@media (max-width:520px){.fact th,.fact td{display:block!important;width:auto!important}.fact th{padding:10px 0 0!important}.fact td{padding:0 0 10px!important;border:0!important}.name{padding:20px 8px 20px 20px!important}.card{padding:20px!important}}`;

/**
 * Outlook's apps mark what they changed for dark mode with these two attributes. Gmail drops a stylesheet it can't read, so these are
 * apart.
 */
const IN_OUTLOOK: Record<Property, string> = { color: "[data-ogsc]", "background-color": "[data-ogsb]", "border-color": "[data-ogsb]" };

export function styleSheets() {
  return `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
${LAYOUT}
@media (prefers-color-scheme:dark){${darkRules(() => "")}}
</style>
<style>${darkRules((property) => `${IN_OUTLOOK[property as Property]} `)}</style>`;
}

function darkRules(before: (property: string) => string) {
  const rules = Object.entries(PARTS).flatMap(([part, colors]) =>
    Object.entries(colors).map(([property, [, dark]]) => `${before(property)}.${part}{${property}:${COLORS[dark]}!important}`),
  );
  return rules.join("");
}
