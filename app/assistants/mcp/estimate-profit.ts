import * as v from "valibot";
import { type InputName, type Inputs, inputNames } from "../../calculator/catalog/inputs.ts";
import { calculate } from "../../calculator/rules/calculator.ts";
import { type Figures, figuresOf } from "../../calculator/rules/figures.ts";
import { answersOf } from "../../calculator/rules/lead.ts";
import { paybackFigures, paybackFor } from "../../calculator/rules/package-payback.ts";
import { reasonFor } from "../../calculator/rules/reason.ts";
import { countedFigures, packageFigures, type Recommendation, recommend } from "../../calculator/rules/recommendation.ts";
import { REPORT_STEP, writeAddress } from "../../calculator/rules/typed-answers.ts";
import { report } from "../../calculator/words/report.ts";
import { pages } from "../../site/pages.ts";
import { filled } from "../../text/format.ts";
import { estimateProfitWords as words } from "../words/mcp-tools.ts";
import { readingTool } from "./tool.ts";

/** Far above any company. Beyond it figures would be written with an exponent. */
const MOST_AMOUNT = 10_000_000;

const schema = v.object({
  ...(Object.fromEntries(inputNames.map((name) => [name, amount(name)])) as Record<InputName, ReturnType<typeof amount>>),
  cutInHalf: v.optional(v.pipe(v.boolean(words.problemCut), v.description(words.cutInHalf)), false),
});

/** The calculator's own figures and sentences. Nothing is stored. */
export const estimateProfit = readingTool({
  words,
  schema,
  answer: ({ cutInHalf, ...inputs }, { settings }) => {
    const { figures, fit, link } = estimateOf(inputs, cutInHalf, settings.siteUrl);
    const lines = figures.flatMap(({ name, value, formula, counts }) => [
      `${name}: ${value}`,
      ...formula.map((line) => `- ${line}`),
      counts,
    ]);
    const text = [...lines, fit.why, ...fit.payback, ...fit.assumed, `${words.report} ${link}`].join("\n");
    return { text, data: { figures, package: fit, report: link } };
  },
});

/** What the report says about these numbers, and where it is. */
export function estimateOf(inputs: Inputs, cutInHalf: boolean, siteUrl: string) {
  const results = calculate(inputs, cutInHalf);
  const figures = figuresOf(inputs, results);
  const address = writeAddress(REPORT_STEP, { ...answersOf(inputs), ...(cutInHalf && { half: "1" }) });
  return {
    figures: shownFigures(figures),
    fit: fitOf(recommend(inputs, results), figures),
    link: `${siteUrl}${pages.calculator.path}?${address}`,
  };
}

function amount(name: InputName) {
  const problem = words.problems[name];
  return v.pipe(
    v.number(problem),
    v.finite(problem),
    v.check((value) => value > 0, problem),
    v.maxValue(MOST_AMOUNT, problem),
    v.description(words.input[name]),
  );
}

/** The report's four figures, each with its formula and what it counts. */
function shownFigures(figures: Figures) {
  const { cards, workings } = report;
  const figure = (key: "time" | "loss" | "savings" | "roi", value: string) => ({
    name: cards[key].label,
    value,
    formula: workings[key].map((line) => filled(line, figures)),
    counts: filled(cards[key].counts, figures),
  });
  return [
    figure("time", filled(`{timeLoss} ${cards.time.unit}`, figures)),
    figure("loss", figures.dollarLoss),
    figure("savings", filled(`{dollarSavings} ${cards.savings.note}`, figures)),
    figure("roi", filled(`{roi}, ${cards.roi.note}`, figures)),
  ];
}

function fitOf(recommended: Recommendation, figures: Figures) {
  const why = reasonFor(recommended, report.guarantee, figures);
  if (!recommended.key) return { name: null, why, payback: [report.year.none], assumed: [] };
  const { name, price } = packageFigures(recommended.key);
  return { name, price, why, assumed: [filled(report.guarantee.assumed, figures)], payback: paybackLines(recommended, figures) };
}

function paybackLines(recommended: Recommendation & { key: string }, figures: Figures) {
  const given = { ...figures, ...packageFigures(recommended.key), ...countedFigures(recommended.counted, report.year.lines) };
  const payback = paybackFor(recommended);
  if (!payback) return [filled(report.year.audit, given)];
  const { takes, payback: paid, noPayback } = report.year.build;
  return [takes, payback.month ? paid : noPayback].map((line) => filled(line, { ...given, ...paybackFigures(payback) }));
}
