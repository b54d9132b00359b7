import type { ReactNode } from "react";
import type { Answers, Step } from "../../rules/calculator/answers.ts";
import { type InputName, inputNames } from "../../rules/calculator/calculator.ts";

type Props = {
  next: Step;
  answers: Answers;
  /** The fields that stand in this form; the other answers travel along hidden. */
  asks?: readonly InputName[];
  isLive: boolean;
  onNext: () => void;
  className?: string;
  children: ReactNode;
};

/** The way to the next screen: a plain GET form, taken over by React once it is there. Its own messages then replace the browser's. */
export function StepForm({ next, answers, asks = [], isLive, onNext, className, children }: Props) {
  return (
    <form
      method="get"
      noValidate={isLive}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <input type="hidden" name="step" value={next} />
      {inputNames.map(
        (name) => !asks.includes(name) && answers[name] && <input key={name} type="hidden" name={name} value={answers[name]} />,
      )}
      {children}
    </form>
  );
}
