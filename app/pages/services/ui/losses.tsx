import type { ReactNode } from "react";
import { LinkedText } from "../../../design/linked-text.tsx";
import type { Service } from "../words/services.ts";
import { FitRows } from "./fit-rows.tsx";

export type Loss = { item: string; cost: string };
type Props = {
  /** At night the picture is the air below it. */
  tone: "night" | "snow";
  problem: Service["problem"];
  children: ReactNode;
};

/** What a week costs, drawn to scale from edge to edge, where a page has no slip. test/browser/exhibits.spec.ts measures it. */
export function Losses({ tone, problem: { heading, caption, text, fit }, children }: Props) {
  return (
    <section className={`overflow-clip ${tone === "night" ? "exhibit band-night" : "band band-snow"}`}>
      <div className="wrap">
        <h2 className="display text-h2 max-w-[18ch]">{heading}</h2>
        <div className="grid lg:grid-cols-2 lg:gap-14">
          <p className="measure mt-3 md:mt-5 md:text-lg">
            <LinkedText text={text} />
          </p>
          <FitRows fit={fit} className="mt-4 md:mt-5" />
        </div>
      </div>
      <figure className="mt-head">
        <figcaption className="wrap text-quiet text-sm">{caption}</figcaption>
        {children}
      </figure>
    </section>
  );
}

type ListProps = {
  /** How it's drawn: one bar of their shares, steps as long as their dollars, or peaks. */
  className: "loss-bar" | "loss-steps" | "loss-peaks";
  week: Loss[];
  total: Loss;
  draw?: (loss: Loss) => ReactNode;
};

export function LossList({ className, week, total, draw }: ListProps) {
  return (
    <dl className={`losses ${className}`}>
      {week.map((loss) => (
        <div key={loss.item}>
          <dt>{loss.item}</dt>
          <dd className="display text-h3 whitespace-nowrap">
            {loss.cost}
            {draw?.(loss)}
          </dd>
        </div>
      ))}
      <div className="losses-total">
        <dt>{total.item}</dt>
        <dd className="display text-figure whitespace-nowrap">{total.cost}</dd>
      </div>
    </dl>
  );
}
