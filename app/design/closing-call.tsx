import type { ReactNode } from "react";
import { Ridge } from "./drawings/ridge.tsx";
import { Flag } from "./flag.tsx";
import { Unbroken } from "./unbroken.tsx";

type Props = {
  /** Without one, the text stands alone. */
  heading?: string;
  text?: string;
  /** In place of a text: what to have at hand. */
  items?: string[];
  note?: ReactNode;
  /** The tone of the band above, which the mountains stand against. */
  from?: "snow" | "paper";
  /** The side of the sheet the mountains are seen from. */
  ridge?: "north" | "south" | "east" | "west";
  /** The page's main action, planted on the highest peak. */
  flag: { href: string; label: string; note?: string | undefined };
  /** A way on for whoever isn't ready, as quiet as a sentence. */
  link?: { href: string; label: string };
  /** What else leads on, below the words. */
  children?: ReactNode;
};

/** The last band before the footer: the next step as a flag on the mountains that run into it. */
export function ClosingCall({ heading, text, items, note, from = "snow", ridge = "south", flag, link, children }: Props) {
  return (
    <section className={`closing ${PEAKS[ridge]} no-print relative band-${from} ${from === "paper" ? "sky-paper" : ""}`}>
      <div className="wrap pb-air-s">
        {heading && (
          <h2 className="display text-h2 max-w-[20ch]">
            <Unbroken text={heading} />
          </h2>
        )}
        {text && (
          <p className={`measure text-lg ${heading ? "text-quiet mt-3 md:mt-5" : "font-semibold"}`}>
            <Unbroken text={text} />
          </p>
        )}
        {items && (
          <ul className="peaks measure text-quiet mt-3 text-lg md:mt-5">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        {children && <div className="mt-4 md:mt-6">{children}</div>}
        {note && <p className="text-quiet mt-3 text-sm">{note}</p>}
      </div>
      <Flag href={flag.href} note={flag.note} link={link} className="flag-on-peak relative z-1 w-fit">
        {flag.label}
      </Flag>
      <Ridge from={ridge} />
    </section>
  );
}

const PEAKS = { north: "peak-north", south: "peak-south", east: "peak-east", west: "peak-west" };
