import type { ReactNode } from "react";

type Props = {
  eyebrow?: ReactNode;
  title: string;
  lead: string;
  /** A drawing on the right on a desk; on a phone it stands below the words. */
  drawing?: ReactNode;
  /** Which crop of the map lies behind. */
  crop?: "contour-summit" | "contour-left" | "";
  children?: ReactNode;
};

/** The dark opening of a page: the bar lies over it. */
export function Opening({ eyebrow, title, lead, drawing, crop = "contour-summit", children }: Props) {
  return (
    <section className={`band-night contour contour-faint pt-bar relative ${crop}`}>
      <div className={`wrap grid items-center gap-10 py-14 md:py-20 ${drawing ? "lg:grid-cols-[1.35fr_1fr]" : ""}`}>
        <div>
          {eyebrow && <p className="eyebrow text-lime mb-5">{eyebrow}</p>}
          <h1 className={`display max-w-[22ch] ${drawing ? "text-h1-narrow" : "text-h1"}`}>{title}</h1>
          <p className="measure text-fog mt-6 text-lg">{lead}</p>
          {children}
        </div>
        {drawing && <div className="text-snow flex justify-center lg:justify-end">{drawing}</div>}
      </div>
    </section>
  );
}
