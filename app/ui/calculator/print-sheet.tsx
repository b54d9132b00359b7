import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Inputs, Results } from "../../rules/calculator.ts";
import { dollars, rounded } from "../../rules/format.ts";
import type { PlanWords } from "./action-plan.tsx";
import type { GuaranteeOffer } from "./guarantee-check.tsx";
import type { ReportWords } from "./report.tsx";

type Props = {
  report: ReportWords;
  plan: PlanWords;
  inputs: Inputs;
  results: Results;
  fit: GuaranteeOffer | undefined;
  siteName: string;
};

/** Report and plan on one page. It exists only while the browser prints, so that nobody meets every figure twice. */
export function PrintSheet(props: Props) {
  return useIsPrinting() ? <Sheet {...props} /> : null;
}

function Sheet({ report, plan, inputs, results, fit, siteName }: Props) {
  const { cards, guarantee, split } = report;
  const figures = [
    { label: cards.time.label, value: `${rounded(results.annualTimeLoss)} ${cards.time.unit}`, note: cards.time.note(results) },
    { label: cards.loss.label, value: dollars(results.annualDollarLoss), note: cards.loss.note },
    { label: cards.savings.label, value: dollars(results.potentialDollarSavings), note: cards.savings.note },
    { label: cards.roi.label, value: `${rounded(results.roiPercentage)}%`, note: cards.roi.note },
  ];
  return (
    <div className="print-sheet">
      <p>{siteName}</p>
      <h1>{report.title}</h1>
      <dl className="sheet-figures">
        {figures.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong> {note}
            </dd>
          </div>
        ))}
      </dl>
      <p>{report.year.payback(results)}</p>
      <table className="figures-table">
        <thead>
          <tr>
            {split.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.parts.map((part) => (
            <tr key={part.key}>
              <th scope="row">{split.partNames[part.key]}</th>
              <td>{dollars(part.lostUsd)}</td>
              <td>{dollars(part.savedUsd)}</td>
              <td>{rounded(part.savedHours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {guarantee.text(results.savedHoursPerWeek)}{" "}
        {fit ? `${guarantee.fits}: ${fit.name}, ${guarantee.hours(fit.hoursPerWeek)}.` : guarantee.none}
      </p>
      <h1>{plan.title}</h1>
      <ol className="sheet-steps">
        {plan.steps.map((step, i) => (
          <li key={step.title}>
            <h2>
              {i + 1}. {step.title}: {step.figure(inputs, results)} {step.figureLabel}, {step.value(results)}
            </h2>
            <p>{step.problem(inputs)}</p>
            <p>
              <strong>{plan.quickWinLabel}.</strong> {step.quickWin.text}
            </p>
            {step.quickWin.texts?.map(({ label, body }) => (
              <p key={label}>
                <strong>{label}.</strong> {body}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <p>{plan.closing.claims.join(" · ")}</p>
    </div>
  );
}

function useIsPrinting() {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser lays the page out as soon as these return: waiting for React's own moment would print the screen.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => flushSync(() => setIsPrinting(false));
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
