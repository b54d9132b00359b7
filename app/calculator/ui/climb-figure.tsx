import { OwnClimb } from "../../design/drawings/own-climb.tsx";
import type { Climb } from "../rules/climb.ts";
import { altOf, type ClimbWords, climbSheetOf } from "../rules/climb-sheet.ts";
import { useEased } from "./use-eased.ts";

type Props = { climb: Climb; words: ClimbWords; withOther?: boolean; withLegs?: boolean; className?: string };

/** The visitor's sheet of the map. The walker goes where new numbers lead, and the land follows. */
export function ClimbFigure({ climb, words, className, ...options }: Props) {
  const share = useEased(climb.share);
  const reach = useEased(climb.reach);
  return <OwnClimb sheet={{ ...climbSheetOf(climb, words, options), share, reach }} alt={altOf(climb, words)} className={className} />;
}
