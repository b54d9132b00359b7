import type { Element, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { toMdast } from "hast-util-to-mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { MARKDOWN_STYLE } from "../../text/markdown-style.ts";
import { INLINE } from "./allowlist.ts";
import { element } from "./elements.ts";
import { formatPostBody, looksSame, withParagraphs } from "./post-body.ts";
import { toCompactHtml } from "./post-markdown.ts";

/**
 * A stored body as the Markdown that gives the same page again. A block that Markdown can't say stays HTML, which Markdown allows, so
 * nothing is lost whoever wrote the row.
 */
export function bodyToMarkdown(content: string) {
  const { children } = fromHtml(withParagraphs(content.replace(/\r\n?/g, "\n")), { fragment: true });
  const markdown = `${blocksOf(children).map(blockToMarkdown).filter(Boolean).join("\n\n")}\n`;
  if (looksSame(toCompactHtml(markdown), content)) return markdown;
  return `${onOneLine(formatPostBody(content).html)}\n`;
}

/** Words that aren't in any block become a paragraph. */
function blocksOf(nodes: RootContent[]) {
  const blocks: Element[] = [];
  let run: Element | undefined;
  for (const node of nodes) {
    const isWords = node.type === "text" || (node.type === "element" && INLINE.has(node.tagName));
    if (isWords && run) run.children.push(node as Element);
    else if (node.type === "element" && !isWords) blocks.push(node);
    else if (isWords && (node.type !== "text" || node.value.trim() !== "")) blocks.push(element("p", [node as Element]));
    run = isWords ? (run ?? blocks.at(-1)) : undefined;
  }
  return blocks;
}

function blockToMarkdown(block: Element) {
  const html = toHtml(block);
  const tree = toMdast({ type: "root", children: [block] }, { newlines: true });
  const markdown = toMarkdown(tree, MARKDOWN_STYLE).trim();
  return looksSame(toCompactHtml(markdown), html) ? markdown : onOneLine(html);
}

/**
 * A blank line would end an HTML block in Markdown. A block of code ends only at its own end tag, so it keeps its lines; within another
 * block they're written out.
 */
function onOneLine(html: string) {
  return html
    .trim()
    .split(/(<pre\b[\s\S]*?<\/pre>)/)
    .map((piece, i, pieces) => {
      if (i % 2 === 0) return piece.replace(/\s*\n\s*/g, " ");
      return i === 1 && pieces[0] === "" ? piece : piece.replaceAll("\n", "&#10;");
    })
    .join("");
}
