import type { Block } from "./block.ts";
import { partsOf } from "./linked-text.ts";
import { fence, heading, type Inline, inlineOf, labeled, link, list, type Part, type Text, table } from "./markdown.ts";

// What several pages are made of, as Markdown: the same parts that app/design draws.

/** A sentence of ours whose links are written as in Markdown. */
export function sentence(text: string): Inline {
  return {
    inline: partsOf(text)
      .map((part) => inlineOf(part.href ? link(part.text, part.href) : part.text))
      .join(""),
  };
}

/** A paragraph of links. */
export function links(all: readonly { href: string; name: string }[]): Inline {
  return { inline: all.map(({ href, name }) => link(name, href).inline).join(" · ") };
}

/** A heading of the second level and what stands below it. */
export function section(title: string, ...parts: Part[]): Part {
  return [heading(2, title), ...parts];
}

/** A page's last words: a heading if they have one, and a text or a list. */
export function closingWords(
  { heading: title, text, items }: { heading?: string; text?: string; items?: string[] },
  ...parts: Part[]
): Part {
  return [...(title ? [heading(2, title)] : []), ...(text ? [text] : []), ...(items ? [list(items)] : []), ...parts];
}

/** Headings of the third level, each with its text. */
export function titled(items: readonly { title: string; text: string }[]): Part {
  return items.map(({ title, text }) => [heading(3, title), text]);
}

/** Rows of a label and a text. */
export function rows(all: readonly { label: string; text: Text }[]): Part {
  return list(all.map(({ label, text }) => labeled(label, text)));
}

/** Figures, each with how it was worked out. The last one is the result. */
export function slip(all: readonly { label: string; how: string; figure: string }[]): Part {
  return table(
    ["What", "How it's counted", "Figure"],
    all.map(({ label, how, figure }) => [label, how, figure]),
  );
}

type Message = { from: string; time: string; text: string };

export function conversation(title: string, messages: readonly Message[]): Part {
  return [title, list(messages.map(({ from, time, text }) => labeled(`${from}, ${time}`, text)))];
}

/** The blocks of an article, a paper or a section. */
export function articleBlocks(all: readonly Block[]): Part {
  return all.map(articleBlock);
}

function articleBlock(block: Block): Part {
  switch (block.kind) {
    case "paragraph":
      return sentence(block.text);
    case "callout":
      return { block: `> ${inlineOf(block.text)}` };
    case "list":
      return list(block.items);
    case "checklist":
      return [heading(3, block.title), list(block.items)];
    case "script":
      return [block.title, fence(block.text)];
    case "table":
      return [block.caption, table(block.columns, block.rows)];
  }
}

/** An example, marked as one. */
export function example(mark: string, caption: string, ...parts: Part[]): Part {
  return [labeled(mark, caption), parts];
}
