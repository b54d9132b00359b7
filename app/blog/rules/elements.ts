import type { Element, ElementContent, Nodes } from "hast";

/** Every element of a tree, outer ones first. */
export function elementsIn(node: Nodes): Element[] {
  const below = "children" in node ? node.children.flatMap(elementsIn) : [];
  return node.type === "element" ? [node, ...below] : below;
}

export function isElement(node: { type: string }): node is Element {
  return node.type === "element";
}

export function textOf(node: ElementContent): string {
  if (node.type === "text") return node.value;
  if (!isElement(node)) return "";
  return node.tagName === "br" ? "\n" : node.children.map(textOf).join("");
}

export function element(tagName: string, children: ElementContent[], properties: Element["properties"] = {}): Element {
  return { type: "element", tagName, properties, children };
}
