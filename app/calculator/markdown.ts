import { PACKAGE_KEYS } from "../pages/packages/catalog/packages.ts";
import { contactAbout, pages } from "../site/pages.ts";
import { labels } from "../site/words/labels.ts";
import { filled } from "../text/format.ts";
import { document, labeled, link, type MarkdownPart, mdHeading, mdList } from "../text/write-markdown.ts";
import type { InputName } from "./catalog/inputs.ts";
import { calculate } from "./rules/calculator.ts";
import { figuresOf } from "./rules/figures.ts";
import { paybackSentence } from "./rules/payback-sentence.ts";
import { reasonFor } from "./rules/reason.ts";
import { packageFigures, recommend } from "./rules/recommendation.ts";
import { report } from "./words/report.ts";
import { calculator } from "./words/screens.ts";

const TIME: InputName[] = ["currentEstimatingHours", "currentAdminHours", "followUpHours"];
const METRICS: InputName[] = ["averageHourlyRate", "averageJobValue", "missedLeadsPerMonth", "employeeCount"];

/** What the calculator asks and how it works out its report, with the first screen's example worked through. */
export function calculatorMarkdown() {
  const { welcome, timeTracking, businessMetrics, privacy } = calculator;
  return document(
    calculator.logo,
    mdHeading(1, welcome.headline),
    welcome.lead,
    link(welcome.button, pages.calculator.path),
    `${welcome.notes.join(". ")}.`,
    welcome.proof,
    mdHeading(2, welcome.revealsHeading),
    mdList(welcome.reveals),
    asked(timeTracking, TIME),
    asked(businessMetrics, METRICS),
    privacy,
    mdHeading(2, report.title),
    worked(),
    link(labels.bookStrategy, contactAbout("strategy-session")),
  );
}

function asked({ title, lead }: { title: string; lead: string }, names: InputName[]): MarkdownPart {
  return [mdHeading(2, title), lead, mdList(names.map((name) => labeled(calculator.fields[name].label, calculator.fields[name].hint)))];
}

function worked(): MarkdownPart {
  const { mark, text, inputs } = calculator.welcome.example;
  const { cards, workings, guarantee, year } = report;
  const results = calculate(inputs);
  const figures = figuresOf(inputs, results);
  const recommended = recommend(inputs, results);
  const said = (sentence: string) => filled(sentence, figures);
  const values = { time: figures.timeLoss, loss: figures.dollarLoss, savings: figures.dollarSavings, roi: figures.roi };
  return [
    labeled(mark, said(text)),
    (["time", "loss", "savings", "roi"] as const).map((key) => [
      mdHeading(3, cards[key].label),
      said(`${values[key]}${"unit" in cards[key] ? ` ${cards[key].unit}` : ""}, ${cards[key].note}`),
      said(cards[key].counts),
      mdList(workings[key].map(said)),
    ]),
    mdHeading(2, guarantee.heading),
    said(guarantee.text),
    reasonFor(recommended, guarantee, figures),
    paybackSentence(year, recommended),
    mdList(PACKAGE_KEYS.map(offered)),
    said(guarantee.assumed),
    link(guarantee.terms.label, guarantee.terms.href),
  ];
}

function offered(key: (typeof PACKAGE_KEYS)[number]) {
  const { name, price, range, hours, value } = packageFigures(key);
  const promised = [filled(report.guarantee.hours, { hours }), value && filled(report.guarantee.value, { value })]
    .filter(Boolean)
    .join(" ");
  return labeled(name, `${price}. ${range}. ${promised}.`);
}
