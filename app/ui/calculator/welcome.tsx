import { ArrowRight } from "lucide-react";
import { Ridge } from "../drawings/ridge.tsx";
import { StepForm } from "./step-form.tsx";
import type { Calculator } from "./use-calculator.ts";

export type WelcomeWords = {
  headline: string;
  lead: string;
  revealsHeading: string;
  reveals: string[];
  notes: string[];
  proof: string;
  button: string;
};

export function Welcome({ words, calculator }: { words: WelcomeWords; calculator: Calculator }) {
  return (
    <>
      <div className="wrap grid gap-12 pt-8 pb-12 md:pt-14 lg:grid-cols-[1.4fr_1fr] lg:items-end">
        <div>
          <h1 tabIndex={-1} className="display text-hero max-w-[12ch]">
            {words.headline}
          </h1>
          <p className="measure text-fog mt-6 text-lg">{words.lead}</p>
          <StepForm next={1} answers={calculator.answers} isLive={calculator.isLive} onNext={() => calculator.go(1)} className="mt-8">
            <button type="submit" className="button button-action w-full sm:w-auto">
              {words.button}
              <ArrowRight aria-hidden="true" />
            </button>
          </StepForm>
          <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
            {words.notes.map((note) => (
              <span key={note} className="eyebrow text-lime">
                {note}
              </span>
            ))}
          </p>
          <p className="measure text-fog mt-3 text-sm">{words.proof}</p>
        </div>
        <div className="card-night h-fit p-7 md:p-9">
          <h2 className="text-lime font-semibold">{words.revealsHeading}</h2>
          <ul className="peaks mt-6 gap-5 text-lg font-semibold">
            {words.reveals.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="sky-night mt-auto">
        <Ridge from="east" />
      </div>
    </>
  );
}
