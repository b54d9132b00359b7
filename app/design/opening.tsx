import type { ReactNode } from "react";
import type { SheetName } from "./drawings/map-sheet.tsx";
import { MapSheet } from "./drawings/map-sheet.tsx";
import { Unbroken } from "./unbroken.tsx";

type Props = {
  eyebrow?: ReactNode;
  /** A few words each. They follow the headline, which a phone would otherwise push down. */
  badges?: string[];
  title: string;
  lead: string;
  /** Night runs on under the bar; snow starts below it. */
  tone?: "night" | "snow";
  /** A drawing, a list or a ticket: on the right on a desktop, below the text on a phone. */
  beside?: ReactNode;
  /** What's beside has lines of words, which need more than a tablet's half. */
  isWordy?: boolean;
  /** The headline has lines that reach far beyond the page's middle. */
  isLong?: boolean;
  /** The page's own crop of the map. Pages behind an email link have none. */
  sheet?: SheetName;
  children?: ReactNode;
};

/** The top of a page: its one headline, a sentence or two, and what's beside them, on the page's own sheet of the map. */
export function Opening({ eyebrow, badges, title, lead, tone = "night", beside, isWordy, isLong, sheet, children }: Props) {
  return (
    <section className={`opening ${TONES[tone]} ${beside ? "" : "opening-alone"} ${isLong ? "opening-long" : ""}`}>
      <div className="bar-ground no-print" />
      {sheet && <MapSheet sheet={sheet} />}
      <div
        className={`wrap opening-words grid-cols-[minmax(0,1fr)] ${beside ? `lg:grid-cols-[1.35fr_1fr] ${isWordy ? "" : "md:grid-cols-[1.3fr_1fr]"}` : ""}`}
      >
        <div className="min-w-0">
          {eyebrow && <p className="eyebrow text-mark mb-3 md:mb-5">{eyebrow}</p>}
          <h1 className={`display text-h1 max-w-[22ch] ${beside ? "" : "lg:max-w-[18ch]"}`}>
            <Unbroken text={title} />
          </h1>
          <p className="page-lead">{lead}</p>
          {badges && (
            <p className="mt-4 flex flex-wrap gap-x-3 gap-y-2 md:mt-6">
              {badges.map((badge) => (
                <span key={badge} className="badge text-mark">
                  {badge}
                </span>
              ))}
            </p>
          )}
          {children}
        </div>
        {beside && <div className="md:clear">{beside}</div>}
      </div>
    </section>
  );
}

const TONES = { night: "band-night", snow: "band-snow" };
