import { ArrowRight } from "lucide-react";
import type { Inputs, Results } from "../../rules/calculator.ts";
import { dollars, rounded } from "../../rules/format.ts";
import { FigureCard } from "./figure-card.tsx";
import { GuaranteeCheck, type GuaranteeOffer, type GuaranteeWords } from "./guarantee-check.tsx";
import { LossPlot, type LossPlotWords } from "./loss-plot.tsx";
import { ReportActions, type ReportActionsWords } from "./report-actions.tsx";
import { ReturnPlot, type ReturnPlotWords } from "./return-plot.tsx";
import { StepForm } from "./step-form.tsx";
import type { Climb } from "./use-climb.ts";
import { WeeksPlot } from "./weeks-plot.tsx";
import { YearPlot, type YearPlotWords, YearTable } from "./year-plot.tsx";

type Workings = (inputs: Inputs, results: Results) => string[];

export type ReportWords = ReportActionsWords & {
  title: string;
  cards: {
    time: { label: string; unit: string; note: (results: Results) => string; plot: (results: Results) => string };
    loss: { label: string; note: string };
    savings: { label: string; note: string };
    roi: { label: string; note: string } & ReturnPlotWords;
  };
  workings: { summary: string; time: Workings; loss: Workings; savings: Workings; roi: Workings };
  year: YearPlotWords;
  split: LossPlotWords;
  guarantee: GuaranteeWords;
  button: string;
};

type Props = {
  words: ReportWords;
  climb: Climb;
  inputs: Inputs;
  results: Results;
  offers: GuaranteeOffer[];
  fit: GuaranteeOffer | undefined;
};

/** Screen 3: what is lost on the left, what climbs back on the right, then where it comes from and what is guaranteed of it. */
export function Report({ words, climb, inputs, results, offers, fit }: Props) {
  const { cards, workings } = words;
  const worked = (key: "time" | "loss" | "savings" | "roi") => ({ summary: workings.summary, lines: workings[key](inputs, results) });
  return (
    <div className="wrap pt-10 pb-20 md:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h1 tabIndex={-1} className="display text-h2">
          {words.title}
        </h1>
        <ReportActions words={words} answers={climb.answers} />
      </div>
      <div className="mt-8 grid gap-5 lg:grid-cols-12">
        <div className="grid gap-5 lg:col-span-5">
          <FigureCard
            label={cards.time.label}
            figure={rounded(results.annualTimeLoss)}
            unit={cards.time.unit}
            note={cards.time.note(results)}
            worked={worked("time")}
          >
            <WeeksPlot weeks={results.fullTimeWeeks} title={cards.time.plot(results)} />
          </FigureCard>
          <FigureCard label={cards.loss.label} figure={dollars(results.annualDollarLoss)} note={cards.loss.note} worked={worked("loss")} />
        </div>
        <FigureCard
          isNight
          className="lg:col-span-7"
          label={cards.savings.label}
          figure={dollars(results.potentialDollarSavings)}
          note={cards.savings.note}
          worked={worked("savings")}
          table={<YearTable words={words.year} savings={results.potentialDollarSavings} />}
        >
          <YearPlot words={words.year} results={results} />
        </FigureCard>
        <FigureCard
          className="lg:col-span-5"
          label={cards.roi.label}
          figure={`${rounded(results.roiPercentage)}%`}
          note={cards.roi.note}
          worked={worked("roi")}
        >
          <ReturnPlot words={cards.roi} savings={results.potentialDollarSavings} />
        </FigureCard>
        <LossPlot className="lg:col-span-7" words={words.split} results={results} />
      </div>
      <GuaranteeCheck className="mt-5" words={words.guarantee} savedHours={results.savedHoursPerWeek} offers={offers} fit={fit} />
      <StepForm next={4} answers={climb.answers} isLive={climb.isLive} onNext={() => climb.go(4)} className="no-print mt-10 text-center">
        <button type="submit" className="button button-action w-full sm:w-auto sm:px-10">
          {words.button}
          <ArrowRight aria-hidden="true" />
        </button>
      </StepForm>
    </div>
  );
}
