import { Unbroken } from "../../design/unbroken.tsx";
import type { Piece } from "../rules/search-words.ts";

/** Plain text with the search words marked. */
export function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(
    ({ text, hit }, index) =>
      // biome-ignore-start lint/suspicious/noArrayIndexKey: the pieces of a text never move
      hit ? <mark key={index}>{text}</mark> : <Unbroken key={index} text={text} />,
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the pieces of a text never move
  );
}
