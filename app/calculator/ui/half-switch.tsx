import { useState } from "react";
import { filled } from "../../text/format.ts";
import type { Figures } from "../rules/figures.ts";
import { isHalved } from "../rules/typed-answers.ts";
import { StepForm } from "./step-form.tsx";
import type { Calculator } from "./use-calculator.ts";

export type HalfWords = { label: string; off: string; on: string; said: string; note: string; savings: string; roi: string };

/**
 * Turns every figure about what comes back into the cautious one. Without JavaScript it requests this screen again with the switch flipped.
 */
export function HalfSwitch({ words, calculator, figures }: { words: HalfWords; calculator: Calculator; figures: Figures }) {
  const [isPressed, setPressed] = useState(false);
  const isOn = isHalved(calculator.answers);
  const half = isOn ? "" : "1";
  return (
    <StepForm
      next={calculator.step}
      answers={{ ...calculator.answers, half }}
      isLive={calculator.isLive}
      onNext={() => {
        setPressed(true);
        calculator.answer("half", half);
      }}
      className="no-print mt-4"
    >
      <button type="submit" role="switch" aria-checked={isOn} aria-describedby="half-note" className="half-switch">
        {words.label}
      </button>
      <p id="half-note" className="measure mt-1 text-sm">
        {isOn ? words.on : words.off}
      </p>
      <p role="status" className="sr-only">
        {isPressed && filled(words.said, figures)}
      </p>
    </StepForm>
  );
}
