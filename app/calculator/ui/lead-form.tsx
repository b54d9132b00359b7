import { ErrorSummary } from "../../design/error-summary.tsx";
import { Field } from "../../design/field.tsx";
import { Notice } from "../../design/notice.tsx";
import { Trap } from "../../design/trap.tsx";
import type { FieldProblem } from "../../forms/fields.ts";
import { LEAD_TRADE_KEYS } from "../../pages/trades/catalog/trades.ts";
import { filled, listed } from "../../text/format.ts";
import type { Inputs } from "../catalog/inputs.ts";
import { LEAD_NAMES, type LeadName } from "../catalog/lead-fields.ts";
import type { ClimbWords } from "../rules/climb-sheet.ts";
import { answerNames, isHalved } from "../rules/typed-answers.ts";
import type { lead as leadWords } from "../words/lead.ts";
import { ClimbScreen } from "./climb-screen.tsx";
import type { Calculator } from "./use-calculator.ts";
import { type LeadStart, useLeadForm } from "./use-lead-form.ts";

export type LeadWords = typeof leadWords;

type Props = { words: LeadWords; climbWords: ClimbWords; start: LeadStart; action: string; calculator: Calculator; inputs: Inputs };

/** Screen 5. With JavaScript the lead goes to its endpoint; without it, the form posts to the page. */
export function LeadForm({ words, climbWords, start, action, calculator, inputs }: Props) {
  const lead = useLeadForm(words, start, calculator);
  const { problems, notice, missing, isSending } = lead;
  const isWaiting = calculator.isLive && missing.length > 0;
  const messages: Partial<Record<FieldProblem, string>> = words.problems;
  const shared = (name: LeadName) => {
    const problem = problems[name];
    const error = problem && (messages[problem] ?? messages.required);
    return { name, label: words.labels[name], defaultValue: start.values[name] ?? "", error };
  };
  const named = LEAD_NAMES.flatMap((name) => {
    const { label, error } = shared(name);
    return error ? [{ name, message: `${label}: ${error}` }] : [];
  });

  return (
    <ClimbScreen words={climbWords} inputs={inputs} isHalved={isHalved(calculator.answers)} panelClass="max-lg:hidden">
      <p className="eyebrow text-mark mb-3">{words.before}</p>
      <h1 tabIndex={-1} className="display text-h1 lg:text-h2">
        {words.title}
      </h1>
      <p className="measure text-stone mt-4 text-lg lg:mt-2">{words.text}</p>
      <form
        ref={lead.form}
        method="post"
        action={action}
        noValidate={calculator.isLive}
        className="lead-form climb-fields mt-10 lg:mt-7"
        onSubmit={lead.submit}
        onInput={lead.typed}
      >
        <ErrorSummary heading={words.summary} problems={named} attempt={lead.attempt} />
        <div className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
          <Field {...shared("name")} required autoComplete="name" />
          <Field {...shared("email")} required type="email" autoComplete="email" inputMode="email" />
          <Field {...shared("company")} required autoComplete="organization" />
          <Field as="select" {...shared("tradeType")} required>
            <option value="">{words.choose}</option>
            {LEAD_TRADE_KEYS.map((trade) => (
              <option key={trade} value={trade}>
                {words.trades[trade]}
              </option>
            ))}
          </Field>
          <div className="other-trade">
            <Field {...shared("otherTrade")} list="other-trades" autoComplete="off" />
            <datalist id="other-trades">
              {words.otherTrades.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </div>
          <Field {...shared("phone")} type="tel" autoComplete="tel" inputMode="tel" />
        </div>
        {answerNames.map(
          (name) => calculator.answers[name] && <input key={name} type="hidden" name={name} value={calculator.answers[name]} />,
        )}
        <input type="hidden" name="idempotencyKey" value={start.key} />
        <input type="hidden" name="openedAt" value={start.openedAt} />
        <Trap label={words.trap} />
        {notice && (
          <div className="mt-8">
            <Notice {...notice} kind="destructive" close={words.close} onClose={lead.closeNotice} />
          </div>
        )}
        <button
          type="submit"
          aria-disabled={isWaiting || isSending || undefined}
          aria-describedby="missing"
          className="button button-action mt-8 w-full"
        >
          {isSending ? words.sending : words.submit}
        </button>
        <p id="missing" className="text-stone mt-3 min-h-6 text-sm">
          {isWaiting ? filled(words.missing, { list: listed(missing.map((name) => words.missingNames[name])) }) : words.privacy}
        </p>
      </form>
    </ClimbScreen>
  );
}
