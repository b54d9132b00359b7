import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { element as elementNode, elementsIn, textOf } from "../blog/rules/elements.ts";

/**
 * What a visitor reads of a page: its <main> without what isn't running text (forms, drawings, lists of contents, what's hidden from screen
 * readers), with whole addresses in its links.
 */
export function runningText(html: string, siteUrl: string): Root {
  const { children } = fromHtml(html.slice(html.indexOf("<main"), html.lastIndexOf("</main>")), { fragment: true });
  return { type: "root", children: children.map((child) => (child.type === "element" ? readable(child, siteUrl) : child)) };
}

function readable(element: Element, siteUrl: string): Element {
  const { tagName, properties } = element;
  if (tagName === "svg") return elementNode("p", [textNode(String(properties.ariaLabel))]);
  const kept = element.children.filter((child) => !isLeftOut(child));
  const children = apart(kept.map((child) => (child.type === "element" ? readable(child, siteUrl) : textNode(textOf(child)))));
  if (tagName === "a") return linkTo(String(properties.href ?? ""), children, siteUrl);
  if (tagName === "img") return elementNode("img", [], { alt: properties.alt, src: whole(String(properties.src ?? ""), siteUrl) });
  if (tagName === "table") return withHead(elementNode("table", children));
  if (tagName === "nav") return elementNode("nav", named(String(properties.ariaLabel ?? ""), children));
  if (tagName === "legend") return elementNode("p", [elementNode("strong", children)]);
  if (tagName === "label") return elementNode("p", [...children, textNode(`: ${valueIn(element)}`)]);
  if (properties.role === "note") return elementNode("blockquote", children);
  // A text to copy.
  if ("dataVerbatim" in properties) return elementNode("pre", children);
  return elementNode(tagName, children, properties);
}

const LEFT_OUT = new Set(["button", "dialog", "input", "noscript", "script", "style", "template", "video"]);

function isLeftOut(node: ElementContent) {
  if (node.type !== "element") return node.type === "comment";
  const { tagName, properties } = node;
  if (LEFT_OUT.has(tagName) || properties.ariaHidden === "true" || properties.hidden) return true;
  if (tagName === "img") return !properties.alt || String(properties.src).startsWith("data:");
  if (tagName === "svg") return properties.role !== "img" || !properties.ariaLabel;
  // One that works something out on the page shows an example.
  if (tagName === "form") return !elementsIn(node).some((each) => each.tagName === "output");
  // It opens what only a phone folds away, and isn't on paper either.
  if (tagName === "summary") return "dataOnlyOpens" in properties;
  return tagName === "nav" && elementsIn(node).every((each) => each.tagName !== "a" || String(each.properties.href).startsWith("#"));
}

/** What is named for screen readers only. */
function named(name: string, children: ElementContent[]) {
  const isShown = children.map(textOf).join("").trim().startsWith(name);
  return isShown ? children : [elementNode("p", [textNode(name)]), ...children];
}

function valueIn({ children }: Element) {
  const input = children.find((child) => child.type === "element" && child.tagName === "input");
  return input && "properties" in input ? String(input.properties.value ?? "") : "";
}

/** Neighbors in a line that only their styles set apart get a sign between them, so that no words run together. */
function apart(nodes: ElementContent[]): ElementContent[] {
  const joined = nodes.filter((node, i) => !(isBlank(node) && [nodes[i - 1], nodes[i + 1]].some(isOwnLine)));
  return joined.flatMap((node, i) => {
    const before = joined[i - 1];
    if (!before || !isInline(before) || !isInline(node)) return [node];
    if (node.type === "text" ? !isOwnLine(before) : before.type === "text" && !isOwnLine(node)) return [node];
    const [end, start] = [textOf(before).at(-1) ?? " ", textOf(node).at(0) ?? " "];
    if (/\s/.test(end + start) || /[,.:;]/.test(start)) return [node];
    return [textNode(/[.:;,?!]/.test(end) ? " " : " · "), node];
  });
}

function isBlank(node: ElementContent) {
  return node.type === "text" && node.value.trim() === "";
}

/** Words beside others, which only their style puts on a line of their own. */
function isOwnLine(node: ElementContent | undefined) {
  return node?.type === "element" && "dataOwnLine" in node.properties;
}

const INLINE = new Set("a abbr b cite code data del em i ins mark output s small span strong time".split(" "));

function isInline(node: ElementContent): boolean {
  return node.type === "text" || (node.type === "element" && INLINE.has(node.tagName) && node.children.every(isInline));
}

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)/;

/** A place on the same page is no link in a text. */
function linkTo(href: string, children: ElementContent[], siteUrl: string): Element {
  const address = whole(href, siteUrl);
  const isLink = ADDRESS.test(address) && children.some((child) => textOf(child).trim() !== "");
  return isLink ? elementNode("a", children, { href: address }) : elementNode("span", children);
}

function whole(address: string, siteUrl: string) {
  return /^\/(?!\/)/.test(address) ? siteUrl + address : address;
}

/** Markdown's tables have a head: of one without, that's where the caption stands. Otherwise it stands above. */
function withHead(table: Element): Element {
  const caption = table.children.find((child) => child.type === "element" && child.tagName === "caption");
  const words = caption && "children" in caption ? caption.children : [];
  const hasHead = table.children.some((child) => child.type === "element" && child.tagName === "thead");
  if (hasHead) return elementNode("div", [elementNode("p", words), table]);
  return { ...table, children: [elementNode("thead", [elementNode("tr", [elementNode("th", words)])]), ...table.children] };
}

function textNode(value: string): ElementContent {
  return { type: "text", value };
}
