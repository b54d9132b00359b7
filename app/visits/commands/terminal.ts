import { printTable } from "../../terminal/table.ts";
import { STEPS } from "../catalog/steps.ts";
import { lookSentence } from "../mail/report.ts";
import { assistantNamed, named, wayName } from "../report/names.ts";
import { funnelOf, type Ranked, type Report, type SourceResult, type WeekNumbers } from "../rules/report.ts";
import { report as words } from "../words.ts";

const BARS = "▁▂▃▄▅▆▇█";
const WIDEST = 24;
const NAMES = Object.keys(words.numbers) as (keyof typeof words.numbers)[];

export function printReport(report: Report, isCounting: boolean) {
  const [before, week] = report.weeks.slice(-2) as [WeekNumbers, WeekNumbers];
  if (!isCounting) console.log(`${words.off}\n`);
  heading(words.headings.numbers);
  printTable([
    ["", words.columns.thisWeek, words.columns.lastWeek, ""],
    ...NAMES.map((name) => [
      words.numbers[name],
      shown(week[name]),
      shown(before[name]),
      sparkline(report.weeks.map((each) => each[name] ?? 0)),
    ]),
  ]);
  heading(words.headings.funnel);
  bars(funnelOf(week).map(({ step, count }) => [words.funnel[step], count]));
  heading(words.headings.calculator);
  bars(STEPS.filter((step) => step !== "slot-chosen").map((step) => [words.steps[step], week.steps[step]]));
  ranking(words.headings.sources, words.columns.visits, report.sources.map(named));
  ways(report.ways);
  ranking(words.headings.pages, words.columns.views, report.pages);
  if (report.assistants.length > 0) ranking(words.headings.assistants, words.columns.asked, report.assistants.map(assistantNamed));
  heading(words.headings.devices);
  bars(report.devices.map(({ name, count }) => [name, count]));
  if (report.missing.length > 0) {
    heading(words.headings.missing);
    printTable(report.missing.map(({ name, detail, count }) => [name, words.linkedFrom(detail), String(count)]));
  }
  console.log(`\n${lookSentence(report)}`);
}

/** A median of nothing is no number. */
function shown(value: number | null) {
  return value === null ? words.noAnswer : String(value);
}

function ways(rows: SourceResult[]) {
  heading(words.headings.ways);
  if (rows.length === 0) return console.log(words.nothing);
  const { plans, calls, talked, noShows, proposed, won } = words.columns;
  const numbers = (way: SourceResult) => [way.plans, way.requested, way.talked, way.noShows, way.proposed, way.won].map(String);
  printTable([["", plans, calls, talked, noShows, proposed, won], ...rows.map((way) => [wayName(way), ...numbers(way)])]);
}

function heading(text: string) {
  console.log(`\n${text}`);
}

function ranking(title: string, counted: string, rows: Ranked[]) {
  heading(title);
  if (rows.length === 0) return console.log(words.nothing);
  printTable([["", counted, words.columns.calls], ...rows.map(({ name, count, bookings }) => [name, String(count), String(bookings)])]);
}

function bars(rows: [label: string, count: number][]) {
  if (rows.length === 0) return console.log(words.nothing);
  const most = Math.max(1, ...rows.map(([, count]) => count));
  printTable(rows.map(([label, count]) => [label, String(count), "█".repeat(Math.ceil((count / most) * WIDEST))]));
}

/** One character per week, as high as its number. */
function sparkline(values: number[]) {
  const most = Math.max(1, ...values);
  return values.map((value) => BARS[Math.round((value / most) * (BARS.length - 1))]).join("");
}
