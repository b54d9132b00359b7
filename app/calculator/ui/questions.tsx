import { useDeferredValue } from "react";
import { ArrowRight } from "../../design/icons.tsx";
import type { InputName, Inputs } from "../catalog/inputs.ts";
import type { ClimbWords } from "../rules/climb-sheet.ts";
import { requiredOn } from "../rules/typed-answers.ts";
import { ClimbStrip } from "./climb-panel.tsx";
import { ClimbScreen } from "./climb-screen.tsx";
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
    <ClimbScreen words={climbWords} inputs={drawn}>
      <h1 tabIndex={-1} className="display text-h1 lg:text-h2">
        {words.title}
      </h1>
      <p className="measure text-stone mt-4 text-lg lg:mt-2">{words.lead}</p>
      <StepForm
        next={next}
        answers={calculator.answers}
        asks={names}
        isLive={calculator.isLive}
        onNext={proceed}
        className="climb-fields mt-10 lg:mt-6"
      >
        {/* The strip stays as long as the fields do, and never covers the button. */}
        <div className="grid gap-7 lg:gap-[clamp(1.125rem,2.5svh,1.75rem)]">
          <ClimbStrip words={climbWords} inputs={drawn} isUsd={next === 3} />
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
          className="button button-action mt-8 w-full lg:mt-6"
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
    </ClimbScreen>
  );
}
