import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";

/** Every string in a page's words. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];
}

/** Shorter ones are figures of speech, and dates. */
const MIN_SENTENCE_WORDS = 5;

/** The sentences of a text, each in words and figures only, so that they can be compared whatever stands around them. */
export function sentencesOf(text: string) {
  return text
    .split(/(?<=[.?!:])\s+/)
    .filter((sentence) => sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= MIN_SENTENCE_WORDS)
    .map(
      (sentence) =>
        sentence
          .toLowerCase()
          .match(/[\p{L}\p{N}$]+/gu)
          ?.join(" ") ?? "",
    );
}

const LEFT_OUT = /^(?:script|style|template|svg|button|h[1-6])$/;
const INLINE = /^(?:a|abbr|b|cite|code|em|i|mark|q|small|span|strong|sub|sup|time|wbr)$/;

/**
 * What a page says, a text for each block: a paragraph with its links, a cell, a caption. Headings have a test of their own, and a link
 * that stands alone is the name of what it leads to.
 */
export function blocksIn(html: string): string[] {
  return blocksOf(fromHtml(html.replaceAll("<!-- -->", ""), { fragment: true }));
}

function blocksOf(node: Nodes): string[] {
  if (node.type === "text") return [node.value];
  if (!("children" in node) || (node.type === "element" && LEFT_OUT.test(node.tagName))) return [];
  const children = node.children as Nodes[];
  if (children.every(isInline) && children.some((child) => child.type === "text" && child.value.trim())) {
    return isElement(node, /^a$/) ? [] : [textOf(node)];
  }
  return children.flatMap(blocksOf);
}

function isInline(node: Nodes): boolean {
  return node.type === "text" || (isElement(node, INLINE) && node.children.every(isInline));
}

function isElement(node: Nodes, name: RegExp): node is Element {
  return node.type === "element" && name.test(node.tagName);
}

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
