import { Band } from "../../../design/band.tsx";
import { RowFold } from "../../../design/fold.tsx";

type Props = {
  tone: "snow" | "paper";
  /** What's included in two columns, and what isn't in a row below. */
  isWide?: boolean;
  checklist: Words;
  limits: Words;
  /** What a screen reader calls the handle of the second list. */
  more: (title: string) => string;
  /** The package it's bought in, with its price. */
  boughtIn: { text: string; label: string; href: string };
};
type Words = { heading: string; items: string[] };

export function Scope({ tone, isWide, checklist, limits, more, boughtIn }: Props) {
  return (
    <Band tone={tone} className={`gap-head grid ${isWide ? "" : "lg:gap-x-14"} ${isWide ? "" : "lg:grid-cols-[1.4fr_1fr]"}`}>
      <div>
        <h2 className="display text-h2">{checklist.heading}</h2>
        <ul className={`checks mt-4 md:mt-8 ${isWide ? "gap-x-14 md:grid-cols-2" : ""}`}>
          {checklist.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="mt-5 md:mt-8">
          {boughtIn.text}{" "}
          <a href={boughtIn.href} className="textlink font-semibold">
            {boughtIn.label}
          </a>
        </p>
      </div>
      <div
        className={`fold-row border-line border-t py-3.5 md:py-0 ${isWide ? "md:border-ink md:border-t-2 md:pt-8" : "md:border-t-0 lg:border-l lg:pl-12"}`}
      >
        <h2 className="display text-h3 max-md:pr-8">{limits.heading}</h2>
        <RowFold label={more(limits.heading)}>
          <ul
            className={`crosses text-quiet mt-4 md:mt-6 ${isWide ? `gap-x-10 md:grid-cols-2 ${limits.items.length > 4 ? "lg:grid-cols-3" : "lg:grid-cols-4"}` : ""}`}
          >
            {limits.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </RowFold>
      </div>
    </Band>
  );
}
