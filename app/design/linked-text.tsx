import { partsOf } from "../text/linked-text.ts";

/** A sentence whose links are written as in Markdown. */
export function LinkedText({ text }: { text: string }) {
  return partsOf(text).map((part) =>
    part.href ? (
      <a key={part.href} href={part.href} className="textlink">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}
