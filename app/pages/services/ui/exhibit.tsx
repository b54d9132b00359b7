import type { ReactNode } from "react";
import { Band, type BandTone, TONES } from "../../../design/band.tsx";
import { Marked } from "../../../design/marked.tsx";

type Props = {
  tone: BandTone;
  words: { heading: string; text?: string; caption: string };
  /** That it is an example. */
  mark: string;
  /** The text goes in a column beside it on a desktop, and above it on narrower screens. */
  isBeside?: boolean;
  /** Its papers stand on a map that goes to the edges of the screen. */
  isOnLand?: boolean;
  /** It goes to the edges of the screen itself. */
  isAcross?: boolean;
  children: ReactNode;
};

/** What a service page is built around, labeled as an example. */
export function Exhibit({ tone, words, mark, isBeside, isOnLand, isAcross, children }: Props) {
  const head = (
    <div className={isBeside ? "lg:sticky lg:top-28 lg:self-start" : "grid items-end gap-3 lg:grid-cols-2 lg:gap-14"}>
      <h2 className="display text-h2 max-w-[18ch]">{words.heading}</h2>
      {words.text && <p className={`measure text-quiet md:text-lg ${isBeside ? "mt-3 md:mt-5" : ""}`}>{words.text}</p>}
    </div>
  );
  const figure = (
    <figure className={isAcross ? "mt-head" : "min-w-0"}>
      <Marked mark={mark} className={`text-quiet mb-4 ${isAcross ? "wrap" : ""}`}>
        {words.caption}
      </Marked>
      {children}
    </figure>
  );
  if (isAcross)
    return (
      <section className={`band-wide overflow-clip ${TONES[tone]}`}>
        <div className="wrap">{head}</div>
        {figure}
      </section>
    );
  return (
    <Band tone={tone} air="wide" isOnLand={isOnLand} className={`gap-head grid ${isBeside ? "lg:grid-cols-[1fr_2.2fr] lg:gap-14" : ""}`}>
      {head}
      {figure}
    </Band>
  );
}
