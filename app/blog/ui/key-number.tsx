import type { KeyNumber as Words } from "../words/key-numbers.ts";

/** The one number of a text: beside its section, or a change of ground on a phone. */
export function KeyNumber({ figure, says }: Words) {
  return (
    <p className="key-number">
      <b>{figure}</b> <span>{says}</span>
    </p>
  );
}
