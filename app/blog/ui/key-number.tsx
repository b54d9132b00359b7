import type { KeyNumber as Words } from "../rules/number-place.ts";

/** The one number of a text: beside its section, or on a phone below the paragraph that it's from. */
export function KeyNumber({ figure, says }: Words) {
  return (
    <p className="key-number">
      <b>{figure}</b> <span>{says}</span>
    </p>
  );
}
