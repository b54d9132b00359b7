import { quickWinBlocks, savingOf } from "../../calculator/mail/step-blocks.ts";
import { estimate } from "../../calculator/rules/calculator.ts";
import { type Figures, figuresOf } from "../../calculator/rules/figures.ts";
import type { Lead } from "../../calculator/rules/lead.ts";
import type { PlanStepWords } from "../../calculator/rules/plan-step.ts";
import { shownParts } from "../../calculator/rules/shown-parts.ts";
import { planSteps } from "../../calculator/words/plan.ts";
import { greetingName, repeatableName } from "../../forms/name.ts";
import { type Email, writeEmail } from "../../mail/email.ts";
import { button, type EmailBlock, firstText, list, paragraph } from "../../mail/email-blocks.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { emailFrame, routePicture } from "../../mail/words.ts";
import { type ToolFile, toolLink } from "../../pages/tools/tool-links.ts";
import { tools } from "../../pages/tools/words/tools.ts";
import type { LeadTrade } from "../../pages/trades/catalog/trades.ts";
import { contactInEmail } from "../../site/pages.ts";
import { whoCalls } from "../../site/who-calls.ts";
import { dayIn, longDate } from "../../time/dates.ts";
import { followUpWords as words } from "../words.ts";

/** Day 3: the part of their plan that's worth most by their own numbers, and what to do about it tonight. */
export function actionEmail(lead: Lead, settings: MailSettings, stopUrl: string): Email {
  const { step, figures } = bestStep(lead);
  const { title } = step;
  const blocks = [
    paragraph(figures ? words.action.text : words.action.plain),
    paragraph(figures ? words.action.worth(title, savingOf(step, figures)) : `${title}.`),
    ...quickWinBlocks(step),
    paragraph(words.action.close),
  ];
  return write(lead, settings, stopUrl, { heading: words.action.heading, subject: words.action.subject(title.toLowerCase()), blocks });
}

/** Day 7: a tool of their trade to take away. */
export function toolEmail(lead: Lead, settings: MailSettings, stopUrl: string): Email {
  const [tool] = toolOfTrade(lead.tradeType);
  const { subject, heading, text, download, page, why, close } = words.tool;
  const links = tool
    ? [
        { text: [{ label: download(tool.kind, tool.size), url: settings.siteUrl + tool.href }] },
        ...(tool.page ? [{ text: [{ label: page, url: settings.siteUrl + tool.page }] }] : []),
      ]
    : [];
  const blocks = [
    ...(tool ? [paragraph(`${tool.name}. ${tool.use}`)] : []),
    paragraph(why[lead.tradeType]),
    paragraph(text),
    list(links),
    paragraph(close),
  ];
  return write(lead, settings, stopUrl, { heading, subject: subject(tool?.name ?? ""), blocks });
}

/** Day 14: the last one, which says so. */
export function lastEmail(lead: Lead, settings: MailSettings, stopUrl: string): Email {
  const { subject, heading, text, honest } = words.last;
  return write(lead, settings, stopUrl, { heading, subject: subject(), blocks: [paragraph(text), paragraph(honest)] });
}

type FollowUpText = { heading: string; subject: string; blocks: EmailBlock[] };

/** One link to book, one to stop, and why they get it. It repeats no free text, so that nobody can send messages through us. */
function write(lead: Lead, settings: MailSettings, stopUrl: string, { heading, subject, blocks }: FollowUpText): Email {
  const body = {
    heading,
    preview: firstText(blocks),
    picture: routePicture,
    blocks: [
      paragraph(emailFrame.greeting(greetingName(lead.name))),
      ...blocks,
      button(words.book, settings.siteUrl + contactInEmail("strategy-session")),
      paragraph(emailFrame.sign(whoCalls(settings), settings.siteName)),
    ],
    reason: words.reason(longDate(dayIn(settings.timeZone, lead.createdAt))),
    footerLink: { label: words.stop, url: stopUrl },
  };
  const to = { name: repeatableName(lead.name), address: lead.email };
  return { ...writeEmail(body, settings), to, subject, listUnsubscribe: stopUrl };
}

type StepKey = keyof typeof planSteps;

/** The first of the plan, as long as there are no numbers. */
function bestStep({ inputs, isHalved }: Lead): { step: PlanStepWords; figures?: Figures } {
  const results = estimate(inputs, isHalved);
  if (!results) return { step: planSteps.leads };
  const { parts } = shownParts(results);
  const saved = (step: StepKey) => parts.find(({ key }) => key === step)?.savedUsd ?? 0;
  const [best = "leads"] = (Object.keys(planSteps) as StepKey[]).toSorted((a, b) => saved(b) - saved(a));
  return { step: planSteps[best], figures: figuresOf(inputs, results) };
}

/** The take-away tool that suits each trade of the lead form best. */
const TOOL_OF_TRADE: Record<LeadTrade, ToolFile> = {
  electrical: "permit-tracker.xlsx",
  plumbing: "water-heater-card.docx",
  hvac: "tune-up-report.docx",
  roofing: "change-order.docx",
  "general-contractor": "two-week-look-ahead.xlsx",
  other: "loaded-labor-rate.xlsx",
};

function toolOfTrade(trade: LeadTrade) {
  const found = tools.filter(({ file }) => file === TOOL_OF_TRADE[trade]);
  return found.map((tool) => ({ ...toolLink(tool), use: tool.use }));
}
