import { escapeHtml } from "../../text/escape-html.ts";
import { partsOf } from "../../text/linked-text.ts";
import { formatPostBody } from "../rules/post-body.ts";
import type { Article } from "../words/articles.ts";

type OpeningBlock = Article["opening"][number];

/** A static article as the plain HTML of a post, for feed readers, which have none of the site's styles. */
export function articleHtml({ opening, sections, closing }: Article) {
  const parts = [
    ...opening.map(blockHtml),
    ...sections.flatMap(({ heading, blocks }) => [tag("h2", escapeHtml(heading)), ...blocks.map(blockHtml)]),
    tag("h2", escapeHtml(closing.heading)),
    tag("p", escapeHtml(closing.text)),
  ];
  return formatPostBody(parts.join("")).html;
}

function blockHtml(block: OpeningBlock) {
  switch (block.kind) {
    case "paragraph":
      return tag("p", linked(block.text));
    case "callout":
      return tag("p", tag("strong", escapeHtml(block.text)));
    case "list":
      return listHtml(block.items);
    case "checklist":
      return tag("h3", escapeHtml(block.title)) + listHtml(block.items);
    case "script":
      return tag("h3", escapeHtml(block.title)) + tag("pre", escapeHtml(block.text));
    case "table":
      return tableHtml(block);
  }
}

function listHtml(items: string[]) {
  return tag("ul", items.map((item) => tag("li", escapeHtml(item))).join(""));
}

function tableHtml({ caption, columns, rows }: Extract<OpeningBlock, { kind: "table" }>) {
  const row = (cells: string[], name: string) => tag("tr", cells.map((cell) => tag(name, escapeHtml(cell))).join(""));
  const head = tag("thead", row(columns, "th"));
  return tag("table", tag("caption", escapeHtml(caption)) + head + tag("tbody", rows.map((cells) => row(cells, "td")).join("")));
}

function tag(name: string, content: string) {
  return `<${name}>${content}</${name}>`;
}

function linked(text: string) {
  return partsOf(text)
    .map((part) => (part.href ? `<a href="${part.href}">${escapeHtml(part.text)}</a>` : escapeHtml(part.text)))
    .join("");
}
