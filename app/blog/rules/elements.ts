import type { Element, Nodes } from "hast";

/** Every element of a tree, outer ones first. */
export function elementsIn(node: Nodes): Element[] {
  const below = "children" in node ? node.children.flatMap(elementsIn) : [];
  return node.type === "element" ? [node, ...below] : below;
}
