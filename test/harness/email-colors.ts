import type { Element, Root, RootContent } from "hast";

type Painted = { words: string; color: string; background: string };
type Colors = { color: string; background: string };
type Rules = Map<string, Partial<Colors>>;

/** Every text of an email with its color and what's behind it, as a mail app that follows the device shows it. */
export function paintedTexts(tree: Root, html: string, scheme: "light" | "dark") {
  const rules = scheme === "dark" ? darkRules(html) : new Map();
  return tree.children.flatMap((node) => paintedIn(node, { color: "#000000", background: "#ffffff" }, rules));
}

/** WCAG's contrast of two colors like #0f1614. */
export function contrastOf(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function paintedIn(node: RootContent, around: Colors, rules: Rules): Painted[] {
  if (node.type === "text") return node.value.trim() ? [{ words: node.value.trim(), ...around }] : [];
  if (node.type !== "element" || node.tagName === "head" || styleOf(node).includes("display:none")) return [];
  const classes = (node.properties.className as string[] | undefined) ?? [];
  const own = Object.assign(colorsIn(styleOf(node)), ...classes.map((name) => rules.get(name)));
  return node.children.flatMap((child) => paintedIn(child, { ...around, ...own }, rules));
}

function darkRules(html: string): Rules {
  const sheet = /@media \(prefers-color-scheme:dark\)\{(.*)\}\n/.exec(html)?.[1] ?? "";
  const rules: Rules = new Map();
  for (const [, name = "", style = ""] of sheet.matchAll(/\.(\w+)\{([^}]+)\}/g))
    rules.set(name, { ...rules.get(name), ...colorsIn(style) });
  return rules;
}

function colorsIn(style: string): Partial<Colors> {
  const color = /(?:^|;)color:(#\w{6})/.exec(style)?.[1];
  const background = /background-color:(#\w{6})/.exec(style)?.[1];
  return { ...(color && { color }), ...(background && { background }) };
}

function styleOf({ properties }: Element) {
  return String(properties.style ?? "");
}

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
