import { filled } from "../../text/format.ts";
import { capitalized } from "../../text/in-sentence.ts";
import type { PartKey } from "./calculator.ts";
import type { Offer } from "./offer.ts";
import { countedFigures, packageFigures } from "./recommendation.ts";

type CardWords = {
  /** By hours, by dollars, and both where a package that takes either gets neither. */
  counted: { hours: string; value: string; both: string };
  met: string;
  unmet: { full: string; half: string; oneJob: string };
  lines: Record<PartKey, string>;
};

/** On a package's card: what its lines come to, and whether that clears the guarantee. */
export function countedSentence({ key, measure, counted, isCovered, holds, isOneJob }: Offer, words: CardWords) {
  const missed = isCovered ? (isOneJob ? "oneJob" : "half") : "full";
  const takesEither = packageFigures(key).value !== "";
  const unit = measure !== "hours" ? "value" : takesEither && !holds ? "both" : "hours";
  const said = `${words.counted[unit]} ${holds ? words.met : words.unmet[missed]}`;
  return capitalized(filled(said, countedFigures(counted, words.lines)));
}
