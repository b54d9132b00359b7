import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { OwnClimb } from "../../design/drawings/own-climb.tsx";
import { Mark } from "../../design/logo.tsx";
import { filled } from "../../text/format.ts";
import type { Inputs } from "../catalog/inputs.ts";
import type { Results } from "../rules/calculator.ts";
import { climbOf } from "../rules/climb.ts";
import { altOf, type ClimbWords, climbSheetOf } from "../rules/climb-sheet.ts";
import type { Figures } from "../rules/figures.ts";
import { paybackSentence } from "../rules/payback-sentence.ts";
import { reasonFor } from "../rules/reason.ts";
import type { Recommendation } from "../rules/recommendation.ts";
import { isImplausible, lossShareOf } from "../rules/revenue.ts";
import type { PlanWords } from "./action-plan.tsx";
import { ExampleNote } from "./example-note.tsx";
import { LossTable } from "./loss-plot.tsx";
import { rememberedLead } from "./memory.ts";
import type { ReportWords } from "./report.tsx";

type Props = {
  report: ReportWords;
  climb: ClimbWords;
  plan: PlanWords;
  inputs: Inputs;
  recommended: Recommendation;
  figures: Figures;
  results: Results;
  siteName: string;
  /** The trade whose example the numbers are, or an empty string. */
  example: string;
};

/** Report and plan on one page. It exists only while the browser prints, so that nobody comes across every figure twice. */
export function PrintedReport(props: Props) {
  return useIsPrinting() ? <Sheet {...props} /> : null;
}

function Sheet({ report, climb: climbWords, plan, inputs, recommended, figures, results, siteName, example }: Props) {
  const { cards, guarantee, half } = report;
  const climb = climbOf(inputs, results.isHalved);
  const totals = [
    { ...cards.time, value: filled(`${figures.timeLoss} ${cards.time.unit}`, figures) },
    { ...cards.loss, value: figures.dollarLoss },
    { ...cards.savings, value: figures.dollarSavings },
    { ...cards.roi, value: figures.roi },
  ];
  return (
    <div className="print-sheet">
      <p className="sheet-head">
        <Mark /> <strong>{siteName}</strong>
        <span>{[rememberedLead().name, today()].filter(Boolean).join(" · ")}</span>
      </p>
      <h1>{report.title}</h1>
      <ExampleNote words={report.example} trade={example} />
      <div className="sheet-climb">
        <div>
          <dl className="sheet-figures">
            {totals.map(({ label, value, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <strong>{value}</strong> {filled(note, figures)}
                </dd>
              </div>
            ))}
          </dl>
          <LossTable words={report.split} results={results} />
          <p>
            {filled(cards.loss.counts, figures)} {isImplausible(lossShareOf(inputs, results)) && filled(cards.loss.share, figures)}
          </p>
        </div>
        <div>
          <p>
            <strong>{climbWords.heading}:</strong> {figures.savedPerWeek} {filled(climbWords.unit, { hours: figures.savedPerWeek })}
          </p>
          <OwnClimb sheet={climbSheetOf(climb, climbWords, { withLegs: true })} alt={altOf(climb, climbWords)} />
        </div>
      </div>
      {results.isHalved && <p>{filled(`${half.on} ${half.savings}`, figures)}</p>}
      <p>
        {filled(guarantee.text, figures)} {reasonFor(recommended, guarantee, figures)} {paybackSentence(report.year, recommended)}
      </p>
      <h1>{plan.title}</h1>
      <ol className="sheet-steps">
        {plan.steps.map(({ quickWin, ...step }, i) => (
          <li key={step.title}>
            <h2>
              {i + 1}. {step.title}: {filled(`${step.figure} ${step.figureLabel}, ${step.value}`, figures)}
            </h2>
            <p>{filled(`${step.problem} ${words(step.features)}`, figures)}</p>
            <p>
              <strong>{plan.quickWinLabel}:</strong> {quickWin.text} {quickWin.points && words(quickWin.points)}
            </p>
            {quickWin.texts?.map(({ label, body }) => (
              <p key={label}>
                <strong>{label}:</strong> {body}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <p>{plan.closing.printed}</p>
      <p className="sheet-foot">
        <strong>{plan.closing.bring}</strong> <span>{location.host + plan.closing.path}</span>
      </p>
    </div>
  );
}

function today() {
  return new Date().toLocaleDateString("en-US", { dateStyle: "long" });
}

function words(list: string[]) {
  return `${list.join(". ")}.`;
}

function useIsPrinting() {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser lays out the page as soon as these return. If React updated later, the screen version would be printed.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => flushSync(() => setIsPrinting(false));
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
