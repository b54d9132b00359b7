import { type EmailBlock, list, paragraph } from "../../mail/email-blocks.ts";
import { filled } from "../../text/format.ts";
import type { Figures } from "../rules/figures.ts";
import type { PlanStepWords } from "../rules/plan-step.ts";
import { plan } from "../words/plan.ts";

/** What a step of the plan saves: '36 extra leads captured per year, $18,000 a year'. */
export function savingOf({ figure, figureLabel, value }: PlanStepWords, figures: Figures) {
  return filled(`${figure} ${figureLabel}, ${value}`, figures);
}

/** What to do tonight needs no figures, so it's there without them too. */
export function quickWinBlocks({ quickWin: { title, text, points = [], texts = [] } }: PlanStepWords): EmailBlock[] {
  return [
    paragraph(`${plan.quickWinLabel}: ${title}. ${text}`),
    list([...points.map((point) => ({ text: point })), ...texts.map(({ label, body }) => ({ label, text: body }))]),
  ];
}
