import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";

const ADDRESSES = ["href", "src", "action", "formAction"];

/** Every element of a page as its name and what it leads to or runs: what an attack would have to add to. */
export function elementsOf(html: string): string[] {
  const found: string[] = [];
  const visit = (node: Nodes) => {
    if (node.type === "element") {
      const { tagName, properties } = node;
      const risky = Object.entries(properties).filter(([name]) => ADDRESSES.includes(name) || /^on/i.test(name) || name === "style");
      found.push([tagName, ...risky.map(([name, value]) => `${name}=${value}`)].join(" "));
    }
    if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(fromHtml(html));
  return found;
}
