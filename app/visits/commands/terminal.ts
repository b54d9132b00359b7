import { printTable } from "../../terminal/table.ts";
import { lookSentence } from "../mail/report.ts";
import { type Bars, NUMBER_NAMES, type ReportTable, reportParts } from "../report/parts.ts";
import type { Report } from "../rules/report.ts";
import { weeklyReport as words } from "../words.ts";

const HEIGHTS = "▁▂▃▄▅▆▇█";
const WIDEST = 24;

export function printReport(report: Report, isCounting: boolean) {
  const { headings } = words;
  const { numbers, funnel, calculator, sources, sourceResults, pages, assistants, devices, missing } = reportParts(report);
  if (!isCounting) console.log(`${words.off}\n`);
  heading(headings.numbers);
  printTable([
    ["", ...numbers.columns, ""],
    ...numbers.rows.map(({ name, cells }, i) => [name, ...cells, sparkline(report, NUMBER_NAMES[i])]),
  ]);
  bars(headings.funnel, funnel);
  bars(headings.calculator, calculator);
  table(headings.sources, sources);
  table(headings.sourceResults, sourceResults);
  table(headings.pages, pages);
  if (assistants.rows.length > 0) table(headings.assistants, assistants);
  bars(headings.devices, devices);
  if (missing.rows.length > 0) table(headings.missing, missing);
  console.log(`\n${lookSentence(report)}`);
}

function heading(text: string) {
  console.log(`\n${text}`);
}

/** One character per week, as high as its number. */
function sparkline({ weeks }: Report, name: (typeof NUMBER_NAMES)[number] = "visits") {
  const values = weeks.map((week) => week[name] ?? 0);
  const most = Math.max(1, ...values);
  return values.map((value) => HEIGHTS[Math.round((value / most) * (HEIGHTS.length - 1))]).join("");
}

function bars(title: string, rows: Bars) {
  heading(title);
  if (rows.length === 0) return console.log(words.nothing);
  printTable(rows.map(({ label, count, share }) => [label, count, "█".repeat(Math.ceil((share * WIDEST) / 100))]));
}

function table(title: string, { columns, rows }: ReportTable) {
  heading(title);
  if (rows.length === 0) return console.log(words.nothing);
  printTable([["", ...columns], ...rows.map(({ name, cells }) => [name, ...cells])]);
}
