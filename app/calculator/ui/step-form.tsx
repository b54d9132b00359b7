import type { ReactNode } from "react";
import { type AnswerName, type Answers, answerNames, type CalculatorStep } from "../rules/typed-answers.ts";

type Props = {
  next: CalculatorStep;
  answers: Answers;
  /** The fields shown in this form; the other answers go along as hidden fields. */
  asks?: readonly AnswerName[];
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
      {answerNames.map(
        (name) => !asks.includes(name) && answers[name] && <input key={name} type="hidden" name={name} value={answers[name]} />,
      )}
      {children}
    </form>
  );
}
