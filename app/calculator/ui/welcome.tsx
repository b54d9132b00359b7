import { Ridge } from "../../design/drawings/ridge.tsx";
import { ArrowRight } from "../../design/icons.tsx";
import { Marked } from "../../design/marked.tsx";
import { filled } from "../../text/format.ts";
import type { Inputs } from "../catalog/inputs.ts";
import { calculate } from "../rules/calculator.ts";
import { climbOf } from "../rules/climb.ts";
import type { ClimbWords } from "../rules/climb-sheet.ts";
import { figuresOf } from "../rules/figures.ts";
import { type PaybackWords, paybackSentence } from "../rules/payback-sentence.ts";
import { recommend } from "../rules/recommendation.ts";
import type { calculator as screens } from "../words/screens.ts";
import { ClimbFigure } from "./climb-figure.tsx";
import { StepForm } from "./step-form.tsx";
import type { Calculator } from "./use-calculator.ts";

export type WelcomeWords = (typeof screens)["welcome"];
type WelcomeExample = { mark: string; text: string; inputs: Inputs };

type Props = { words: WelcomeWords; climbWords: ClimbWords; year: PaybackWords; calculator: Calculator };

export function Welcome({ words, climbWords, year, calculator }: Props) {
  return (
    <>
      <div className="wrap sideways:pt-3 grid gap-12 pt-8 pb-12 md:pt-14 lg:grid-cols-[1.3fr_1fr] lg:items-start">
        <div>
          <h1 tabIndex={-1} className="display text-h1 max-w-[12ch]">
            {words.headline}
          </h1>
          <p className="page-lead">{words.lead}</p>
          <StepForm
            next={1}
            answers={calculator.answers}
            isLive={calculator.isLive}
            onNext={() => calculator.go(1)}
            className="sideways:mt-3 mt-8"
          >
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
          <h2 className="border-edge measure mt-8 border-t pt-6 font-semibold">{words.revealsHeading}</h2>
          <ul className="peaks measure mt-4 gap-x-5 gap-y-3 font-semibold sm:grid-cols-2">
            {words.reveals.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div className="card-night bg-night h-fit overflow-clip">
          <Example words={words.example} climbWords={climbWords} year={year} />
        </div>
      </div>
      <div className="sky-night mt-auto">
        <Ridge from="south" />
      </div>
    </>
  );
}

/** The sheet as the report draws it, with someone else's numbers. */
function Example({ words, climbWords, year }: { words: WelcomeExample; climbWords: ClimbWords; year: PaybackWords }) {
  const { inputs, mark, text } = words;
  const results = calculate(inputs);
  return (
    <>
      <ClimbFigure climb={climbOf(inputs)} words={climbWords} />
      <div className="p-6 md:px-8">
        <Marked as="div" mark={mark} className="text-fog">
          {filled(text, figuresOf(inputs, results))}
        </Marked>
        <p className="mt-4 font-semibold">{paybackSentence(year, recommend(inputs, results))}</p>
      </div>
    </>
  );
}
