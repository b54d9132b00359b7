import { useState } from "react";
import { ArrowRight } from "../../design/icons.tsx";
import type { Inputs } from "../catalog/inputs.ts";
import { missingInputs } from "../rules/calculator.ts";
import { type Answers, inputsFrom } from "../rules/typed-answers.ts";
import { NumberField } from "./number-field.tsx";
import { StepForm } from "./step-form.tsx";
import type { Calculator } from "./use-calculator.ts";
import { type WaitingWords, waitingFor } from "./waiting.ts";

export type FillInWords = WaitingWords & { privacy: string; fillIn: { lead: string; button: string } };

type Props = {
  title: string;
  words: FillInWords;
  calculator: Calculator;
  inputs: Inputs;
};

/**
 * Replaces a report that's missing numbers with fields for them. The fields stay until the button is pressed, not just until the first
 * digit.
 */
export function FillIn({ title, words, calculator, inputs }: Props) {
  const [drafts, setDrafts] = useState<Answers>(calculator.answers);
  const asks = missingInputs(inputs);
  const missing = missingInputs(inputsFrom({ ...calculator.answers, ...drafts }));
  const isWaiting = calculator.isLive && missing.length > 0;
  const asked = waitingFor(asks, calculator.answers, words);
  const waiting = waitingFor(missing, { ...calculator.answers, ...drafts }, words);
  const finish = () => {
    if (missing[0]) document.getElementById(missing[0])?.focus();
    else calculator.complete(drafts);
  };
  return (
    <div className="wrap grid gap-10 py-10 md:py-14 lg:grid-cols-[1fr_1.35fr] lg:gap-16">
      <div>
        <h1 tabIndex={-1} className="display text-h2">
          {title}
        </h1>
        <p id="asked" className="measure mt-4 text-lg">
          {words.fillIn.lead} {asked}
        </p>
      </div>
      <StepForm
        next={calculator.step}
        answers={calculator.answers}
        asks={asks}
        isLive={calculator.isLive}
        onNext={finish}
        className="card p-5 sm:p-8"
      >
        <div className="grid gap-7">
          {asks.map((name) => (
            <NumberField
              key={name}
              name={name}
              words={words}
              value={drafts[name]}
              isRequired
              onAnswer={(name, text) => setDrafts((drafts) => ({ ...drafts, [name]: text }))}
            />
          ))}
        </div>
        <button
          type="submit"
          aria-disabled={isWaiting || undefined}
          aria-describedby={waiting === asked ? "asked" : "missing"}
          className="button button-action mt-8 w-full"
        >
          {words.fillIn.button}
          <ArrowRight />
        </button>
        <p id="missing" className="text-stone mt-3 min-h-6 text-sm">
          {isWaiting && waiting !== asked ? waiting : calculator.isLive && words.privacy}
        </p>
      </StepForm>
    </div>
  );
}
