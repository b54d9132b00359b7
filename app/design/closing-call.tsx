import type { ReactNode } from "react";
import { Ridge } from "./drawings/ridge.tsx";

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
  ridge?: "north" | "south" | "east";
  /** There are too many buttons to stand beside the words. */
  isBelow?: boolean;
  children: ReactNode;
};

/** The last band before the footer: the next step, and the mountains that run into it. */
export function ClosingCall({ heading, text, items, note, from = "snow", ridge = "south", isBelow, children }: Props) {
  return (
    <section className={`closing no-print relative band-${from} ${from === "paper" ? "sky-paper" : ""}`}>
      <div className={`wrap pb-air-s grid grid-cols-[minmax(0,1fr)] items-end gap-x-8 gap-y-5 ${isBelow ? "" : "lg:grid-cols-[1fr_auto]"}`}>
        <div>
          {heading && <h2 className="display text-h2 max-w-[20ch]">{heading}</h2>}
          {text && <p className={`measure text-lg ${heading ? "text-quiet mt-3 md:mt-5" : "font-semibold"}`}>{text}</p>}
          {items && (
            <ul className="measure text-quiet mt-3 grid list-disc gap-1 pl-5 text-lg md:mt-5">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </div>
        <div className={`flex flex-col gap-3 ${isBelow ? "" : "lg:items-end"}`}>
          <div className={`flex flex-col gap-3 sm:flex-row sm:flex-wrap ${isBelow ? "" : "lg:justify-end"}`}>{children}</div>
          {note && <p className="text-quiet text-sm">{note}</p>}
        </div>
      </div>
      <Ridge from={ridge} />
    </section>
  );
}
