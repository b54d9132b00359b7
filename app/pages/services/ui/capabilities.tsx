import { Band, type BandTone } from "../../../design/band.tsx";
import { RowFold } from "../../../design/fold.tsx";

type Props = {
  tone: BandTone;
  /** A box of four, steps with big numerals, or rows beside the heading. On a phone, rows that open. */
  as: "box" | "steps" | "rows";
  capabilities: { heading: string; cards: Card[] };
  /** What a screen reader calls a card's handle. */
  more: (title: string) => string;
};
type Card = { title: string; text: string };
type Cards = { cards: Card[]; more: Props["more"] };

export function Capabilities({ tone, as, capabilities: { heading, cards }, more }: Props) {
  const Layout = LAYOUTS[as];
  return (
    <Band tone={tone} className={`gap-head grid ${as === "rows" ? "lg:grid-cols-[1fr_1.7fr] lg:gap-14" : ""}`}>
      <h2 className={`display text-h2 max-w-[18ch] ${as === "rows" ? "lg:sticky lg:top-28 lg:self-start" : ""}`}>{heading}</h2>
      <Layout cards={cards} more={more} />
    </Band>
  );
}

const LAYOUTS = { box: Box, steps: Steps, rows: Rows };

function Box({ cards, more }: Cards) {
  return (
    <ul className="border-line bg-line grid gap-px overflow-hidden rounded-lg border md:grid-cols-2">
      {cards.map((card) => (
        <li key={card.title} className="bg-paper fold-row px-5 py-3.5 [--fold-end:1.25rem] md:p-9">
          <Words card={card} more={more} />
        </li>
      ))}
    </ul>
  );
}

function Steps({ cards, more }: Cards) {
  return (
    <ol className="grid gap-x-14 md:grid-cols-2 md:gap-y-12">
      {cards.map((card, i) => (
        <li
          key={card.title}
          className="border-line md:border-ink grid grid-cols-[2.25rem_1fr] items-baseline border-t md:grid-cols-[5.5rem_1fr] md:items-start md:border-t-2 md:pt-6"
        >
          <span className="display text-h3 md:text-figure text-mark" aria-hidden="true">
            {i + 1}
          </span>
          <div className="fold-row py-3.5 md:py-0">
            <Words card={card} more={more} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Rows({ cards, more }: Cards) {
  return (
    <ul>
      {cards.map((card) => (
        <li
          key={card.title}
          className="border-line fold-row border-t py-3.5 md:grid md:grid-cols-[13rem_1fr] md:gap-x-8 md:py-7 md:first:border-t-0 md:first:pt-0"
        >
          <Words card={card} more={more} isBeside />
        </li>
      ))}
    </ul>
  );
}

function Words({ card: { title, text }, more, isBeside }: { card: Card; more: Props["more"]; isBeside?: boolean }) {
  return (
    <>
      <h3 className="display text-h3 max-md:pr-8">{title}</h3>
      <RowFold label={more(title)}>
        <p className={`measure text-quiet mt-2 ${isBeside ? "md:mt-0" : "md:mt-3"}`}>{text}</p>
      </RowFold>
    </>
  );
}
