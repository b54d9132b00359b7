import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { formatPostBody } from "./body.ts";

/** A post's text without markup, for search and for reading time. */
export function textOfPost(content: string) {
  return wordsIn(fromHtml(formatPostBody(content).html, { fragment: true }))
    .replace(/\s+/g, " ")
    .trim();
}

const INLINE = ["a", "b", "code", "em", "i", "strong"];

function wordsIn(node: Nodes): string {
  if (node.type === "text") return node.value;
  const words = "children" in node ? node.children.map(wordsIn).join("") : "";
  return node.type === "element" && INLINE.includes(node.tagName) ? words : ` ${words} `;
}
