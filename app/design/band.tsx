import type { ReactNode } from "react";

export type BandTone = keyof typeof TONES;

export const TONES = { snow: "band-snow", paper: "band-paper", night: "band-night" };

type Props = {
  tone: BandTone;
  /** More air around the one that the page is built around. */
  air?: "wide";
  /** A map behind it goes to the edges of the screen. */
  isOnLand?: boolean;
  className?: string;
  children: ReactNode;
};

/** One of the large sections of a page. */
export function Band({ tone, air, isOnLand, className = "", children }: Props) {
  return (
    <section className={`${air === "wide" ? "band-wide" : "band"} ${TONES[tone]} ${isOnLand ? "stations-band" : ""}`}>
      <div className={`wrap ${className}`}>{children}</div>
    </section>
  );
}
