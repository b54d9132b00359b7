import type { ReactNode } from "react";

export type Tone = "snow" | "paper" | "night";

/** One of the large sections of a service page. */
export function Band({ tone, className = "", children }: { tone: Tone; className?: string; children: ReactNode }) {
  return (
    <section className={`band ${TONES[tone]}`}>
      <div className={`wrap ${className}`}>{children}</div>
    </section>
  );
}

const TONES = { snow: "band-snow", paper: "band-paper", night: "band-night" };
