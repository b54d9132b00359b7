import type { ReactNode } from "react";
import type { Answers, Step } from "../../rules/calculator/answers.ts";
import { type InputName, inputNames } from "../../rules/calculator/calculator.ts";

type Props = {
  next: Step;
  answers: Answers;
  /** The fields shown in this form; the other answers go along as hidden fields. */
  asks?: readonly InputName[];
  isLive: boolean;
  onNext: () => void;
  className?: string;
  children: ReactNode;
};

/** Leads to the next screen: a plain GET form that React takes over once it's loaded. React's messages then replace the browser's. */
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
