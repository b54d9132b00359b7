import { type EmailBlock, type EmailLink, list, paragraph } from "../../mail/email-blocks.ts";
import { filled } from "../../text/format.ts";
import type { Figures } from "../rules/figures.ts";
import type { PlanStepWords } from "../rules/plan-step.ts";
import { plan } from "../words/plan.ts";

/** What a step of the plan saves: '36 extra leads captured per year, $18,000 a year'. */
export function savingOf({ figure, figureLabel, value }: PlanStepWords, figures: Figures) {
  return filled(`${figure} ${figureLabel}, ${value}`, figures);
}

/**
 * What to do tonight needs no figures, so it's there without them too. Its files are in one line below the texts. Where each point has a
 * file, whose name says as much, those are the list.
 */
export function quickWinBlocks(
  { quickWin: { title, text, points = [], texts = [] } }: PlanStepWords,
  files: EmailLink[] = [],
): EmailBlock[] {
  const said = paragraph(`${plan.quickWinLabel}: ${title}. ${text}`);
  if (points.length > 0 && points.length === files.length) return [said, list(files.map((file) => ({ text: [file] })))];
  return [
    said,
    list([...points.map((point) => ({ text: point })), ...texts.map(({ label, body }) => ({ label, text: body }))]),
    ...(files.length > 0 ? [paragraph(inOneLine(files))] : []),
  ];
}

export function inOneLine(links: EmailLink[]) {
  return links.flatMap((link, i) => (i > 0 ? [" · ", link] : [link]));
}
