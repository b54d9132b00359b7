import type { ElementContent } from "hast";
import { JOINING } from "./allowlist.ts";
import { fromBlocks } from "./post-body.ts";

/** A post's text without markup, for search and for reading time. */
export function textOfPost(content: string) {
  return fromBlocks(content, (blocks) => blocks.map(wordsIn).join(""))
    .replace(/\s+/g, " ")
    .trim();
}

function wordsIn(node: ElementContent): string {
  if (node.type === "text") return node.value;
  const words = "children" in node ? node.children.map(wordsIn).join("") : "";
  return node.type === "element" && JOINING.has(node.tagName) ? words : ` ${words} `;
}
