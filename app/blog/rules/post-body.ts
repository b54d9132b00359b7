import type { ElementContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { printable } from "../../text/line.ts";
import { postAllowlist } from "./allowlist.ts";
import { arrangeBlocks } from "./arrange-blocks.ts";
import { withCopyButtons } from "./copy-buttons.ts";
import { element, elementsIn, textOf } from "./elements.ts";
import type { KeyNumber } from "./number-place.ts";
import { type BodyPart, sectionsOf } from "./sections.ts";

export type Source = { href: string; host: string; text: string };

export type PostBody = {
  html: string;
  /** The second-level headings, for a table of contents. */
  headings: { id: string; text: string }[];
  /** Pages of others that it links to, each once. */
  sources: Source[];
  /** The same HTML section by section, with notes for the margin taken out. */
  sections: BodyPart[][];
};

/** What a page has besides the text: the label of its Copy buttons, and its one number. */
type OnPage = { copy?: string; number?: KeyNumber | undefined };

/**
 * A post's stored content as HTML that's safe to put into a page: the contract's paragraph rules, then an allowlist, then valid nesting.
 * Formatting the result again gives the same result.
 */
export function formatPostBody(content: string, page: OnPage = {}): PostBody {
  return fromBlocks(content, (blocks) => {
    const headings = nameHeadings(blocks);
    loadFirstAtOnce(blocks);
    const onPage = page.copy ? withCopyButtons(blocks, page.copy) : blocks;
    return { html: toHtml(blocks), headings, sources: sourcesIn(blocks), sections: sectionsOf(onPage, page.number) };
  });
}

function sourcesIn(blocks: ElementContent[]): Source[] {
  const links = blocks.flatMap((block) => elementsIn(block).filter(({ tagName }) => tagName === "a"));
  const found = new Map<string, Source>();
  for (const link of links) {
    const url = URL.parse(String(link.properties.href));
    const text = textOf(link).trim();
    if (url?.protocol.startsWith("http") && text && !found.has(url.href))
      found.set(url.href, { href: url.href, host: url.host.replace(/^www\./, ""), text });
  }
  return [...found.values()];
}

/** What `read` makes of a post's blocks, as they're shown. */
export function fromBlocks<Result>(content: string, read: (blocks: ElementContent[]) => Result): Result {
  const clean = printable(content.toWellFormed().replace(/\r\n?/g, "\n"));
  try {
    const sanitized = sanitize(fromHtml(withParagraphs(clean), { fragment: true }), postAllowlist);
    return read(arrangeBlocks("children" in sanitized ? (sanitized.children as ElementContent[]) : []));
  } catch (error) {
    // Markup nested thousands of levels deep exhausts the stack of every tree walker. No real post looks like that, so it's shown as plain
    // text.
    if (!(error instanceof RangeError)) throw error;
    return read([element("p", [{ type: "text", value: clean.replace(/\s+/g, " ").trim() }])]);
  }
}

/** Whether two bodies are the same to a visitor. */
export function looksSame(content: string, other: string) {
  return content === other || formatPostBody(content).html === formatPostBody(other).html;
}

/**
 * The contract's rules: blank lines separate paragraphs, single newlines become line breaks, and content that doesn't begin with markup is
 * wrapped in a paragraph. A newline inside a tag or in preformatted text is neither.
 */
export function withParagraphs(content: string) {
  const html = content
    .trim()
    .split(/(<pre\b[\s\S]*?(?:<\/pre\s*>|$)|<\/?[a-z][^<>]*>)/i)
    .map((piece, i) => (i % 2 ? piece : piece.replace(/\n[^\S\n]*(?:\n[^\S\n]*)+/g, "</p><p>").replace(/\n/g, "<br>")))
    .join("");
  return /^<[a-z/!]/i.test(html) ? html : `<p>${html}</p>`;
}

/** A picture that the text begins with is on the first screen, or just below it. All others wait until they're near. */
function loadFirstAtOnce([first]: ElementContent[]) {
  const picture = first && elementsIn(first).find(({ tagName }) => tagName === "img");
  if (picture) picture.properties.loading = undefined;
}

/** Gives every heading an id and a level that skips none, and points links such as '#the-heading' at that id. */
function nameHeadings(blocks: ElementContent[]) {
  const elements = blocks.flatMap(elementsIn);
  const headings: PostBody["headings"] = [];
  const ids = new Map<string, number>();
  let level = 1;
  for (const heading of elements.filter(({ tagName }) => /^h\d$/.test(tagName))) {
    level = Math.min(Number(heading.tagName[1]), level + 1);
    heading.tagName = `h${level}`;
    const text = textOf(heading).trim().replace(/\s+/g, " ");
    const id = freeId(text, ids);
    heading.properties = { id };
    if (level === 2) headings.push({ id, text });
  }
  for (const { tagName, properties } of elements) {
    const id = tagName === "a" && ID_PREFIX + String(properties.href).slice(1);
    if (id && String(properties.href).startsWith("#") && ids.has(id)) properties.href = `#${id}`;
  }
  return headings;
}

/** No other id on a page starts like this, and the hyphen keeps scripts from reading it as a property of window or document. */
const ID_PREFIX = "part-";

function freeId(text: string, taken: Map<string, number>) {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? ["section"];
  const plain = ID_PREFIX + words.join("-").slice(0, 60);
  let n = taken.get(plain) ?? 0;
  let id: string;
  do id = n++ === 0 ? plain : `${plain}-${n}`;
  while (taken.has(id));
  taken.set(id, 1).set(plain, n);
  return id;
}
