import { useDeferredValue } from "react";
import { ArrowRight } from "../../design/icons.tsx";
import type { InputName, Inputs } from "../catalog/inputs.ts";
import type { ClimbWords } from "../rules/climb-sheet.ts";
import { requiredOn } from "../rules/typed-answers.ts";
import { ClimbPanel, ClimbStrip } from "./climb-panel.tsx";
import { NumberField } from "./number-field.tsx";
import { StepForm } from "./step-form.tsx";
import type { Calculator } from "./use-calculator.ts";
import { type WaitingWords, waitingFor } from "./waiting.ts";

export type QuestionWords = { title: string; lead: string; button: string };

type Props = {
  words: QuestionWords;
  fieldWords: WaitingWords & { privacy: string };
  climbWords: ClimbWords;
  calculator: Calculator;
  inputs: Inputs;
  names: readonly InputName[];
  next: 2 | 3;
};

/** Screens 1 and 2: a few numbers, their total so far, and a button that says what it's still waiting for. */
export function Questions({ words, fieldWords, climbWords, calculator, inputs, names, next }: Props) {
  const required = requiredOn[next === 2 ? 1 : 2];
  const missing = required.filter((name) => inputs[name] === 0);
  const isWaiting = calculator.isLive && missing.length > 0;
  // A keystroke shows in its field first, and on the map a moment later.
  const drawn = useDeferredValue(inputs);
  const proceed = () => (missing[0] ? document.getElementById(missing[0])?.focus() : calculator.go(next));
  return (
    <div className="wrap grid gap-10 py-10 md:py-14 lg:grid-cols-[1fr_1.35fr] lg:gap-16">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <h1 tabIndex={-1} className="display text-h1 lg:text-h2">
          {words.title}
        </h1>
        <p className="measure text-stone mt-4 text-lg">{words.lead}</p>
        <ClimbPanel words={climbWords} inputs={drawn} className="mt-6 max-lg:hidden" />
      </div>
      <div>
        <StepForm
          next={next}
          answers={calculator.answers}
          asks={names}
          isLive={calculator.isLive}
          onNext={proceed}
          className="card p-5 sm:p-8"
        >
          {/* The strip stays as long as the fields do, and never covers the button. */}
          <div className="grid gap-7">
            <ClimbStrip words={climbWords} inputs={drawn} />
            {names.map((name) => (
              <NumberField
                key={name}
                name={name}
                words={fieldWords}
                value={calculator.answers[name]}
                isRequired={required.includes(name)}
                onAnswer={calculator.answer}
              />
            ))}
          </div>
          <button
            type="submit"
            aria-disabled={isWaiting || undefined}
            aria-describedby="missing"
            className="button button-action mt-8 w-full"
          >
            {words.button}
            <ArrowRight />
          </button>
          <p id="missing" className="text-stone mt-3 min-h-6 text-sm">
            {isWaiting || calculator.isRefused
              ? waitingFor(missing, calculator.answers, fieldWords)
              : calculator.isLive && fieldWords.privacy}
          </p>
        </StepForm>
        <ClimbPanel words={climbWords} inputs={drawn} className="mt-4 lg:hidden" />
      </div>
    </div>
  );
}
