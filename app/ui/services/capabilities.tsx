import { Band, type Tone } from "./band.tsx";

type Props = {
  tone: Tone;
  /** A box of four, steps with big numerals, or rows beside the heading. */
  as: "box" | "steps" | "rows";
  capabilities: { heading: string; cards: Card[] };
};
type Card = { title: string; text: string };

export function Capabilities({ tone, as, capabilities: { heading, cards } }: Props) {
  const Layout = LAYOUTS[as];
  return (
    <Band tone={tone} className={as === "rows" ? "grid gap-10 lg:grid-cols-[1fr_1.7fr] lg:gap-14" : "grid gap-10"}>
      <h2 className={`display text-h2 max-w-[18ch] ${as === "rows" ? "lg:sticky lg:top-28 lg:self-start" : ""}`}>{heading}</h2>
      <Layout cards={cards} />
    </Band>
  );
}

const LAYOUTS = { box: Box, steps: Steps, rows: Rows };

function Box({ cards }: { cards: Card[] }) {
  return (
    <ul className="border-line bg-line grid gap-px overflow-hidden rounded-lg border md:grid-cols-2">
      {cards.map(({ title, text }) => (
        <li key={title} className="bg-paper p-7 md:p-9">
          <h3 className="display text-h3">{title}</h3>
          <p className="measure text-quiet mt-3">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Steps({ cards }: { cards: Card[] }) {
  return (
    <ol className="grid gap-x-14 gap-y-12 md:grid-cols-2">
      {cards.map(({ title, text }, i) => (
        <li key={title} className="border-ink grid grid-cols-[3.5rem_1fr] border-t-2 pt-6 md:grid-cols-[5.5rem_1fr]">
          <span className="display text-figure text-mark" aria-hidden="true">
            {i + 1}
          </span>
          <div>
            <h3 className="display text-h3">{title}</h3>
            <p className="measure text-quiet mt-3">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Rows({ cards }: { cards: Card[] }) {
  return (
    <ul>
      {cards.map(({ title, text }) => (
        <li key={title} className="border-line grid gap-x-8 gap-y-2 border-t py-7 first:border-t-0 first:pt-0 md:grid-cols-[13rem_1fr]">
          <h3 className="display text-h3">{title}</h3>
          <p className="measure text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
