import type { Element } from "hast";
import { type Handle, type State, toMdast } from "hast-util-to-mdast";
import type { BlockContent, DefinitionContent, List, ListItem, Nodes, Paragraph, PhrasingContent } from "mdast";
import { writeMarkdown } from "../text/write-markdown.ts";
import { runningText } from "./running-text.ts";

/** A page as visitors get it, as Markdown. */
export function pageToMarkdown(html: string, siteUrl: string) {
  const tree = toMdast(runningText(html, siteUrl), { handlers: HANDLERS });
  joinLists(tree);
  return writeMarkdown(tree);
}

type Flow = BlockContent | DefinitionContent;

const HANDLERS: Record<string, Handle> = {
  details: flowOf,
  summary: flowOf,
  search: flowOf,
  mark: (state, element) => state.all(element),
  figcaption: (state, element) => paragraphOf(merged(flowOf(state, element))),
  dl: (state, element) =>
    listOf(groupsIn(element).map(([term, ...texts]) => itemOf([label(state, term), ...texts.flatMap((each) => flowOf(state, each))]))),
  ol: listFrom,
  ul: listFrom,
};

function flowOf(state: State, element: Element) {
  return state.toFlow(state.all(element)) as Flow[];
}

/** Cards that have a heading are sections, and what a card shows above its heading comes below. */
function listFrom(state: State, element: Element): Flow | Flow[] {
  const items = element.children.filter((child) => child.type === "element").map((item) => headingFirst(flowOf(state, item)));
  if (items.every(([first]) => first?.type === "heading" || first?.type === "list")) return items.flat();
  const start = Number(element.properties.start ?? 1);
  return { ...listOf(items.map((item) => itemOf(item.map(withoutHeading)))), ordered: element.tagName === "ol", start };
}

/** Without a second link to where the heading leads. */
function headingFirst(flow: Flow[]) {
  const heading = flow.find(({ type }) => type === "heading");
  if (!heading) return flow;
  const href = onlyLinkOf(heading);
  return [heading, ...flow.filter((node) => node !== heading && (!href || onlyLinkOf(node) !== href))];
}

function onlyLinkOf(node: Flow) {
  const [first, ...rest] = "children" in node ? node.children : [];
  return first?.type === "link" && rest.length === 0 ? first.url : undefined;
}

function withoutHeading(node: Flow): Flow {
  return node.type === "heading" ? paragraphOf([{ type: "strong", children: node.children }]) : node;
}

function label(state: State, term: Element): Flow {
  return paragraphOf([labelOf(flowOf(state, term).flatMap((each) => ("children" in each ? (each.children as PhrasingContent[]) : [])))]);
}

/** Each name with the elements that say what it is. */
function groupsIn(element: Element): [Element, ...Element[]][] {
  const groups: [Element, ...Element[]][] = [];
  for (const child of element.children.flatMap((each) => (each.type === "element" && each.tagName === "div" ? each.children : [each]))) {
    if (child.type !== "element") continue;
    if (child.tagName === "dt") groups.push([child]);
    else groups.at(-1)?.push(child);
  }
  return groups;
}

/** The paragraphs at its beginning are one line. */
function itemOf(flow: Flow[]): ListItem {
  const end = flow.findIndex(({ type }) => type !== "paragraph");
  const [line, rest] = end === -1 ? [flow, []] : [flow.slice(0, end), flow.slice(end)];
  return { type: "listItem", spread: false, children: line.length > 1 ? [paragraphOf(merged(line)), ...rest] : flow };
}

/** Paragraphs as one. If the first isn't a sentence, it's the label of the others. */
function merged(paragraphs: Flow[]): PhrasingContent[] {
  return paragraphs.flatMap((paragraph, i) => {
    const words = "children" in paragraph ? (paragraph.children as PhrasingContent[]) : [];
    if (i === paragraphs.length - 1) return words;
    const isSentence = /[.:?!]$/.test(textOf(words));
    if (i === 0 && !isSentence) return [labelOf(words), text(" ")];
    return [...words, text(isSentence ? " " : " · ")];
  });
}

/** A colon after it, unless it's a question. */
function labelOf(words: PhrasingContent[]): PhrasingContent {
  const colon = /[.:?!]$/.test(textOf(words)) ? [] : [text(":")];
  return { type: "strong", children: [...words.flatMap((word) => (word.type === "strong" ? word.children : [word])), ...colon] };
}

function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => ("value" in node ? node.value : "children" in node ? textOf(node.children) : ""))
    .join("")
    .trim();
}

function text(value: string): PhrasingContent {
  return { type: "text", value };
}

function paragraphOf(children: PhrasingContent[]): Paragraph {
  return { type: "paragraph", children };
}

function listOf(children: ListItem[]): List {
  return { type: "list", ordered: false, spread: false, children };
}

/** A list that the page shows in parts is one. */
function joinLists(node: Nodes) {
  if (!("children" in node)) return;
  for (let i = 0; i < node.children.length; i += 1) {
    const [list, next] = [node.children[i], node.children[i + 1]];
    if (list?.type === "list" && next?.type === "list" && list.ordered === next.ordered) {
      list.children.push(...next.children);
      node.children.splice(i + 1, 1);
      i -= 1;
    }
  }
  for (const child of node.children) joinLists(child);
}
