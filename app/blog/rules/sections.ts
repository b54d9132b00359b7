import type { Element, ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { isElement, textOf } from "./elements.ts";
import { type KeyNumber, placeOf } from "./number-place.ts";

/**
 * A run of a post's blocks, with the margin note that belongs to its last one. `rest` is what follows the block that has the post's number,
 * which may be nothing.
 */
export type BodyPart = { html: string; note?: string; rest?: string };

/** A post's blocks by second-level heading, the opening first, so that a page can put something between two sections. */
export function sectionsOf(blocks: ElementContent[], number?: KeyNumber): BodyPart[][] {
  const sections: ElementContent[][] = [[]];
  for (const block of blocks) {
    if (isElement(block) && block.tagName === "h2") sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections.map((section, i) => partsOf(section, number?.section === i ? numberedBlock(section, number) : undefined));
}

function numberedBlock(blocks: ElementContent[], number: KeyNumber) {
  return blocks[
    placeOf(
      blocks.map((block) => (isHeading(block) ? "" : textOf(block))),
      number,
    )
  ];
}

/** A quote that begins with 'Note:' leaves the text and becomes a note beside the block before it. */
function partsOf(blocks: ElementContent[], numbered: ElementContent | undefined) {
  const parts: BodyPart[] = [];
  let run: ElementContent[] = [];
  const partOf = (part: ElementContent[]): BodyPart => {
    const end = numbered ? part.indexOf(numbered) + 1 : 0;
    return end > 0 ? { html: toHtml(part.slice(0, end)), rest: toHtml(part.slice(end)) } : { html: toHtml(part) };
  };
  const endRun = () => {
    if (run.length > 0) parts.push(partOf(run));
    run = [];
  };
  for (const block of blocks) {
    if (!isNote(block) || run.length === 0) {
      run.push(block);
      continue;
    }
    const noted = run.splice(isHeading(run.at(-2)) ? -2 : -1);
    endRun();
    parts.push({ ...partOf(noted), note: toHtml(withoutMark(block)).replace("<p> ", "<p>") });
  }
  endRun();
  return parts;
}

/** One stays with what it's above: the page puts things between two parts. */
function isHeading(block: ElementContent | undefined) {
  return block !== undefined && isElement(block) && /^h\d$/.test(block.tagName);
}

const NOTE_MARK = /^\s*Note:\s*/;

export function isNote(block: ElementContent): block is Element {
  return isElement(block) && block.tagName === "blockquote" && NOTE_MARK.test(textOf(block));
}

/** What the quote holds, without the word that marks it. The word may be in bold. */
function withoutMark({ children }: Element): ElementContent[] {
  let isOff = false;
  const strip = (node: ElementContent): ElementContent => {
    if (isOff || (node.type !== "text" && !isElement(node))) return node;
    if (isElement(node)) return { ...node, children: node.children.map(strip).filter((child) => !isEmpty(child)) };
    isOff = NOTE_MARK.test(node.value);
    return { ...node, value: node.value.replace(NOTE_MARK, "") };
  };
  return children.map(strip);
}

function isEmpty(node: ElementContent) {
  return textOf(node) === "" && !(isElement(node) && ["br", "img"].includes(node.tagName));
}
