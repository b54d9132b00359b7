import { type FormEvent, useEffect, useRef, useState } from "react";
import type { NoticeWords } from "../../design/notice.tsx";
import { readFormDraft, restoreDraft, storeDraft, typedInto } from "../../forms/form-draft.ts";
import { LEAD_FIELDS, LEAD_NAMES, type LeadName } from "../catalog/lead-fields.ts";
import type { LeadProblems } from "../rules/lead.ts";
import { LEAD_DRAFT } from "./memory.ts";
import { sendLead } from "./send-lead.ts";
import type { Calculator } from "./use-calculator.ts";

/** What the page's response to the form brings back, plus the form's key and the time it was opened. */
export type LeadStart = { values: Record<string, string>; problems: LeadProblems; notice?: NoticeWords; key: string; openedAt: number };

/**
 * The same for everyone, because the server combines it with the answers: after a lost answer and a reload the same form is still one lead.
 */
const FORM_KEY = "plan";

/** What a visitor has typed, what's still missing, and what became of sending it. */
export function useLeadForm(words: Record<"tooMany" | "failed", NoticeWords>, start: LeadStart, calculator: Calculator) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(start.problems);
  const [notice, setNotice] = useState(start.notice);
  const [missing, setMissing] = useState<readonly LeadName[]>([]);
  const [isSending, setSending] = useState(false);
  const [attempt, setAttempt] = useState(0);

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
    setSending(true);
    setNotice(undefined);
    const outcome = await sendLead({ ...calculator.answers, ...values }, FORM_KEY);
    setSending(false);
    if (outcome.kind === "sent") return calculator.finish(values.tradeType ?? "", outcome.isEmailed);
    setProblems(outcome.kind === "invalid" ? outcome.problems : {});
    setAttempt((attempt) => attempt + 1);
    if (outcome.kind !== "invalid") setNotice(outcome.kind === "too-many" ? words.tooMany : words.failed);
  };

  const typed = (event: FormEvent<HTMLFormElement>) => {
    storeDraft(event.currentTarget, LEAD_DRAFT, LEAD_NAMES);
    const empty = emptyIn(event.currentTarget);
    setMissing(empty);
    const { name } = event.target as HTMLInputElement;
    // What was wrong with it may be mended; whether it is, the next attempt says.
    if (name in problems && !empty.includes(name as LeadName)) setProblems({ ...problems, [name]: undefined });
  };

  return { form, problems, notice, closeNotice: () => setNotice(undefined), missing, isSending, attempt, submit, typed };
}

function valuesIn(form: HTMLFormElement) {
  const given = new FormData(form);
  return Object.fromEntries(LEAD_NAMES.map((name) => [name, String(given.get(name) ?? "")]));
}

function emptyIn(form: HTMLFormElement) {
  const values = valuesIn(form);
  return LEAD_NAMES.filter((name) => LEAD_FIELDS[name].required && !values[name]?.trim());
}
