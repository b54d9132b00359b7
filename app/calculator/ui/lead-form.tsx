import { type FormEvent, useEffect, useRef, useState } from "react";
import { ErrorSummary } from "../../design/error-summary.tsx";
import { Field } from "../../design/field.tsx";
import { Notice, type NoticeWords } from "../../design/notice.tsx";
import { Trap } from "../../design/trap.tsx";
import type { FieldProblem } from "../../forms/fields.ts";
import { readFormDraft, restoreDraft, storeDraft, typedInto } from "../../forms/form-draft.ts";
import { newKey } from "../../forms/form-key.ts";
import { LEAD_TRADE_KEYS } from "../../pages/trades/catalog/trades.ts";
import { filled, listed } from "../../text/format.ts";
import { LEAD_FIELDS, LEAD_NAMES, type LeadName } from "../catalog/lead-fields.ts";
import type { LeadProblems } from "../rules/lead.ts";
import { answerNames } from "../rules/typed-answers.ts";
import type { lead } from "../words/lead.ts";
import { LEAD_DRAFT } from "./memory.ts";
import { sendLead } from "./send-lead.ts";
import type { Calculator } from "./use-calculator.ts";

export type LeadWords = typeof lead;

/** What the page's response to the form brings back, plus the form's key and the time it was opened. */
export type LeadStart = { values: Record<string, string>; problems: LeadProblems; notice?: NoticeWords; key: string; openedAt: number };

/** Screen 5. With JavaScript the lead goes to its endpoint; without it, the form posts to the page. */
export function LeadForm({
  words,
  start,
  action,
  calculator,
}: {
  words: LeadWords;
  start: LeadStart;
  action: string;
  calculator: Calculator;
}) {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef("");
  const [problems, setProblems] = useState(start.problems);
  const [notice, setNotice] = useState(start.notice);
  const [missing, setMissing] = useState<readonly LeadName[]>([]);
  const [isSending, setSending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isWaiting = calculator.isLive && missing.length > 0;

  useEffect(() => {
    if (!form.current) return;
    const draft = { ...readFormDraft(LEAD_DRAFT), ...typedInto(form.current, LEAD_NAMES) };
    restoreDraft(form.current, draft, LEAD_NAMES);
    // What was typed before this script ran isn't in the draft yet.
    if (Object.keys(draft).length) storeDraft(form.current, LEAD_DRAFT, LEAD_NAMES);
    setMissing(emptyIn(form.current));
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    if (missing[0]) {
      setProblems(Object.fromEntries(missing.map((name) => [name, "required"])));
      return document.getElementById(missing[0])?.focus();
    }
    const values = valuesIn(event.currentTarget);
    key.current ||= newKey();
    setSending(true);
    setNotice(undefined);
    const outcome = await sendLead({ ...calculator.answers, ...values }, key.current);
    setSending(false);
    if (outcome.kind === "sent") return calculator.finish(values.tradeType ?? "", outcome.isEmailed);
    setProblems(outcome.kind === "invalid" ? outcome.problems : {});
    setAttempt((attempt) => attempt + 1);
    if (outcome.kind !== "invalid") setNotice(outcome.kind === "too-many" ? words.tooMany : words.failed);
  };

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
    <div className="wrap grid gap-10 py-10 md:py-14 lg:grid-cols-[1fr_1.35fr] lg:gap-16">
      <div>
        <p className="eyebrow text-mark mb-3">{words.before}</p>
        <h1 tabIndex={-1} className="display text-h1 screen-title">
          {words.title}
        </h1>
        <p className="measure text-stone mt-4 text-lg">{words.text}</p>
      </div>
      <form
        ref={form}
        method="post"
        action={action}
        noValidate={calculator.isLive}
        className="lead-form card p-5 sm:p-8"
        onSubmit={submit}
        onInput={(event) => {
          storeDraft(event.currentTarget, LEAD_DRAFT, LEAD_NAMES);
          const empty = emptyIn(event.currentTarget);
          setMissing(empty);
          const { name } = event.target as HTMLInputElement;
          // What was wrong with it may be mended; whether it is, the next attempt says.
          if (name in problems && !empty.includes(name as LeadName)) setProblems({ ...problems, [name]: undefined });
        }}
      >
        <ErrorSummary heading={words.summary} problems={named} attempt={attempt} />
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
            <Notice {...notice} kind="destructive" close={words.close} onClose={() => setNotice(undefined)} />
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
    </div>
  );
}

function valuesIn(form: HTMLFormElement) {
  const given = new FormData(form);
  return Object.fromEntries(LEAD_NAMES.map((name) => [name, String(given.get(name) ?? "")]));
}

function emptyIn(form: HTMLFormElement) {
  const values = valuesIn(form);
  return LEAD_NAMES.filter((name) => LEAD_FIELDS[name].required && !values[name]?.trim());
}
