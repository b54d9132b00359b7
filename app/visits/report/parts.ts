import { ASSISTANT_SOURCE } from "../../assistants/catalog/assistants.ts";
import { rounded } from "../../text/format.ts";
import { STEPS } from "../catalog/steps.ts";
import { funnelOf, type Ranked, type Report, type SourceResult, type WeekNumbers } from "../rules/report.ts";
import { weeklyReport as words } from "../words.ts";

/** Numbers by row and column. `columns` names all but the first. */
export type ReportTable = { columns: string[]; rows: { name: string; cells: string[] }[] };
/** Numbers one under the other, each with its share of the largest, from 0 to 100. */
export type Bars = { label: string; count: string; share: number }[];

export const NUMBER_NAMES = Object.keys(words.numbers) as (keyof typeof words.numbers)[];

/** What a report shows besides its plot, with every name and number as text: a page only has to draw it. */
export function reportParts(report: Report) {
  const [before, week] = report.weeks.slice(-2) as [WeekNumbers, WeekNumbers];
  const { columns } = words;
  return {
    numbers: numbersTable(week, before),
    funnel: bars(funnelOf(week).map(({ step, count }) => [words.funnel[step], count])),
    calculator: bars(STEPS.filter((step) => step !== "slot-chosen").map((step) => [words.steps[step], week.steps[step]])),
    sources: ranking(columns.visits, report.sources.map(named)),
    sourceResults: sourceResultsTable(report.sourceResults),
    pages: ranking(columns.views, report.pages),
    assistants: ranking(columns.asked, report.assistants.map(assistantNamed)),
    devices: bars(report.devices.map(({ name, count }) => [name, count])),
    missing: {
      columns: [words.columns.views],
      rows: report.missing.map(({ name, detail, count }) => ({ name: `${name}. ${words.linkedFrom(detail)}`, cells: [rounded(count)] })),
    },
  };
}

function numbersTable(week: WeekNumbers, before: WeekNumbers): ReportTable {
  return {
    columns: [words.columns.thisWeek, words.columns.lastWeek],
    rows: NUMBER_NAMES.map((name) => ({ name: words.numbers[name], cells: [shown(week[name]), shown(before[name])] })),
  };
}

/** Days have a decimal, everything else is whole. */
function shown(value: number | null) {
  if (value === null) return words.noAnswer;
  return Number.isInteger(value) ? rounded(value) : String(value);
}

function sourceResultsTable(results: SourceResult[]): ReportTable {
  const { plans, calls, talked, noShows, proposed, won } = words.columns;
  return {
    columns: [plans, calls, talked, noShows, proposed, won],
    rows: results.map((result) => ({
      name: sourceName(result),
      cells: [result.plans, result.requested, result.talked, result.noShows, result.proposed, result.won].map(String),
    })),
  };
}

function ranking(counted: string, rows: Ranked[]): ReportTable {
  return {
    columns: [counted, words.columns.calls],
    rows: rows.map(({ name, count, bookings }) => ({ name, cells: [rounded(count), String(bookings)] })),
  };
}

function bars(rows: [label: string, count: number][]): Bars {
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return rows.map(([label, count]) => ({ label, count: rounded(count), share: (count / most) * 100 }));
}

/** Where visitors came from, in words where we have some. */
function named(row: Ranked) {
  return { ...row, name: words.sources[row.name] ?? row.name };
}

function assistantNamed(row: Ranked) {
  return { ...row, name: words.sources[ASSISTANT_SOURCE + row.name] ?? row.name };
}

function sourceName({ name }: SourceResult) {
  return name ? (words.sources[name] ?? name) : words.unknownSource;
}
