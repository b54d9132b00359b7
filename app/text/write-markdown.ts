import type { BlockContent, Link, Nodes, Paragraph, PhrasingContent } from "mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { type Options, toMarkdown, type Unsafe } from "mdast-util-to-markdown";
import { MARKDOWN_STYLE } from "./markdown-style.ts";

/** A string is plain text. */
type MarkdownText = string | Paragraph;
/** What a document is made of. A text is a paragraph; what's empty is left out. */
export type MarkdownPart = MarkdownText | BlockContent | undefined | false | readonly MarkdownPart[];

/** Words as Markdown. Whatever the words are, they stay words: only these functions make a heading, a link or a list. */
export function document(...parts: MarkdownPart[]): string {
  return writeMarkdown({ type: "root", children: parts.flatMap(blocksOf) });
}

/** The one way in which the site's pages are written: CommonMark with GitHub's tables. */
export function writeMarkdown(tree: Nodes) {
  return toMarkdown(tree, WRITTEN);
}

export function mdHeading(depth: 1 | 2 | 3 | 4, text: MarkdownText): BlockContent {
  return { type: "heading", depth, children: inlineOf(text) };
}

export function mdList(items: readonly MarkdownText[]): BlockContent {
  const children = items.map((item) => ({ type: "listItem" as const, spread: false, children: [mdText(item)] }));
  return { type: "list", ordered: false, spread: false, children };
}

export function mdQuote(text: MarkdownText): BlockContent {
  return { type: "blockquote", children: [mdText(text)] };
}

/** Texts one after the other. */
export function mdText(...texts: MarkdownText[]): Paragraph {
  return { type: "paragraph", children: texts.flatMap(inlineOf) };
}

/** Text around links and strong words: md`Read ${link("the terms", "/terms")}.` */
export function md(strings: TemplateStringsArray, ...values: MarkdownText[]) {
  return mdText(...strings.flatMap((piece, i) => [values[i - 1] ?? "", piece]));
}

export function strong(text: MarkdownText) {
  return paragraph({ type: "strong", children: inlineOf(text) });
}

/** Only to pages, files, mailboxes and phones; anything else stays text. */
export function link(text: MarkdownText, url: string) {
  return ADDRESS.test(url) ? paragraph({ type: "link", url, children: inlineOf(text) }) : mdText(text);
}

const ADDRESS = /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:)/;

/** `**Label:** text`, without a colon after a question. */
export function labeled(label: string, text: MarkdownText) {
  return md`${strong(/[:?.!]$/.test(label) ? label : `${label}:`)} ${text}`;
}

function paragraph(child: PhrasingContent): Paragraph {
  return { type: "paragraph", children: [child] };
}

function inlineOf(text: MarkdownText): PhrasingContent[] {
  if (typeof text !== "string") return text.children;
  return text === "" ? [] : [{ type: "text", value: text.replace(/\s+/g, " ") }];
}

function blocksOf(part: MarkdownPart): BlockContent[] {
  if (!part) return [];
  if (typeof part === "string") return [mdText(part)];
  return "type" in part ? [part] : part.flatMap(blocksOf);
}

const IN_TEXT = { inConstruct: "phrasing", notInConstruct: ["autolink", "link", "image", "label"] } satisfies Partial<Unsafe>;

const WRITTEN: Options = {
  ...MARKDOWN_STYLE,
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  handlers: {
    delete: (node, _, state, info) => `~~${state.containerPhrasing(node, { ...info, before: "~", after: "~" })}~~`,
    link: (node: Link, _, state, info) => {
      const leave = state.enter("label");
      const words = state.containerPhrasing(node, { ...info, before: "[", after: "]" });
      leave();
      return `[${words}](${escapedHref(node.url)})`;
    },
  },
  // Words stay words: nothing is struck, and no reader makes an address in a sentence a link.
  unsafe: [
    { character: "~", inConstruct: "phrasing" },
    { character: "@", before: "[+\\-.\\w]", after: "[\\-.\\w]", ...IN_TEXT },
    { character: ".", before: "[Ww]", after: "[\\-.\\w]", ...IN_TEXT },
    { character: ":", before: "[ps]", after: "\\/", ...IN_TEXT },
  ],
};

/** What would end a link's address early. */
function escapedHref(href: string) {
  return href.replace(/[\s<>()\\|`*_[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}
