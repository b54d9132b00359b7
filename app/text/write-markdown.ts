/**
 * Words as Markdown (CommonMark with GitHub's tables). Whatever the words are, they stay words: only these functions make a heading, a link
 * or a table.
 */
export type Inline = { inline: string };
export type BlockText = { block: string };
/** A string is plain text. */
export type MarkdownText = string | number | Inline;
/** What a document is made of. A text is a paragraph; what's empty is left out. */
export type MarkdownPart = MarkdownText | BlockText | undefined | false | readonly MarkdownPart[];

/** Parts with a blank line between them. */
export function document(...parts: MarkdownPart[]): string {
  return `${flat(parts).join("\n\n")}\n`;
}

export function mdHeading(level: 1 | 2 | 3 | 4, text: MarkdownText): BlockText {
  return { block: `${"#".repeat(level)} ${inlineOf(text).replace(/#+$/, (signs) => `\\${signs}`)}` };
}

export function mdList(items: readonly MarkdownText[]): BlockText {
  return { block: items.map((item) => `- ${paragraphOf(item)}`).join("\n") };
}

/** Text around links and strong words: md`Read ${link("the terms", "/terms")}.` What's filled in is escaped. */
export function md(strings: TemplateStringsArray, ...values: MarkdownText[]): Inline {
  return { inline: strings.reduce((made, piece, i) => made + inlineOf(values[i - 1] ?? "") + piece) };
}

export function strong(text: MarkdownText): Inline {
  return { inline: `**${inlineOf(text).trim()}**` };
}

/** Only to pages, files, mailboxes and phones; anything else stays text. */
export function link(text: MarkdownText, href: string): Inline {
  // In a link's text an address is no link of its own.
  const words = inlineOf(text).replace(/\\(?=[@:.])/g, "");
  return ADDRESS.test(href) ? { inline: `[${words}](${escapedHref(href)})` } : { inline: words };
}

const ADDRESS = /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:)/;

/** What would end a link's address early. */
export function escapedHref(href: string) {
  return href.replace(/[\s<>()\\|`*_[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}

/** `**Label:** text`, without a colon after a question. */
export function labeled(label: string, text: MarkdownText): Inline {
  return md`${strong(/[:?.!]$/.test(label) ? label : `${label}:`)} ${text}`;
}

export function inlineOf(text: MarkdownText): string {
  return typeof text === "object" ? text.inline : escaped(String(text));
}

/** Signs that would make code, emphasis, links or HTML, and addresses that some readers turn into links. */
function escaped(text: string) {
  return text
    .replace(/\s+/g, " ")
    .replace(/[\\`*_[\]~]/g, "\\$&")
    .replace(/<(?=[a-z/!?])/gi, "\\<")
    .replace(/&(?=#?\w+;)/g, "\\&")
    .replace(/\b(https?|ftp|mailto|xmpp):/gi, "$1\\:")
    .replace(/\bwww\./gi, "www\\.")
    .replace(/(?<=\w)@(?=\w)/g, "\\@");
}

/** At the beginning of a line more signs have a meaning: headings, quotes, lists, rules and tables. */
function paragraphOf(text: MarkdownText) {
  return inlineOf(text)
    .trim()
    .replace(/^(?=#{1,6}(?:\s|$)|[>|=]|[-+](?:\s|$|-)|:-)/, "\\")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}

function flat(parts: readonly MarkdownPart[]): string[] {
  return parts.flatMap((part): string[] => {
    if (part === undefined || part === false) return [];
    if (isList(part)) return flat(part);
    const made = typeof part === "object" && "block" in part ? part.block : paragraphOf(part);
    return made.trim() === "" ? [] : [made];
  });
}

function isList(part: MarkdownPart): part is readonly MarkdownPart[] {
  return Array.isArray(part);
}
