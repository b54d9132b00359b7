import type { Element, ElementContent } from "hast";
import { element, isElement, textOf } from "./elements.ts";
import { isNote } from "./sections.ts";

/**
 * Gives each quote of a post a button below its words: they're there to be used. Its name says which by what the paragraph before it begins
 * with in bold, or by the quote's own beginning. The same button as app/design/copy-button.tsx.
 */
export function withCopyButtons(blocks: ElementContent[], label: string): ElementContent[] {
  return blocks.map((block, i) => {
    if (!isElement(block) || !isToUse(block)) return block;
    const words = boldStart(blocks[i - 1]) ?? beginning(textOf(block));
    const name = element("span", [{ type: "text", value: words }], { className: ["sr-only"] });
    const properties = { type: "button", dataCopy: "", className: ["button", "button-quiet", "button-small", "needs-script", "no-print"] };
    const button = element("button", [{ type: "text", value: `${label} ` }, name], properties);
    return { ...block, children: [element("div", block.children), button] };
  });
}

function isToUse(block: Element): boolean {
  return block.tagName === "blockquote" && !isNote(block);
}

function boldStart(block: ElementContent | undefined) {
  const first = block && isElement(block) && block.tagName === "p" ? block.children[0] : undefined;
  return first && isElement(first) && first.tagName === "strong" ? textOf(first).replace(/[.:]$/, "") : undefined;
}

function beginning(text: string) {
  const words = text.trim().split(/\s+/);
  return words.length > 6 ? `${words.slice(0, 6).join(" ")}…` : words.join(" ");
}
