import { ArrowRight } from "lucide-react";
import type { Results } from "../../rules/calculator/calculator.ts";
import type { Figures } from "../../rules/calculator/figures.ts";
import { filled } from "../../rules/format.ts";
import { FigureCard } from "./figure-card.tsx";
import { GuaranteeCheck, type GuaranteeOffer, type GuaranteeWords } from "./guarantee-check.tsx";
import { LossPlot, type LossPlotWords } from "./loss-plot.tsx";
import { ReportActions, type ReportActionsWords } from "./report-actions.tsx";
import { ReturnPlot, type ReturnPlotWords } from "./return-plot.tsx";
import { StepForm } from "./step-form.tsx";
import type { Calculator } from "./use-calculator.ts";
import { WeeksPlot } from "./weeks-plot.tsx";
import { YearPlot, type YearPlotWords, YearTable } from "./year-plot.tsx";

export type ReportWords = ReportActionsWords & {
  title: string;
  cards: {
    time: { label: string; unit: string; note: string; plot: string };
    loss: { label: string; note: string };
    savings: { label: string; note: string };
    roi: { label: string; note: string } & ReturnPlotWords;
  };
  workings: { summary: string; time: string[]; loss: string[]; savings: string[]; roi: string[] };
  year: YearPlotWords;
  split: LossPlotWords;
  guarantee: GuaranteeWords;
  button: string;
};

type Props = {
  words: ReportWords;
  calculator: Calculator;
  figures: Figures;
  results: Results;
  offers: GuaranteeOffer[];
  fit: GuaranteeOffer | undefined;
};

/** Screen 3: what's lost on the left, what comes back on the right, then where it comes from and how much of it is guaranteed. */
export function Report({ words, calculator, figures, results, offers, fit }: Props) {
  const { cards, workings } = words;
  const worked = (key: "time" | "loss" | "savings" | "roi") => ({
    summary: workings.summary,
    lines: workings[key].map((line) => filled(line, figures)),
  });
  return (
    <div className="wrap pt-10 pb-20 md:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h1 tabIndex={-1} className="display text-h2">
          {words.title}
        </h1>
        <ReportActions words={words} answers={calculator.answers} />
      </div>
      <div className="mt-8 grid gap-5 lg:grid-cols-12">
        <div className="grid gap-5 md:grid-cols-2 lg:col-span-5 lg:grid-cols-1">
          <FigureCard
            label={cards.time.label}
            figure={figures.timeLoss}
            unit={cards.time.unit}
            note={filled(cards.time.note, figures)}
            worked={worked("time")}
          >
            <WeeksPlot weeks={results.fullTimeWeeks} title={filled(cards.time.plot, figures)} />
          </FigureCard>
          <FigureCard label={cards.loss.label} figure={figures.dollarLoss} note={cards.loss.note} worked={worked("loss")} />
        </div>
        <FigureCard
          isNight
          className="lg:col-span-7"
          label={cards.savings.label}
          figure={figures.dollarSavings}
          note={cards.savings.note}
          worked={worked("savings")}
          table={<YearTable words={words.year} savings={results.potentialDollarSavings} />}
        >
          <YearPlot words={words.year} results={results} figures={figures} />
        </FigureCard>
        <FigureCard className="lg:col-span-5" label={cards.roi.label} figure={figures.roi} note={cards.roi.note} worked={worked("roi")}>
          <ReturnPlot words={cards.roi} savings={results.potentialDollarSavings} />
        </FigureCard>
        <LossPlot className="lg:col-span-7" words={words.split} results={results} figures={figures} />
      </div>
      <GuaranteeCheck
        className="mt-5"
        words={words.guarantee}
        savedHours={results.savedHoursPerWeek}
        figures={figures}
        offers={offers}
        fit={fit}
      />
      <StepForm
        next={4}
        answers={calculator.answers}
        isLive={calculator.isLive}
        onNext={() => calculator.go(4)}
        className="no-print mt-10 text-center"
      >
        <button type="submit" className="button button-action w-full sm:w-auto sm:px-10">
          {words.button}
          <ArrowRight aria-hidden="true" />
        </button>
      </StepForm>
    </div>
  );
}
