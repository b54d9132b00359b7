import type { PlanStepWords } from "../rules/plan-step.ts";
import { type PlanStepKey, planSteps } from "./plan.ts";

/** What the action plan gives away. The spreadsheets are made by workshop/tools; the rest is built from the plan's own words. */
export const planFiles = {
  heading: "Action plan templates",
  text: "Yours to keep and change. No sign-up.",
  files: [
    { href: "/templates/master-1-small-repair.xlsx", name: "Master estimate 1: small repair", kind: "Excel", step: "estimating" },
    { href: "/templates/master-2-standard-install.xlsx", name: "Master estimate 2: standard install", kind: "Excel", step: "estimating" },
    { href: "/templates/master-3-big-job.xlsx", name: "Master estimate 3: big job in phases", kind: "Excel", step: "estimating" },
    { href: "/templates/auto-response.txt", name: "Auto-response text", kind: "Text", step: "leads" },
    { href: "/templates/follow-up.txt", name: "3-touch follow-up texts", kind: "Text", step: "followUp" },
    {
      href: "/templates/follow-up.ics",
      name: "Follow-up reminders: day 3, 7 and 14 from today",
      kind: "Calendar",
      step: "followUp",
    },
  ] satisfies { href: string; name: string; kind: string; step: PlanStepKey }[],
};

/** The texts as files to copy from. */
export const planFileTexts: Record<string, string> = {
  "auto-response.txt": textFile(planSteps.leads),
  "follow-up.txt": textFile(planSteps.followUp),
};

/** The three reminders: how many days after the quote went out, and what to send. */
export const quoteReminders = planSteps.followUp.quickWin.texts.map(({ label, body }) => ({
  day: Number(label.replace(/\D/g, "")),
  title: `Follow up on the quote: ${label.toLowerCase()}`,
  body,
}));

function textFile({ quickWin: { title, text, texts = [] } }: PlanStepWords) {
  const written = texts.map(({ label, body }) => `${label}\r\n${"-".repeat(label.length)}\r\n${body}\r\n`);
  return [`${title}\r\n${text}\r\n`, ...written].join("\r\n");
}
