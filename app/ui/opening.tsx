import type { ReactNode } from "react";

type Props = {
  eyebrow?: ReactNode;
  title: string;
  lead: string;
  /** Night runs under the bar; snow starts below it. */
  tone?: "night" | "snow";
  /** A drawing, a list or a ticket: on the right on a desktop, below the text on a phone. */
  beside?: ReactNode;
  /** Puts `beside` first on a desktop. */
  isMirrored?: boolean;
  /** Which crop of the map is in the background. */
  crop?: "contour-summit" | "contour-left" | "";
  children?: ReactNode;
};

/** The top of a page: its one headline, a sentence or two, and what's beside them. */
export function Opening({ eyebrow, title, lead, tone = "night", beside, isMirrored, crop = "contour-summit", children }: Props) {
  const columns = isMirrored ? "md:grid-cols-[1fr_1.3fr] lg:grid-cols-[1fr_1.35fr]" : "md:grid-cols-[1.3fr_1fr] lg:grid-cols-[1.35fr_1fr]";
  return (
    <section className={`contour relative ${TONES[tone]} ${crop}`}>
      {tone === "snow" && <div className="bar-ground no-print" />}
      <div className={`wrap grid items-center gap-10 py-14 md:py-20 lg:gap-16 ${beside ? columns : ""}`}>
        <div>
          {eyebrow && <p className="eyebrow text-mark mb-5">{eyebrow}</p>}
          <h1 className={`display max-w-[22ch] ${beside ? "text-h1-narrow" : "text-h1"}`}>{title}</h1>
          <p className="measure text-quiet mt-6 text-lg">{lead}</p>
          {children}
        </div>
        {beside && <div className={isMirrored ? "md:order-first" : ""}>{beside}</div>}
      </div>
    </section>
  );
}

const TONES = { night: "band-night contour-faint pt-bar", snow: "band-snow contour-light" };
