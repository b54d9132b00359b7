import type { ReactNode } from "react";
import { filled } from "../../text/format.ts";
import type { Climb } from "../rules/climb.ts";
import type { ClimbWords } from "../rules/climb-sheet.ts";
import type { Figures } from "../rules/figures.ts";
import { ClimbFigure } from "./climb-figure.tsx";

export type ClimbReportWords = ClimbWords & { worked: Record<Climb["legs"][number]["key"], string> };

type Props = {
  words: ClimbReportWords;
  climb: Climb;
  figures: Figures;
  head: ReactNode;
  /** Which package fits, with its own figures. */
  fit: string;
  /** Which of the hours that package is for. */
  covers: string;
  next: ReactNode;
  control: ReactNode;
  children: ReactNode;
};

/** Opens the report: how far up the visitor's hours lead, and the three answers that lead there. */
export function ClimbReport({ words, climb, figures, head, fit, covers, next, control, children }: Props) {
  const hours = climb.shown;
  return (
    <section className="climb-report band-night">
      <div className="climb-layout wrap">
        <div>
          {head}
          <h2 className="mt-3 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 lg:mt-10">
            <span className="text-fog block font-semibold max-lg:sr-only">{words.heading}</span>
            <span className="display climb-hours">{hours}</span>{" "}
            <span className="display text-h3 inline-block max-sm:max-w-44">{filled(words.unit, { hours })}</span>
          </h2>
          {covers && <p className="climb-covers mt-1 font-semibold text-balance lg:mt-3 lg:text-lg">{covers}</p>}
        </div>
        <ClimbFigure climb={climb} words={words} withOther withLegs hoursBeside className="climb-bleed" />
        <div>
          {next}
          {control}
          <dl className="climb-legs mt-5">
            {climb.legs.map((leg) => (
              <div key={leg.key}>
                <dt className={leg.isCovered ? "climb-covers" : undefined}>{words.parts[leg.key]}</dt>
                <dd>
                  <span className="text-fog">{filled(words.worked[leg.key], figures)}</span>{" "}
                  <b>{filled(words.leg, { hours: leg.shown })}</b>
                </dd>
              </div>
            ))}
          </dl>
          <p className="border-fog mt-5 border-l-4 pl-4 font-semibold">
            <a href="#fits" className="textlink">
              {fit}
            </a>
          </p>
          {children}
        </div>
      </div>
    </section>
  );
}
