import { LEAD_NAMES, type LeadName } from "../catalog/lead-fields.ts";
import { calculator } from "../content/calculator.ts";
import { plan } from "../content/calculator-plan.ts";
import { report } from "../content/calculator-report.ts";
import { emails } from "../content/emails.ts";
import { lead as leadForm } from "../content/lead.ts";
import { leadEmails } from "../content/lead-emails.ts";
import { templates } from "../content/templates.ts";
import { type Step, writeAddress } from "../rules/calculator/answers.ts";
import { estimate, inputNames, missingInputs } from "../rules/calculator/calculator.ts";
import { type Figures, figuresOf } from "../rules/calculator/figures.ts";
import { reasonFor, recommend } from "../rules/calculator/recommendation.ts";
import { isImplausible, lossShareOf } from "../rules/calculator/revenue.ts";
import { repeatableName } from "../rules/form/name.ts";
import { figure, filled } from "../rules/format.ts";
import { answersOf, type Lead } from "../rules/lead/lead.ts";
import { type AgencyEmail, type Block, button, type Email, heading, list, paragraph, type Studio, writeEmail } from "./email.ts";

/**
 * To the visitor: the plan with their own figures, the texts and the calendar link. It repeats no free text, so that nobody can send
 * messages through us.
 */
export function planEmail(lead: Lead, studio: Studio, isHalved = false): Email {
  const words = leadEmails.plan;
  const result = resultOf(lead, isHalved);
  const reportUrl = screenUrl(lead, studio, 3, isHalved);
  const blocks = [
    paragraph(emails.greeting(repeatableName(lead.name))),
    ...(result ? figureBlocks(lead, result) : [paragraph(words.incomplete(missingIn(lead)))]),
    button(result ? words.report : words.complete, reportUrl),
    ...plan.steps.flatMap((step, i) => stepBlocks(step, i + 1, result?.figures)),
    heading(words.templates),
    list(templates.files.map(({ name, href }) => ({ label: name, url: `${studio.siteUrl}${href}` }))),
    paragraph(words.bookText),
    button(words.book, `${studio.siteUrl}/contact?interest=strategy-session`),
    paragraph(emails.sign(studio.siteName)),
  ];
  return {
    ...write(studio, words.heading, blocks, leadEmails.footer),
    to: { name: repeatableName(lead.name), address: lead.email },
    subject: words.subject,
  };
}

/** To the agency: who it is, their numbers and what those add up to. */
export function leadNotice(lead: Lead, studio: Studio, isHalved = false): AgencyEmail {
  const words = leadEmails.notice;
  const result = resultOf(lead, isHalved);
  const given = LEAD_NAMES.filter((name) => lead[name]).map((name): [string, string] => [leadEmails.fields[name], answerIn(lead, name)]);
  const numbers = inputNames.map((name): [string, string] => [calculator.fields[name].label, figure(lead.inputs[name])]);
  const blocks: Block[] = [paragraph(words.text), { kind: "facts", rows: [...given, ...numbers, ...(result ? totals(result) : [])] }];
  return {
    ...write(studio, words.heading, blocks, leadEmails.agencyFooter),
    replyTo: { name: repeatableName(lead.name), address: lead.email },
    subject: words.subject(lead.company, result?.figures.dollarSavings ?? ""),
  };
}

type Result = NonNullable<ReturnType<typeof resultOf>>;

function resultOf({ inputs }: Lead, isHalved: boolean) {
  const results = estimate(inputs, isHalved);
  return results && { results, figures: figuresOf(inputs, results) };
}

/** As the form shows it: 'General Contractor', not 'general-contractor'. */
function answerIn(lead: Lead, name: LeadName) {
  return name === "tradeType" ? leadForm.trades[lead.tradeType] : lead[name];
}

/** The four figures, what they count, and the package they point to. */
function figureBlocks({ inputs }: Lead, result: Result): Block[] {
  const { results, figures } = result;
  const { text, counts } = leadEmails.plan;
  const share = isImplausible(lossShareOf(inputs, results)) ? ` ${filled(report.cards.loss.share, figures)}` : "";
  const said = [
    counts.loss + share,
    results.isHalved ? `${counts.savings} ${report.half.on}` : counts.savings,
    reasonFor(recommend(inputs, results), report.guarantee, figures),
  ];
  return [paragraph(text), { kind: "facts", rows: totals(result) }, ...said.map(paragraph)];
}

function totals({ results: { isHalved }, figures }: Result): [string, string][] {
  const { timeLoss, dollarLoss, dollarSavings, roi } = leadEmails.figures;
  const { halved, full } = leadEmails.plan;
  const recovered: [string, string][] = isHalved
    ? [
        [halved(dollarSavings), figures.dollarSavings],
        [full(dollarSavings), figures.fullDollarSavings],
        [halved(roi), figures.roi],
      ]
    : [
        [dollarSavings, figures.dollarSavings],
        [roi, figures.roi],
      ];
  return [[timeLoss, filled(leadEmails.hours, figures)], [dollarLoss, figures.dollarLoss], ...recovered];
}

/** What to do tonight needs no figures, so it's there without them too. */
function stepBlocks(
  { title, problem, figure, figureLabel, value, quickWin }: (typeof plan.steps)[number],
  number: number,
  figures?: Figures,
) {
  const { texts = [], points = [] } = quickWin;
  const items = [...points.map((text) => ({ text })), ...texts.map(({ label, body }) => ({ label, text: body }))];
  return [
    heading(leadEmails.plan.step(number, title)),
    ...(figures ? [paragraph(filled(`${figure} ${figureLabel}, ${value}`, figures)), paragraph(filled(problem, figures))] : []),
    paragraph(`${plan.quickWinLabel}: ${quickWin.title}. ${quickWin.text}`),
    list(items),
  ];
}

function missingIn({ inputs }: Lead) {
  return new Intl.ListFormat("en-US").format(missingInputs(inputs).map((name) => calculator.fields[name].label.toLowerCase()));
}

/** The numbers are in the fragment, which no server sees. */
function screenUrl({ inputs }: Lead, { siteUrl }: Studio, step: Step, isHalved: boolean) {
  return `${siteUrl}/ai-toolkit-contractors#${writeAddress(step, { ...answersOf(inputs), half: isHalved ? "1" : "" })}`;
}

function write(studio: Studio, heading: string, blocks: Block[], footer: typeof leadEmails.footer) {
  return writeEmail({ heading, blocks, footer: footer(studio.siteName, studio.contactEmail) }, studio.siteName);
}
