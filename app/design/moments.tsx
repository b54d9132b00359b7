import type { ReactNode } from "react";

type RouteMoment = { key: string; words: ReactNode };
type Props = {
  moments: RouteMoment[];
  /** Which one the reader waits for. */
  here?: number;
  /** They run left to right on a desktop. */
  isAcross?: boolean;
  className?: string;
};

/** Moments along a route: rings, and dots from one to the next. */
export function Moments({ moments, here, isAcross = false, className = "" }: Props) {
  return (
    <ol className={`${isAcross ? "trail-across" : "trail"} ${className}`}>
      {moments.map(({ key, words }, i) => (
        <li key={key} className={i === here ? "trail-here" : undefined}>
          {words}
        </li>
      ))}
    </ol>
  );
}
