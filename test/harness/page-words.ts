import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { mainOf } from "./html.ts";

/**
 * The words of a page's <main> as a visitor reads them, without navigation, forms, drawings and what's hidden from a screen reader, and its
 * headings of the first three levels. A card's heading comes before what the card shows above it. What stands in different elements is
 * never one word.
 */
export function wordsOnPage(html: string) {
  const main = fromHtml(plainMainOf(html), { fragment: true });
  const headings = elementsIn(main).filter(({ tagName }) => /^h[1-3]$/.test(tagName));
  return {
    words: textsIn(main).flatMap(wordsIn),
    headings: headings.map((heading) => textsIn(heading).flatMap(wordsIn).join(" ")),
    /** With forms, drawings and names for screen readers. */
    anywhere: new Set(wordsIn(plainMainOf(html))),
  };
}

/** The words of Markdown without its signs, its headings (also the titles in a list), and where its links and pictures lead. */
export function wordsWritten(markdown: string) {
  const headings = markdown.match(/^#{1,6} .*|(?<=\*\*)\[.*?\]\([^)]*\)/gm) ?? [];
  return {
    words: wordsIn(plain(markdown)),
    headings: headings.map((heading) => wordsIn(plain(heading)).join(" ")),
    links: [...markdown.matchAll(/(?<!\\)\]\(([^)]*)\)/g)].map(([, href = ""]) => href),
  };
}

/** The first words that aren't there in this order; empty if all are. */
export function missingFrom(words: string[], others: string[]) {
  let at = 0;
  for (const [i, word] of words.entries()) {
    at = others.indexOf(word, at) + 1;
    if (at === 0) return words.slice(Math.max(0, i - 5), i + 5).join(" ");
  }
  return "";
}

function wordsIn(text: string): string[] {
  return text.match(/\$?[\p{L}\p{N}]+%?/gu) ?? [];
}

/** Only what a reader shows: '**Price:** [5](/x)' is 'Price: 5'. */
function plain(markdown: string) {
  return markdown
    .split(/(^```[\s\S]*?^```)/m)
    .map((piece, i) => (i % 2 ? piece : piece.replace(/(?<!\\)!?\[|(?<!\\)\]\([^)]*\)|^\s*\d+\. |\\(?=[^\w\s])|\*\*|~~/gm, "")))
    .join("");
}

/** Without the comments that React puts into a text. */
function plainMainOf(html: string) {
  return mainOf(html).replaceAll("<!-- -->", "");
}

const SKIPPED = new Set(["script", "style", "template", "nav", "form", "svg", "noscript", "button"]);

function isSkipped({ tagName, properties }: Element) {
  return SKIPPED.has(tagName) || properties.ariaHidden === "true" || "dataOnlyOpens" in properties;
}

function elementsIn(node: Nodes): Element[] {
  if (!("children" in node)) return [];
  return (node.children as Nodes[]).flatMap((child) =>
    child.type === "element" && !isSkipped(child) ? [child, ...elementsIn(child)] : [],
  );
}

function textsIn(node: Nodes, isLeftOut: (element: Element) => boolean = isSkipped): string[] {
  if (node.type === "text") return [node.value];
  if (!("children" in node) || (node.type === "element" && isLeftOut(node))) return [];
  const heading = node.type === "element" && node.tagName === "li" && elementsIn(node).find(({ tagName }) => /^h[2-4]$/.test(tagName));
  if (!heading) return (node.children as Nodes[]).flatMap((child) => textsIn(child, isLeftOut));
  // A card's second link to the same page says nothing new.
  const href = elementsIn(heading).find(({ tagName }) => tagName === "a")?.properties.href;
  const isTold = (element: Element) =>
    isSkipped(element) || element === heading || (href !== undefined && element.properties.href === href);
  return [...textsIn(heading), ...node.children.flatMap((child) => textsIn(child, isTold))];
}
