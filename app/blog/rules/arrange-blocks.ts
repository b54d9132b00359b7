import type { Element, ElementContent } from "hast";
import { printable } from "../../text/line.ts";
import { INLINE } from "./allowlist.ts";
import { arrangeTable } from "./arrange-table.ts";
import { element, isElement, textOf } from "./elements.ts";
import { linkProperties, pictureProperties } from "./link-properties.ts";
import { inEveryWidth } from "./picture-element.ts";

/**
 * Arranges sanitized nodes by HTML's content model: blocks hold blocks, paragraphs and headings hold text, and nothing is empty. A browser
 * therefore builds exactly this tree, and markup that the paragraph rules split is whole again.
 */
export function arrangeBlocks(nodes: ElementContent[], firstRun: "paragraph" | "bare" = "paragraph"): ElementContent[] {
  const blocks: ElementContent[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    const words = arrangeWords(run);
    run = [];
    if (!hasSubstance(words)) return;
    if (firstRun === "bare" && blocks.length === 0) blocks.push(...words);
    else blocks.push(element("p", words));
  };
  for (const node of nodes) {
    if (isWords(node)) {
      run.push(node);
      continue;
    }
    endRun();
    if (isElement(node)) blocks.push(...arrangeBlock(node));
  }
  endRun();
  return blocks;
}

function isWords(node: ElementContent): boolean {
  return node.type === "text" || (isElement(node) && INLINE.has(node.tagName) && node.children.every(isWords));
}

function arrangeBlock(node: Element): ElementContent[] {
  const { tagName, children } = node;
  switch (tagName) {
    case "h1":
    case "h2":
      return filled("h2", arrangeWords(children));
    case "h3":
      return filled("h3", arrangeWords(children));
    case "h4":
    case "h5":
    case "h6":
      return filled("h4", arrangeWords(children));
    case "ul":
    case "ol":
      return filled(tagName, arrangeItems(children), startOf(node));
    case "blockquote":
      return filled(tagName, arrangeBlocks(children));
    case "figure":
      return arrangeFigure(children);
    case "pre":
      return arrangePre(node);
    case "table":
      return arrangeTable(node, { words: arrangeWords, cell: (cell) => arrangeBlocks(cell, "bare") });
    case "hr":
      return [element("hr", [])];
    default:
      return arrangeBlocks(INLINE.has(tagName) ? handDown(node) : children);
  }
}

/** Emphasis or a link around blocks moves inside each of them. Around a list or a table it's dropped. */
function handDown(node: Element) {
  return node.children.map((child): ElementContent => {
    if (isWords(child)) return element(node.tagName, [child], node.properties);
    if (!isElement(child) || !/^(p|h\d|div)$/.test(child.tagName)) return child;
    return element(child.tagName, [element(node.tagName, child.children, node.properties)]);
  });
}

function filled(tagName: string, children: ElementContent[], properties: Element["properties"] = {}) {
  return hasSubstance(children) ? [element(tagName, children, properties)] : [];
}

function startOf({ tagName, properties }: Element) {
  const start = Number(properties.start);
  return tagName === "ol" && Number.isSafeInteger(start) && start > 1 ? { start } : {};
}

/** A list may hold only items: a list directly inside a list goes into the item before it, and stray text becomes an item. */
function arrangeItems(nodes: ElementContent[]) {
  const items: Element[] = [];
  for (const node of nodes) {
    const isItem = isElement(node) && node.tagName === "li";
    const content = arrangeBlocks(isItem ? node.children : [node], "bare");
    if (!hasSubstance(content)) continue;
    const last = items.at(-1);
    if (!isItem && last && !isWords(node)) last.children.push(...content);
    else items.push(element("li", content));
  }
  return items;
}

function arrangeFigure(nodes: ElementContent[]) {
  const isCaption = (node: ElementContent) => isElement(node) && node.tagName === "figcaption";
  const content = arrangeBlocks(
    nodes.filter((node) => !isCaption(node)),
    "bare",
  );
  const captions = nodes.filter(isCaption);
  if (!hasSubstance(content)) return arrangeBlocks(captions);
  return [element("figure", [...content, ...filled("figcaption", arrangeWords(captions))])];
}

/** Lines of text only. Parsers drop a newline right after the opening tag, so we never leave one there. */
function arrangePre(node: Element) {
  const text = printable(textOf(node).replace(/\r\n?/g, "\n")).replace(/^\s*\n|\s+$/g, "");
  return filled("pre", [element("code", [{ type: "text", value: text }])]);
}

/** The text of one paragraph or heading, without line breaks and spaces around it. */
function arrangeWords(nodes: ElementContent[]): ElementContent[] {
  const words = wordsOf(nodes, []);
  while (words[0] && isBlank(words[0])) words.shift();
  while (words.length > 0 && isBlank(words.at(-1) as ElementContent)) words.pop();
  return words.map((node, i) => {
    if (node.type !== "text") return node;
    const value = i === 0 ? node.value.trimStart() : node.value;
    return { type: "text", value: i === words.length - 1 ? value.trimEnd() : value };
  });
}

function wordsOf(nodes: ElementContent[], around: string[]): ElementContent[] {
  const words = nodes.flatMap((node): ElementContent[] => {
    // Character references bring back control characters that were removed from the source.
    if (node.type === "text") return [{ type: "text", value: printable(node.value).replace(/[\t\n\f\r ]+/g, " ") }];
    if (!isElement(node)) return [];
    const { tagName, children } = node;
    if (tagName === "br") return [element("br", [])];
    if (tagName === "img") return pictureOrLink(node, around);
    const space: ElementContent = { type: "text", value: " " };
    if (!INLINE.has(tagName)) return [space, ...wordsOf(children, around), space];
    const inner = wordsOf(children, [...around, tagName]);
    if (around.includes(tagName) || !hasSubstance(inner)) return inner;
    if (tagName !== "a") return [element(tagName, inner)];
    const links = linkProperties(node.properties.href);
    return links.length === 0 ? inner : links.map((properties) => element("a", inner, properties));
  });
  return joinTexts(words);
}

/** A picture we don't show becomes a link to it, with its alt text as the name. */
function pictureOrLink({ properties: { src, alt, ...size } }: Element, around: string[]): ElementContent[] {
  const [picture] = pictureProperties({ src, alt, ...size });
  if (picture) return [inEveryWidth(element("img", [], picture))];
  const [link] = linkProperties(src);
  const words: ElementContent = {
    type: "text",
    value: printable(String(alt ?? ""))
      .replace(/\s+/g, " ")
      .trim(),
  };
  if (words.value === "") return [];
  return link && !around.includes("a") ? [element("a", [words], link)] : [words];
}

function joinTexts(nodes: ElementContent[]) {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type !== "text" || last?.type !== "text") joined.push(node);
    else joined[joined.length - 1] = { type: "text", value: (last.value + node.value).replace(/ +/g, " ") };
  }
  return joined;
}

function isBlank(node: ElementContent) {
  return isElement(node) ? node.tagName === "br" : node.type !== "text" || node.value.trim() === "";
}

function hasSubstance(nodes: ElementContent[]): boolean {
  return nodes.some((node) =>
    isElement(node) ? node.tagName === "img" || node.tagName === "hr" || hasSubstance(node.children) : !isBlank(node),
  );
}
