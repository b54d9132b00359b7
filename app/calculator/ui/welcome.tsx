import { Ridge } from "../../design/drawings/ridge.tsx";
import { ArrowRight } from "../../design/icons.tsx";
import { Marked } from "../../design/marked.tsx";
import { filled } from "../../text/format.ts";
import type { Inputs } from "../catalog/inputs.ts";
import { calculate } from "../rules/calculator.ts";
import { figuresOf } from "../rules/figures.ts";
import { paybackFor } from "../rules/package-payback.ts";
import { paybackSentence } from "../rules/payback-sentence.ts";
import { recommend } from "../rules/recommendation.ts";
import type { calculator as screens } from "../words/screens.ts";
import { StepForm } from "./step-form.tsx";
import type { Calculator } from "./use-calculator.ts";
import { YearPlot, type YearPlotWords } from "./year-plot.tsx";

export type WelcomeWords = (typeof screens)["welcome"];
type WelcomeExample = { mark: string; text: string; inputs: Inputs };

export function Welcome({ words, year, calculator }: { words: WelcomeWords; year: YearPlotWords; calculator: Calculator }) {
  return (
    <>
      <div className="wrap grid gap-12 pt-8 pb-12 md:pt-14 lg:grid-cols-[1.3fr_1fr] lg:items-start">
        <div>
          <h1 tabIndex={-1} className="display text-h1 max-w-[12ch]">
            {words.headline}
          </h1>
          <p className="measure text-fog mt-6 text-lg">{words.lead}</p>
          <StepForm next={1} answers={calculator.answers} isLive={calculator.isLive} onNext={() => calculator.go(1)} className="mt-8">
            <button type="submit" className="button button-action w-full sm:w-auto">
              {words.button}
              <ArrowRight />
            </button>
          </StepForm>
          <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
            {words.notes.map((note) => (
              <span key={note} className="eyebrow">
                {note}
              </span>
            ))}
          </p>
          <p className="measure text-fog mt-3 text-sm">{words.proof}</p>
        </div>
        <div className="card-night h-fit p-6 md:p-8">
          <h2 className="font-semibold">{words.revealsHeading}</h2>
          <ul className="peaks mt-4 gap-x-5 gap-y-3 font-semibold sm:grid-cols-2">
            {words.reveals.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <Example words={words.example} year={year} />
        </div>
      </div>
      <div className="sky-night mt-auto">
        <Ridge from="east" />
      </div>
    </>
  );
}

/** The plot as the report draws it, with someone else's numbers. */
function Example({ words, year }: { words: WelcomeExample; year: YearPlotWords }) {
  const results = calculate(words.inputs);
  const figures = figuresOf(words.inputs, results);
  const recommended = recommend(words.inputs, results);
  const payback = paybackFor(recommended);
  return (
    <div className="border-edge @container mt-6 border-t pt-5">
      <Marked as="div" mark={words.mark} className="text-fog">
        {filled(words.text, figures)}
      </Marked>
      <p className="mt-4 text-lg font-semibold">{paybackSentence(year, recommended)}</p>
      {payback && <YearPlot words={year} payback={payback} />}
    </div>
  );
}
