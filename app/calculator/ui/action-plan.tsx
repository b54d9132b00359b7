import { ButtonLink } from "../../design/button-link.tsx";
import type { PackageKey } from "../../pages/packages/catalog/packages.ts";
import { filled } from "../../text/format.ts";
import type { Inputs } from "../catalog/inputs.ts";
import type { PartKey, Results } from "../rules/calculator.ts";
import { climbOf } from "../rules/climb.ts";
import type { ClimbWords } from "../rules/climb-sheet.ts";
import type { Figures } from "../rules/figures.ts";
import { paybackFor } from "../rules/package-payback.ts";
import { countedFigures, packageFigures, type Recommendation } from "../rules/recommendation.ts";
import type { plan } from "../words/plan.ts";
import { ClimbFigure } from "./climb-figure.tsx";
import { HalfSwitch, type HalfWords } from "./half-switch.tsx";
import { PlanFiles, type PlanFilesWords } from "./plan-files.tsx";
import { PlanStep } from "./plan-step.tsx";
import { ReportActions, type ReportActionsWords } from "./report-actions.tsx";
import { StepForm } from "./step-form.tsx";
import type { Calculator } from "./use-calculator.ts";

export type PlanWords = typeof plan;

type Props = {
  words: PlanWords;
  report: ReportActionsWords & { half: HalfWords };
  climb: ClimbWords;
  calculator: Calculator;
  inputs: Inputs;
  recommended: Recommendation;
  figures: Figures;
  results: Results;
  planFiles: PlanFilesWords;
  contactHref: string;
};

/** Screen 4: three steps with the visitor's own figures, then the call. */
export function ActionPlan({ words, report, climb, calculator, inputs, recommended, figures, results, planFiles, contactHref }: Props) {
  const payback = paybackFor(recommended);
  const isLate = payback !== undefined && payback.month === undefined;
  return (
    <>
      <section className="climb-report band-night">
        <div className="climb-layout wrap">
          <div>
            <h1 tabIndex={-1} className="display text-h2">
              {words.title}
            </h1>
            <p className="measure text-fog mt-3 text-lg md:mt-4">{words.lead}</p>
          </div>
          <ClimbFigure climb={climbOf(inputs, results.isHalved)} words={climb} withLegs className="climb-bleed" />
          <div>
            {recommended.key && <p className="measure mt-3 font-semibold">{builtFirst(words.built, recommended)}</p>}
            <HalfSwitch words={report.half} calculator={calculator} figures={figures} />
            <div className="mt-6">
              <ReportActions words={report} answers={calculator.answers} />
            </div>
          </div>
        </div>
      </section>
      <div className="wrap py-air-m">
        <div className="plan-trail">
          <ol className="grid gap-4 md:gap-5">
            {words.steps.map((step, i) => (
              <PlanStep key={step.title} number={i + 1} step={step} words={words} figures={figures} />
            ))}
          </ol>
          {isLargest("admin", results) && (
            <p className="card mt-5 p-5 md:px-9">
              {filled(words.admin.text, figures)}{" "}
              <a href={words.admin.link.href} className="textlink font-semibold">
                {words.admin.link.label}
              </a>
            </p>
          )}
          <PlanFiles words={planFiles} className="mt-5" />
        </div>
        <Closing
          words={words.closing}
          offer={words.closing.offer[isLate ? "none" : (recommended.key ?? "none")]}
          calculator={calculator}
          contactHref={contactHref}
        />
      </div>
    </>
  );
}

type ClosingProps = {
  words: PlanWords["closing"];
  offer: PlanWords["closing"]["offer"]["none"];
  calculator: Calculator;
  contactHref: string;
};

function Closing({ words, offer, calculator, contactHref }: ClosingProps) {
  return (
    <section className="plan-end card-night bg-night mt-5 p-5 md:p-12">
      <h2 className="display text-h2 max-w-[18ch]">{offer.heading}</h2>
      <ul className="mt-5 grid gap-4 md:mt-8 md:grid-cols-3 md:gap-8">
        {words.points.map(({ title, text }) => (
          <li key={title} className="border-moss border-t-2 pt-2 md:pt-4">
            <h3 className="text-lg font-bold">{title}</h3>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-5 grid gap-4 md:mt-9">
        <div className="no-print flex flex-col gap-3 md:flex-row">
          <ButtonLink href={contactHref}>{words.button}</ButtonLink>
          <StepForm next={5} answers={calculator.answers} isLive={calculator.isLive} onNext={() => calculator.go(5)}>
            <button type="submit" className="button button-quiet w-full">
              {words.email}
            </button>
          </StepForm>
        </div>
        <p className="no-print measure text-fog text-sm">{words.emailNote}</p>
        <ul className="grid gap-x-8 gap-y-3 text-sm md:grid-cols-2">
          {offer.claims.map(({ claim, note }) => (
            <li key={claim}>
              <strong className="block">{claim}</strong> <span className="text-fog">{note}</span>
            </li>
          ))}
        </ul>
        <p className="no-print text-sm">
          <a href={words.terms.href} className="textlink font-semibold">
            {words.terms.label}
          </a>
        </p>
      </div>
    </section>
  );
}

/** By the same lines as the report, so that the two screens name the same ones. */
function builtFirst({ build, audit, lines }: PlanWords["built"], { key, counted }: Extract<Recommendation, { key: PackageKey }>) {
  return filled(key === "foundationAudit" ? audit : build, { ...packageFigures(key), ...countedFigures(counted, lines) });
}

function isLargest(key: PartKey, { parts }: Results) {
  const most = Math.max(...parts.map(({ savedUsd }) => savedUsd));
  return parts.find((part) => part.key === key)?.savedUsd === most;
}
