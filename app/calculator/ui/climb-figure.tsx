import { useLayoutEffect, useRef, useState } from "react";
import { OwnClimb } from "../../design/drawings/own-climb.tsx";
import type { Climb } from "../rules/climb.ts";
import { altOf, type ClimbWords, climbSheetOf } from "../rules/climb-sheet.ts";

type Props = { climb: Climb; words: ClimbWords; withOther?: boolean; withLegs?: boolean; hoursBeside?: boolean; className?: string };

/** The visitor's sheet of the map. The walker goes where new numbers lead, and the land follows. */
export function ClimbFigure({ climb, words, className, ...options }: Props) {
  const share = useEased(climb.share);
  const reach = useEased(climb.reach);
  return <OwnClimb sheet={{ ...climbSheetOf(climb, words, options), share, reach }} alt={altOf(climb, words)} className={className} />;
}

const MOVE = { duration: 500, easing: "cubic-bezier(.65, 0, .35, 1)" };

/** A number on its way to a new one. It's there at once for visitors who prefer reduced motion. */
function useEased(target: number) {
  const shown = useRef(target);
  const [, setShown] = useState(target);

  useLayoutEffect(() => {
    const from = shown.current;
    if (from === target) return;
    const show = (value: number) => {
      shown.current = value;
      setShown(value);
    };
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return show(target);
    // An animation of nothing: the browser works out the curve.
    const move = new Animation(new KeyframeEffect(null, null, MOVE));
    let frame = 0;
    const step = () => {
      const progress = move.effect?.getComputedTiming().progress ?? 1;
      show(from + (target - from) * progress);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    move.play();
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      move.cancel();
    };
  }, [target]);

  return shown.current;
}
