import { CopyButton } from "../../design/copy-button.tsx";
import { Copy } from "../../design/icons.tsx";
import { filled } from "../../text/format.ts";
import type { Figures } from "../rules/figures.ts";
import type { PlanStepWords } from "../rules/plan-step.ts";

type Labels = { problemLabel: string; solutionLabel: string; quickWinLabel: string; copy: string };
type Props = { number: number; step: PlanStepWords; words: Labels; figures: Figures };

export function PlanStep({ number, step, words, figures }: Props) {
  return (
    <li className="md:card grid gap-x-12 gap-y-5 max-md:pb-5 md:gap-y-8 md:p-9 lg:grid-cols-[1fr_1.1fr]">
      <div>
        <h2 className="display text-h3 md:text-h2 flex gap-3">
          <span aria-hidden="true" className="text-mark">
            {number}
          </span>
          {step.title}
        </h2>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 md:mt-5">
          <span className="display text-figure even-digits">{filled(step.figure, figures)}</span>
          <span className="w-28 leading-tight font-semibold">{filled(step.figureLabel, figures)}</span>
          <span className="badge border-ink text-sm font-bold">{filled(step.value, figures)}</span>
        </p>
        <h3 className="text-stone mt-4 text-sm font-semibold md:mt-7">{words.problemLabel}</h3>
        <p className="mt-1 md:text-lg">{filled(step.problem, figures)}</p>
        <h3 className="text-stone mt-4 text-sm font-semibold md:mt-6">{words.solutionLabel}</h3>
        <ul className="checks mt-2">
          {step.features.map((feature) => (
            <li key={feature}>{filled(feature, figures)}</li>
          ))}
        </ul>
      </div>
      <QuickWin win={step.quickWin} words={words} />
    </li>
  );
}

function QuickWin({ win, words }: { win: PlanStepWords["quickWin"]; words: Labels }) {
  return (
    <div className="border-line md:bg-snow max-md:border-t max-md:pt-4 md:self-start md:rounded-lg md:border md:border-dashed md:p-7">
      <p className="eyebrow">{words.quickWinLabel}</p>
      <h3 className="display text-h3 mt-2">{win.title}</h3>
      <p className="mt-2">{win.text}</p>
      {win.points && (
        <ol className="mt-3 grid gap-2 md:mt-5 md:gap-3">
          {win.points.map((point) => (
            <li key={point} className="card px-4 py-2 font-semibold max-md:text-sm md:py-3">
              {point}
            </li>
          ))}
        </ol>
      )}
      {win.texts && (
        <ul className="mt-3 grid gap-2 md:mt-5 md:gap-3">
          {win.texts.map(({ label, body }) => (
            <li key={label} className="card px-4 py-2 md:py-4">
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <h4 className="grow basis-24 font-bold">{label}</h4>
                <CopyButton label={words.copy} of={label} text={body} icon={<Copy />} className="min-h-12" />
              </div>
              <p className="mt-1 max-md:text-sm md:mt-2">{body}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
