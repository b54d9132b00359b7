import type { ReactNode } from "react";
import { RidgeLine } from "./drawings/ridge-line.tsx";

type Props = {
  heading: string;
  text: string;
  note?: string;
  /** The tone of the band above, which the ridge rises from. */
  from?: "snow" | "paper";
  children: ReactNode;
};

/** The last band before the footer: the next step, as one or two buttons. */
export function ClosingCall({ heading, text, note, from = "snow", children }: Props) {
  return (
    <section className={`no-print relative band-${from}`}>
      <RidgeLine className="text-slate -mb-px block h-16 w-full md:h-28" />
      <div className="bg-slate text-snow">
        <div className="wrap grid items-end gap-8 py-16 md:py-20 lg:grid-cols-[1fr_auto]">
          <div>
            <h2 className="display text-h2 max-w-[20ch]">{heading}</h2>
            <p className="measure text-fog mt-5 text-lg">{text}</p>
          </div>
          <div className="flex flex-col gap-3 lg:items-end">
            <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap lg:justify-end">{children}</div>
            {note && <p className="text-fog text-sm">{note}</p>}
          </div>
        </div>
      </div>
    </section>
  );
}
