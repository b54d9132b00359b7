import { ArrowRight } from "../../design/icons.tsx";
import { filled } from "../../text/format.ts";
import type { Inputs } from "../catalog/inputs.ts";
import type { Results } from "../rules/calculator.ts";
import { climbOf } from "../rules/climb.ts";
import type { Figures } from "../rules/figures.ts";
import { paybackFor } from "../rules/package-payback.ts";
import { paybackSentence } from "../rules/payback-sentence.ts";
import { coveredLines, inShort } from "../rules/reason.ts";
import type { Recommendation } from "../rules/recommendation.ts";
import { isImplausible, lossShareOf } from "../rules/revenue.ts";
import type { report } from "../words/report.ts";
import { ClimbReport, type ClimbReportWords } from "./climb-report.tsx";
import { ExampleNote } from "./example-note.tsx";
import { FigureCard } from "./figure-card.tsx";
import { GuaranteeCheck, type GuaranteeOffer } from "./guarantee-check.tsx";
import { HalfSwitch } from "./half-switch.tsx";
import { LossPlot } from "./loss-plot.tsx";
import { LossSplit } from "./loss-split.tsx";
import { ReportActions } from "./report-actions.tsx";
import { ownReturn, ReturnPlot } from "./return-plot.tsx";
import { StepForm } from "./step-form.tsx";
import type { Calculator } from "./use-calculator.ts";
import { WeeksPlot } from "./weeks-plot.tsx";
import { YearPlot, YearTable } from "./year-plot.tsx";

export type ReportWords = typeof report;

type Props = {
  words: ReportWords;
  climbWords: ClimbReportWords;
  calculator: Calculator;
  inputs: Inputs;
  recommended: Recommendation;
  figures: Figures;
  results: Results;
  offers: GuaranteeOffer[];
  path: string;
};

/** Screen 3: what's lost on the left, what comes back on the right, then where it comes from and how much of it is guaranteed. */
export function Report(props: Props) {
  const { words, climbWords, calculator, inputs, recommended, figures, results, offers, path } = props;
  const next = { words, calculator, path };
  return (
    <>
      <ClimbReport
        words={climbWords}
        climb={climbOf(inputs, results.isHalved)}
        figures={figures}
        fit={inShort(recommended, words.inShort)}
        covers={coveredLines(recommended, words.covers, words.inShort.lines)}
        head={
          <>
            <h1 tabIndex={-1} className="display text-h2">
              {words.title}
            </h1>
            <ExampleNote words={words.example} trade={calculator.answers.example ?? ""} />
          </>
        }
        next={<NextStep {...next} className="mt-2 mb-6 lg:mt-4" />}
        control={<HalfSwitch words={words.half} calculator={calculator} figures={figures} />}
      >
        <div className="mt-6">
          <ReportActions words={words} answers={calculator.answers} />
        </div>
      </ClimbReport>
      <div className="wrap pt-10 pb-20 md:pt-12">
        <div className="grid gap-5 lg:grid-cols-12">
          <LossCards {...props} />
          <ReturnCards {...props} />
          <LossPlot className={paybackFor(recommended) ? "lg:col-span-7" : "lg:col-span-12"} words={words.split} results={results} />
        </div>
        <GuaranteeCheck className="mt-5" words={words.guarantee} recommended={recommended} figures={figures} offers={offers} />
        <NextStep {...next} className="mt-10 text-center" />
      </div>
    </>
  );
}

function LossCards({ words: { cards, workings }, inputs, recommended, figures, results }: Props) {
  // Without a plot of the year there's less to say of what comes back, and it isn't stretched to the height of these two.
  const columns = paybackFor(recommended) ? "lg:col-span-5 lg:grid-cols-1" : "lg:col-span-12";
  return (
    <div className={`grid gap-5 md:grid-cols-2 ${columns}`}>
      <FigureCard
        label={cards.time.label}
        figure={figures.timeLoss}
        unit={filled(cards.time.unit, figures)}
        note={filled(cards.time.note, figures)}
        counts={cards.time.counts}
        worked={worked(workings, "time", figures)}
      >
        <WeeksPlot weeks={results.fullTimeWeeks} title={filled(cards.time.plot, figures)} />
      </FigureCard>
      <FigureCard
        label={cards.loss.label}
        figure={figures.dollarLoss}
        note={cards.loss.note}
        counts={filled(cards.loss.counts, figures)}
        worked={worked(workings, "loss", figures)}
      >
        <LossSplit words={cards.loss.parts} results={results} figures={figures} />
        {isImplausible(lossShareOf(inputs, results)) && (
          <p className="border-mark mt-4 border-l-4 pl-4 text-sm">{filled(cards.loss.share, figures)}</p>
        )}
      </FigureCard>
    </div>
  );
}

function ReturnCards({ words: { cards, workings, half, year }, recommended, figures, results: { isHalved } }: Props) {
  const payback = paybackFor(recommended);
  const noteOf = (key: "savings" | "roi") =>
    isHalved ? `${cards[key].note}, ${half.note}. ${filled(half[key], figures)}` : cards[key].note;
  return (
    <>
      <FigureCard
        isNight
        className="lg:col-span-7"
        label={cards.savings.label}
        figure={figures.dollarSavings}
        note={noteOf("savings")}
        counts={filled(cards.savings.counts, figures)}
        worked={worked(workings, "savings", figures)}
        table={payback && <YearTable words={year} payback={payback} />}
      >
        <p className="measure mt-4 text-lg font-semibold">{paybackSentence(year, recommended)}</p>
        {payback && <YearPlot words={year} payback={payback} />}
      </FigureCard>
      <FigureCard
        className="lg:col-span-5"
        label={cards.roi.label}
        figure={figures.roi}
        note={noteOf("roi")}
        first={<p className="border-mark mt-4 border-l-4 pl-4 text-sm font-semibold">{ownReturn(cards.roi, recommended, isHalved)}</p>}
        counts={cards.roi.counts}
        worked={worked(workings, "roi", figures)}
      >
        {payback && <ReturnPlot words={cards.roi} payback={payback} />}
      </FigureCard>
    </>
  );
}

/** How a card's figure comes about. */
function worked(workings: ReportWords["workings"], key: "time" | "loss" | "savings" | "roi", figures: Figures) {
  return { summary: workings.summary, lines: workings[key].map((line) => filled(line, figures)) };
}

type NextProps = { words: ReportWords; calculator: Calculator; path: string; className: string };

/** Right under the number and once more at the end. Whoever looks at an example goes on to their own numbers. */
function NextStep({ words, calculator, path, className }: NextProps) {
  const { answers, isLive, go } = calculator;
  const button = "button button-action w-full sm:w-auto sm:px-10";
  return answers.example ? (
    <p className={`no-print ${className}`}>
      <a href={`${path}?step=1`} className={button}>
        {words.example.button}
        <ArrowRight />
      </a>
    </p>
  ) : (
    <StepForm next={4} answers={answers} isLive={isLive} onNext={() => go(4)} className={`no-print ${className}`}>
      <button type="submit" className={button}>
        {words.button}
        <ArrowRight />
      </button>
    </StepForm>
  );
}
