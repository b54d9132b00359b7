import { LEAD_NAMES, type LeadName } from "../catalog/lead-fields.ts";
import { calculator } from "../content/calculator.ts";
import { plan } from "../content/calculator-plan.ts";
import { emails } from "../content/emails.ts";
import { lead as form } from "../content/lead.ts";
import { leadEmails } from "../content/lead-emails.ts";
import { templates } from "../content/templates.ts";
import { type Step, writeAddress } from "../rules/calculator/answers.ts";
import { estimate, inputNames, missingInputs } from "../rules/calculator/calculator.ts";
import { type Figures, figuresOf } from "../rules/calculator/figures.ts";
import { repeatableName } from "../rules/form/name.ts";
import { figure, filled } from "../rules/format.ts";
import { answersOf, type Lead } from "../rules/lead/lead.ts";
import { type AgencyEmail, type Block, button, type Email, paragraph, type Studio, writeEmail } from "./email.ts";

/**
 * To the visitor: the plan with their own figures, the texts and the calendar link. It repeats no free text, so that nobody can send
 * messages through us.
 */
export function planEmail(lead: Lead, studio: Studio): Email {
  const words = leadEmails.plan;
  const figures = figuresFor(lead);
  const blocks = [
    paragraph(emails.greeting(repeatableName(lead.name))),
    ...(figures ? planBlocks(figures) : [paragraph(words.incomplete(missingIn(lead))), ...quickWins()]),
    figures ? button(words.report, screenUrl(lead, studio, 3)) : button(words.complete, screenUrl(lead, studio, 3)),
    paragraph([words.templates, ...templates.files.map(({ name, href }) => `${name}: ${studio.siteUrl}${href}`)].join("\n")),
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
export function leadNotice(lead: Lead, studio: Studio): AgencyEmail {
  const words = leadEmails.notice;
  const figures = figuresFor(lead);
  const given = LEAD_NAMES.filter((name) => lead[name]).map((name): [string, string] => [leadEmails.fields[name], answerIn(lead, name)]);
  const numbers = inputNames.map((name): [string, string] => [calculator.fields[name].label, figure(lead.inputs[name])]);
  const blocks: Block[] = [paragraph(words.text), { kind: "facts", rows: [...given, ...numbers, ...(figures ? totals(figures) : [])] }];
  return {
    ...write(studio, words.heading, blocks, leadEmails.agencyFooter),
    replyTo: { name: repeatableName(lead.name), address: lead.email },
    subject: words.subject(lead.company, figures?.dollarSavings ?? ""),
  };
}

/** As the form shows it: 'General Contractor', not 'general-contractor'. */
function answerIn(lead: Lead, name: LeadName) {
  return name === "tradeType" ? form.trades[lead.tradeType] : lead[name];
}

function planBlocks(figures: Figures): Block[] {
  const steps = plan.steps.map((step, i) => {
    const said = filled(`${i + 1}. ${step.title}: ${step.figure} ${step.figureLabel}, ${step.value}`, figures);
    return paragraph([said, filled(step.problem, figures), ...quickWinLines(step.quickWin)].join("\n"));
  });
  return [paragraph(leadEmails.plan.text), { kind: "facts", rows: totals(figures) }, ...steps];
}

/** The steps for tonight need no figures. */
function quickWins(): Block[] {
  return plan.steps.map((step, i) => paragraph([`${i + 1}. ${step.title}`, ...quickWinLines(step.quickWin)].join("\n")));
}

function quickWinLines({ title, text, texts = [], points = [] }: (typeof plan.steps)[number]["quickWin"]) {
  return [`${plan.quickWinLabel}: ${title}. ${text}`, ...points, ...texts.map(({ label, body }) => `${label}: ${body}`)];
}

function totals(figures: Figures): [string, string][] {
  const { timeLoss, dollarLoss, dollarSavings, roi } = leadEmails.figures;
  return [
    [timeLoss, leadEmails.hours(figures.timeLoss)],
    [dollarLoss, figures.dollarLoss],
    [dollarSavings, figures.dollarSavings],
    [roi, figures.roi],
  ];
}

function figuresFor({ inputs }: Lead) {
  const results = estimate(inputs);
  return results && figuresOf(inputs, results);
}

function missingIn({ inputs }: Lead) {
  return new Intl.ListFormat("en-US").format(missingInputs(inputs).map((name) => calculator.fields[name].label.toLowerCase()));
}

/** The numbers are in the fragment, which no server sees. */
function screenUrl({ inputs }: Lead, { siteUrl }: Studio, step: Step) {
  return `${siteUrl}/ai-toolkit-contractors#${writeAddress(step, answersOf(inputs))}`;
}

function write(studio: Studio, heading: string, blocks: Block[], footer: typeof leadEmails.footer) {
  return writeEmail({ heading, blocks, footer: footer(studio.siteName, studio.contactEmail) }, studio.siteName);
}
