import type { Piece } from "../rules/search.ts";

/** Plain text with the search words marked. */
export function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    hit ? <mark key={index}>{text}</mark> : text,
  );
}
