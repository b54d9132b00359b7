type TextPart = { text: string; href?: string };

/** A link in a sentence of ours, as in Markdown. Only to our own pages: '[the math](/blog/the-math)'. */
const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** The sentence in parts, links apart. */
export function partsOf(text: string): TextPart[] {
  const pieces = text.split(LINK);
  return pieces.flatMap((piece, i) => {
    if (i % 3 === 2) return [];
    return i % 3 === 1 ? [{ text: piece, href: pieces[i + 1] }] : piece ? [{ text: piece }] : [];
  });
}

/** The words alone, where no links can be. */
export function withoutLinks(text: string) {
  return text.replace(LINK, "$1");
}
