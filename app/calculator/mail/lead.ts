import { greetingName, repeatableName } from "../../forms/name.ts";
import { type AgencyEmail, type Email, writeEmail } from "../../mail/email.ts";
import {
  button,
  type EmailBlock,
  type EmailFact,
  type EmailText,
  facts,
  heading,
  mailLink,
  paragraph,
  phoneLink,
  smallPrint,
} from "../../mail/email-blocks.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { emailFrame, routePicture } from "../../mail/words.ts";
import { allPages, contactInEmail, pages } from "../../site/pages.ts";
import { whoCalls } from "../../site/who-calls.ts";
import { figure, filled, listed } from "../../text/format.ts";
import { capitalized } from "../../text/in-sentence.ts";
import { mailUrl } from "../../text/mail-url.ts";
import { type InputName, inputNames } from "../catalog/inputs.ts";
import { LEAD_NAMES, type LeadName } from "../catalog/lead-fields.ts";
import { estimate, missingInputs } from "../rules/calculator.ts";
import { climbPicture, pictureName } from "../rules/climb-picture.ts";
import { type Figures, figuresOf } from "../rules/figures.ts";
import { answersOf, type Lead } from "../rules/lead.ts";
import type { PlanStepWords } from "../rules/plan-step.ts";
import { reasonFor } from "../rules/reason.ts";
import { packageFigures, type Recommendation, recommend } from "../rules/recommendation.ts";
import { isImplausible, lossShareOf } from "../rules/revenue.ts";
import { type CalculatorStep, writeAddress } from "../rules/typed-answers.ts";
import { climbWords } from "../words/climb.ts";
import { leadEmails } from "../words/emails.ts";
import { lead as leadForm } from "../words/lead.ts";
import { type PlanStepKey, planSteps } from "../words/plan.ts";
import { planFiles } from "../words/plan-files.ts";
import { report } from "../words/report.ts";
import { calculator } from "../words/screens.ts";
import { inOneLine, quickWinBlocks } from "./step-blocks.ts";

/**
 * To the visitor: the calendar link they asked for, the plan with their own figures, and the texts. It repeats no free text, so that nobody
 * can send messages through us.
 */
export function planEmail(lead: Lead, settings: MailSettings): Email {
  const words = leadEmails.plan;
  const result = resultOf(lead);
  const reportUrl = screenUrl(lead, settings, 3);
  const picture = result && climbPicture(Number(pictureName(result.results.savedHoursPerWeek)), climbWords, { isInEmail: true });
  const booking = { label: words.book, url: settings.siteUrl + contactInEmail("strategy-session") };
  const blocks = [
    paragraph(emailFrame.greeting(greetingName(lead.name))),
    paragraph(words.bookText),
    button(booking.label, booking.url),
    ...(result ? figureBlocks(lead, result, settings) : [paragraph(words.incomplete(missingIn(lead))), button(words.complete, reportUrl)]),
    ...Object.keys(planSteps).flatMap((key, i) => stepBlocks(key as PlanStepKey, i + 1, settings, result?.figures)),
    paragraph(inOneLine([booking, ...(result ? [{ label: words.report, url: reportUrl }] : [])])),
    paragraph(emailFrame.sign(whoCalls(settings), settings.siteName)),
  ];
  const preview = result ? words.text : words.bookText;
  return {
    ...writeEmail({ heading: words.heading, preview, ...(picture && { figure: picture }), blocks, reason: leadEmails.reason }, settings),
    ...(picture && { drawing: { title: picture.title, siteName: settings.siteName, tagline: "", climb: picture.climb } }),
    to: { name: repeatableName(lead.name), address: lead.email },
    subject: words.subject(greetingName(lead.name), picture?.title ?? ""),
  };
}

/** To the agency: who it is, their numbers and what those add up to. */
export function leadNotice(lead: Lead, settings: MailSettings): AgencyEmail {
  const words = leadEmails.notice;
  const result = resultOf(lead);
  const given = LEAD_NAMES.filter((name) => lead[name]).map((name): EmailFact => [leadEmails.fields[name], answerIn(lead, name)]);
  const reply = button(words.reply(greetingName(lead.name)), mailUrl(lead.email));
  const blocks = [facts(given), reply, smallPrint(words.text), facts(numbersOf(lead))];
  const large = result && { value: result.figures.dollarSavings, unit: words.savings };
  const preview = `${lead.name}, ${leadForm.trades[lead.tradeType]}`;
  const body = {
    heading: words.heading,
    preview,
    ...(large && { figure: large }),
    picture: routePicture,
    blocks,
    reason: leadEmails.agencyReason(settings.siteName),
  };
  return {
    ...writeEmail(body, settings),
    replyTo: { name: repeatableName(lead.name), address: lead.email },
    subject: words.subject(lead.company, result?.figures.dollarSavings ?? ""),
  };
}

/** The numbers they typed, and what those add up to. */
export function numbersOf(lead: Lead): LabeledValue[] {
  const result = resultOf(lead);
  return [
    ...inputNames.map((name): LabeledValue => [calculator.fields[name].label, amountIn(lead, name)]),
    ...(result ? totals(result) : []),
  ];
}

type LabeledValue = [label: string, value: string];
type Result = NonNullable<ReturnType<typeof resultOf>>;

function resultOf({ inputs, isHalved }: Lead) {
  const results = estimate(inputs, isHalved);
  return results && { results, figures: figuresOf(inputs, results) };
}

/** As the form shows it: 'General Contractor', not 'general-contractor'. */
function answerIn(lead: Lead, name: LeadName): EmailText {
  if (name === "phone") return phoneLink(lead.phone);
  if (name === "email") return mailLink(lead.email);
  return name === "tradeType" ? leadForm.trades[lead.tradeType] : lead[name];
}

/** With its unit: '$85 / hour'. */
function amountIn({ inputs }: Lead, name: InputName) {
  const { prefix, unit } = calculator.fields[name];
  return `${prefix?.sign ?? ""}${figure(inputs[name])} ${unit}`;
}

/** The four figures, what they count, and the package they point to. */
function figureBlocks({ inputs }: Lead, result: Result, settings: MailSettings): EmailBlock[] {
  const { results, figures } = result;
  const { counts } = leadEmails.plan;
  const share = isImplausible(lossShareOf(inputs, results)) ? ` ${filled(report.cards.loss.share, figures)}` : "";
  return [
    facts(totals(result), true),
    smallPrint(`${counts.loss}${share} ${counts.savings}`),
    ...(results.isHalved ? [paragraph(report.half.on)] : []),
    paragraph(packageText(recommend(inputs, results), figures, settings)),
  ];
}

/** Which package fits and why, what it costs and promises, and where to read more. Or why none does. */
function packageText(recommended: Recommendation, figures: Figures, { siteUrl }: MailSettings): EmailText {
  const { packages, seePackage, terms } = leadEmails.plan;
  const reason = reasonFor(recommended, report.guarantee, figures);
  const { key } = recommended;
  if (!key) return reason;
  const facts = packageFigures(key);
  const page = allPages.find((page) => page.package === key);
  return [
    `${reason} ${filled(packages[key], facts)} `,
    { label: filled(seePackage, facts), url: `${siteUrl}${page?.path}` },
    " · ",
    { label: terms.label, url: siteUrl + terms.path },
  ];
}

function totals({ results: { isHalved }, figures }: Result): LabeledValue[] {
  const { timeLoss, dollarLoss, dollarSavings, roi } = leadEmails.figures;
  const { halved, full } = leadEmails.plan;
  const recovered: LabeledValue[] = isHalved
    ? [
        [halved(dollarSavings), figures.dollarSavings],
        [full(dollarSavings), figures.fullDollarSavings],
        [halved(roi), filled(leadEmails.roi, figures)],
      ]
    : [
        [dollarSavings, figures.dollarSavings],
        [roi, filled(leadEmails.roi, figures)],
      ];
  return [[timeLoss, filled(leadEmails.hours, figures)], [dollarLoss, figures.dollarLoss], ...recovered];
}

/** What it saves as a large figure, then what to do tonight, and with which files. */
function stepBlocks(key: PlanStepKey, number: number, { siteUrl }: MailSettings, figures?: Figures) {
  const step: PlanStepWords = planSteps[key];
  const { step: title, worth } = leadEmails.plan;
  const files = planFiles.files.filter((file) => file.step === key).map(({ name, href }) => ({ label: name, url: siteUrl + href }));
  return [
    heading(title(number, step.title)),
    ...(figures ? [facts([[capitalized(filled(step.figureLabel, figures)), filled(worth(step), figures)]], true)] : []),
    ...quickWinBlocks(step, files),
  ];
}

function missingIn({ inputs }: Lead) {
  return listed(missingInputs(inputs).map((name) => calculator.fields[name].label.toLowerCase()));
}

/** The numbers are in the fragment, which no server sees. */
function screenUrl({ inputs, isHalved }: Lead, { siteUrl }: MailSettings, step: CalculatorStep) {
  return `${siteUrl}${pages.calculator.path}#${writeAddress(step, { ...answersOf(inputs), half: isHalved ? "1" : "" })}`;
}
