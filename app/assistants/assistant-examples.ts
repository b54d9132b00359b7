import { booking } from "../booking/words/booking.ts";
import { assistantPage, EXAMPLE_FORM, EXAMPLE_NUMBERS } from "../pages/assistant/words.ts";
import { packages } from "../pages/packages/words/packages.ts";
import { toolLink } from "../pages/tools/tool-links.ts";
import { pages } from "../site/pages.ts";
import type { Settings } from "../site/settings.ts";
import { labels } from "../site/words/labels.ts";
import { filled } from "../text/format.ts";
import { estimateOf } from "./mcp/estimate-profit.ts";
import { toolsFor } from "./mcp/get-tool.ts";
import { toldToPress } from "./words/mcp-tools.ts";

export type AssistantExample = { question: string; note?: string; parts: AnswerPart[]; link?: { href: string; label: string } };
type AnswerPart = { title?: string; items: string[] };

/** What to ask, with what the tools for assistants answer, so that a changed price or formula changes here too. */
export function assistantExamples({ siteUrl, promiseHours, assistants }: Settings): AssistantExample[] {
  const { asked, numbers, when } = assistantPage.tries;
  const within = filled(booking.done.promise.usual, { hours: String(promiseHours) });
  const { currentEstimatingHours, currentAdminHours, followUpHours } = EXAMPLE_NUMBERS;
  const { figures, link } = estimateOf(EXAMPLE_NUMBERS, false, siteUrl);
  const { name, guarantee } = packages.growthEngine;
  return [
    {
      question: asked.profit(currentEstimatingHours + currentAdminHours + followUpHours),
      note: numbers,
      parts: figures.slice(0, 2).map((figure) => ({ title: `${figure.name}: ${figure.value}`, items: figure.formula })),
      link: { href: link.slice(siteUrl.length), label: assistantPage.tries.report },
    },
    {
      question: asked.guarantee(name),
      parts: [{ items: [guarantee.text] }],
      link: { href: `${pages.packages.path}#guarantee`, label: labels.packages.guaranteeLink },
    },
    ...toolsFor(EXAMPLE_FORM)
      .slice(0, 1)
      .map((tool) => ({ question: asked.form, parts: [{ items: [`${tool.name}: ${tool.use}`] }], link: fileOf(tool) })),
    ...(assistants ? [{ question: asked.call, parts: [{ items: [toldToPress(when, within)] }] }] : []),
  ];
}

function fileOf(tool: Parameters<typeof toolLink>[0]) {
  const { href, name, kind, size } = toolLink(tool);
  return { href, label: `${name}, ${kind}, ${size}` };
}
