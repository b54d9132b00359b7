import { useEffect } from "react";
import { estimate } from "./rules/calculator.ts";
import { figuresOf } from "./rules/figures.ts";
import { recommend } from "./rules/recommendation.ts";
import { inputsFrom, isHalved, requiredOn } from "./rules/typed-answers.ts";
import { ActionPlan } from "./ui/action-plan.tsx";
import { ClimbPanel } from "./ui/climb-panel.tsx";
import type { ClimbReportWords } from "./ui/climb-report.tsx";
import { FillIn, type FillInWords } from "./ui/fill-in.tsx";
import type { GuaranteeOffer } from "./ui/guarantee-check.tsx";
import { LeadForm, type LeadWords } from "./ui/lead-form.tsx";
import type { NumberFieldWords } from "./ui/number-field.tsx";
import { PrintedReport } from "./ui/printed-report.tsx";
import { Questions, type QuestionWords } from "./ui/questions.tsx";
import { Report } from "./ui/report.tsx";
import { Screen } from "./ui/screen.tsx";
import { Shell, type ShellWords } from "./ui/shell.tsx";
import { ThankYou, type ThankYouWords } from "./ui/thank-you.tsx";
import { type Start, useCalculator } from "./ui/use-calculator.ts";
import type { LeadStart } from "./ui/use-lead-form.ts";
import { Welcome, type WelcomeWords } from "./ui/welcome.tsx";
import { plan } from "./words/plan.ts";
import { planFiles } from "./words/plan-files.ts";
import { report } from "./words/report.ts";

type CalculatorProps = {
  start: Start;
  words: ShellWords &
    NumberFieldWords &
    FillInWords & { welcome: WelcomeWords; timeTracking: QuestionWords; businessMetrics: QuestionWords };
  climb: ClimbReportWords;
  /** The document's title on each screen. */
  titles: string[];
  lead: LeadWords & { thanks: ThankYouWords };
  leadStart: LeadStart;
  offers: GuaranteeOffer[];
  siteName: string;
  contactHref: string;
  path: string;
};

/**
 * The seven screens. With JavaScript React moves between them; without it, each is a plain form that requests the next. The words of the
 * report and the plan come with the script: as data they'd be half of the page, which then takes one more trip to arrive.
 */
export function Calculator({ start, words, climb, titles, lead, leadStart, offers, siteName, contactHref, path }: CalculatorProps) {
  const calculator = useCalculator(start);
  const { step, isLive } = calculator;
  useEffect(() => {
    if (isLive) document.title = titles[step] ?? document.title;
  }, [isLive, step, titles]);
  const inputs = inputsFrom(calculator.answers);
  const results = step >= 3 ? estimate(inputs, isHalved(calculator.answers)) : undefined;
  const isUnfinished = (step === 3 || step === 4) && !results;
  const found = results && { inputs, results, figures: figuresOf(inputs, results), recommended: recommend(inputs, results) };
  return (
    <div data-calculator>
      <Shell words={words} step={step}>
        <Screen key={isUnfinished ? "fill-in" : step} came={calculator.came}>
          {step === 0 && <Welcome words={words.welcome} climbWords={climb} year={report.year} calculator={calculator} />}
          {step === 1 && (
            <Questions
              words={words.timeTracking}
              fieldWords={words}
              climbWords={climb}
              calculator={calculator}
              inputs={inputs}
              names={requiredOn[1]}
              next={2}
            />
          )}
          {step === 2 && (
            <Questions
              words={words.businessMetrics}
              fieldWords={words}
              climbWords={climb}
              calculator={calculator}
              inputs={inputs}
              names={[...requiredOn[2], "missedLeadsPerMonth", "employeeCount"]}
              next={3}
            />
          )}
          {isUnfinished && <FillIn title={step === 3 ? report.title : plan.title} words={words} calculator={calculator} inputs={inputs} />}
          {step === 3 && found && (
            <Report {...found} words={report} climbWords={climb} calculator={calculator} offers={offers} path={path} />
          )}
          {step === 4 && found && (
            <ActionPlan
              {...found}
              words={plan}
              report={report}
              climb={climb}
              calculator={calculator}
              planFiles={planFiles}
              contactHref={contactHref}
            />
          )}
          {step === 5 && (
            <LeadForm words={lead} climbWords={climb} start={leadStart} action={path} calculator={calculator} inputs={inputs} />
          )}
          {step === 6 && (
            <ThankYou
              words={lead.thanks}
              isUnmailed={calculator.isUnmailed}
              planFiles={planFiles}
              contactHref={contactHref}
              climb={results && <ClimbPanel words={climb} inputs={inputs} isHalved={results.isHalved} className="mt-8" />}
            />
          )}
        </Screen>
      </Shell>
      {found && (step === 3 || step === 4) && (
        <PrintedReport
          {...found}
          report={report}
          climb={climb}
          plan={plan}
          siteName={siteName}
          example={calculator.answers.example ?? ""}
        />
      )}
    </div>
  );
}
