import type { Element, Nodes, Root } from "hast";
import { fromHtml } from "hast-util-from-html";

/**
 * What a page and its Markdown have to agree on.
 *
 * - Every heading of the first three levels in the page's <main> is a heading in the Markdown. One that is nothing but a link, a card's title, may be a link.
 * - Every number in that text ($1,200, 65%, 5, 10:40 as 10 and 40) is in the Markdown.
 * - Every number in the Markdown is somewhere in <main>.
 *
 * The first two leave out what isn't running text: navigation, forms, drawings, and what is hidden from a screen reader.
 */
export function shownIn(html: string) {
  const main = mainOf(html);
  const headings = elementsOf(main, isSkipped).filter(({ tagName }) => /^h[1-3]$/.test(tagName));
  return {
    headings: headings.map((each) => ({ text: textOf(each, isSkipped), isLink: isOnlyLink(each) })),
    numbers: numbersIn(textOf(main, isSkipped)),
    /** With forms, their fields and drawings. */
    everyNumber: numbersIn(textOf(main, isUnseen)),
  };
}

export function writtenIn(markdown: string) {
  const text = markdown.replace(/\]\([^)]*\)/g, "]");
  const lines = text.split("\n");
  return {
    headings: lines.filter((line) => /^#{1,4} /.test(line)).map((line) => line.replace(/^#+ /, "")),
    linkTexts: [...text.matchAll(/\[((?:\\.|[^\]\\])*)\]/g)].map(([, words = ""]) => words),
    links: [...markdown.matchAll(/(?<!\\)\]\(([^)]*)\)/g)].map(([, href = ""]) => href),
    numbers: numbersIn(withoutListNumbers(text).replace(/\\(?=[^\w\s])/g, "")),
  };
}

/** Those that stand in a text to copy are its own. */
function withoutListNumbers(text: string) {
  return text
    .split(/(^```[\s\S]*?^```)/m)
    .map((piece, i) => (i % 2 ? piece : piece.replace(/^\s*\d+\. /gm, "")))
    .join("");
}

/** Letters and digits alone, so that only words are compared. */
export function bare(text: string) {
  return text
    .toLowerCase()
    .replace(/\\(?=[^\w\s])/g, "")
    .replace(/[^\p{L}\p{N}$%]+/gu, "");
}

function numbersIn(text: string) {
  const found = text.match(/\$?\d[\d,]*(?:\.\d+)?(?:%|[KM]\b)?/g) ?? [];
  return new Set(found.map((number) => number.replaceAll(",", "")));
}

type Test = (element: Element) => boolean;

const UNSEEN = new Set(["script", "style", "template"]);
const SKIPPED = new Set([...UNSEEN, "nav", "form", "svg", "noscript"]);

const isUnseen: Test = ({ tagName }) => UNSEEN.has(tagName);
const isSkipped: Test = ({ tagName, properties }) => SKIPPED.has(tagName) || properties.ariaHidden === "true";

function mainOf(html: string): Root {
  const mains = elementsOf(fromHtml(html), () => false).filter(({ tagName }) => tagName === "main");
  return { type: "root", children: mains };
}

function elementsOf(node: Nodes, isLeftOut: Test): Element[] {
  if (!("children" in node)) return [];
  return (node.children as Nodes[]).flatMap((child) =>
    child.type === "element" && !isLeftOut(child) ? [child, ...elementsOf(child, isLeftOut)] : [],
  );
}

/** Elements are separated by spaces; what React splits with comments isn't. A field's value is its text. */
function textOf(node: Nodes, isLeftOut: Test): string {
  if (node.type === "text") return node.value;
  if (node.type === "element" && isLeftOut(node)) return " ";
  if (node.type === "element" && node.tagName === "input") return ` ${node.properties.value ?? ""} `;
  const inside = "children" in node ? node.children.map((child) => textOf(child, isLeftOut)).join("") : "";
  return node.type === "element" ? ` ${inside} ` : inside;
}

function isOnlyLink({ children }: Element) {
  const [first, ...rest] = children.filter((child) => child.type !== "comment");
  return rest.length === 0 && first?.type === "element" && first.tagName === "a";
}
