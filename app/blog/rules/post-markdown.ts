import { lexer, parser, type Token, walkTokens } from "marked";
import { PUBLISHED_ELEMENTS } from "./allowlist.ts";
import type { FileProblem } from "./front-matter.ts";
import { linkProperties, pictureProperties } from "./link-properties.ts";
import { isBeside } from "./picture-names.ts";

/**
 * Markdown as HTML without newlines, since the contract's paragraph rules would turn them into line breaks. Lines wrapped by an editor are
 * joined with spaces; only code keeps its newlines.
 */
export function toCompactHtml(markdown: string) {
  return parser(lexer(markdown))
    .split(/(<pre\b[\s\S]*?<\/pre>)/)
    .map((piece, i) =>
      i % 2
        ? piece
        : piece
            .replace(AFTER_BLOCK, "$1")
            .replace(BEFORE_BLOCK, "$1")
            .replace(/\s*\n\s*/g, " "),
    )
    .join("")
    .trim();
}

const BLOCK = "</?(?:blockquote|figcaption|figure|h\\d|hr|li|ol|p|pre|table|tbody|td|tfoot|th|thead|tr|ul)\\b[^>]*>";
const AFTER_BLOCK = new RegExp(`(${BLOCK})\\s*\\n\\s*`, "g");
const BEFORE_BLOCK = new RegExp(`\\s*\\n\\s*(${BLOCK})`, "g");

/** What the page would leave out or show wrong. `firstLine` is the line in the file where the body starts. */
export function problemsInBody(markdown: string, firstLine: number): FileProblem[] {
  return inEachToken(markdown, firstLine, problemsIn);
}

export type LinkInPost = { line: number; href: string };

/** Where the text's links lead, as they're written. */
export function linksIn(markdown: string, firstLine: number): LinkInPost[] {
  return inEachToken(markdown, firstLine, hrefsIn).map(({ line, text }) => ({ line, href: text }));
}

/** What `find` finds in each token, with its line; each line and text once. */
function inEachToken(markdown: string, firstLine: number, find: (token: Token) => string[]) {
  const found: { line: number; text: string }[] = [];
  let line = firstLine;
  for (const block of lexer(markdown)) {
    walkTokens([block], (token) => {
      const before = block.raw.slice(0, Math.max(0, block.raw.indexOf(token.raw)));
      for (const text of find(token)) found.push({ line: line + newlines(before), text });
    });
    line += newlines(block.raw);
  }
  return found.filter(({ line, text }, i) => found.findIndex((other) => other.line === line && other.text === text) === i);
}

function hrefsIn(token: Token) {
  if (token.type === "link") return [String(token.href)];
  if (token.type !== "html") return [];
  return [...token.raw.matchAll(/<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, double, single]) => double ?? single ?? "");
}

function problemsIn(token: Token): string[] {
  switch (token.type) {
    case "heading":
      return token.depth === 1 ? ["The title is the page's only heading of the first level; begin with ##."] : [];
    case "image":
      if (!isBeside(token.href) && pictureProperties({ src: token.href }).length === 0)
        return ["A picture is a JPEG, PNG, WebP or AVIF file beside this one, or one of public/: its address then begins with /."];
      return token.text ? [] : ["The picture needs a text for those who do not see it: ![text](address)."];
    case "link":
      return linkProperties(token.href).length === 0 ? ["This link's address does not lead to a page, a mailbox or a phone."] : [];
    case "html":
      return problemsInMarkup(token.raw);
    default:
      return [];
  }
}

function problemsInMarkup(html: string) {
  const names = [...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name = ""]) => name.toLowerCase());
  const foreign = [...new Set(names)].filter((name) => !PUBLISHED_ELEMENTS.includes(name));
  const hasHandlers = /<[a-z][^>]*\s(?:on\w+|style)\s*=/i.test(html);
  const isSilent = (html.match(/<img\b[^>]*>/gi) ?? []).some((tag) => !/\salt\s*=\s*("[^"]*[^"\s][^"]*"|'[^']*[^'\s][^']*')/i.test(tag));
  return [
    ...(isSilent ? ['The picture needs a text for those who do not see it: alt="…".'] : []),
    ...(names.includes("h1") ? ["The title is the page's only heading of the first level; use <h2>."] : []),
    ...foreign.map((name) => `<${name}> does not belong in a post and would be left out.`),
    ...(hasHandlers ? ["Markup in a post has no style and no script; they would be left out."] : []),
  ];
}

function newlines(text: string) {
  return text.split("\n").length - 1;
}
