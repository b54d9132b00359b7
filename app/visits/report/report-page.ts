import { COLORS } from "../../design/colors.ts";
import { escapeHtml } from "../../text/escape-html.ts";
import { addDays, longDate } from "../../time/dates.ts";
import { lookSentence } from "../mail/report.ts";
import type { Report, WeekNumbers } from "../rules/report.ts";
import { weeklyReport as words } from "../words.ts";
import { type Bars, type ReportTable, reportParts } from "./parts.ts";
import { plotFigure } from "./plot-figure.ts";

/** The report as one page that needs nothing else: no script, no font, no request. */
export function reportPage(report: Report, siteName: string) {
  const { headings } = words;
  const { from } = report.weeks.at(-1) as WeekNumbers;
  const { numbers, funnel, sources, sourceResults, pages, assistants, devices } = reportParts(report);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(words.title(siteName))}</title><style>${STYLE}</style></head><body>
<header><p>${escapeHtml(siteName)}</p><h1>${words.week(longDate(from), longDate(addDays(from, 6)))}</h1><p class="look">${escapeHtml(lookSentence(report))}</p></header>
<main>
<section><h2>${headings.numbers}</h2>${tableHtml(numbers)}</section>
<section><h2>${headings.line}</h2>${plotHtml(report.weeks)}</section>
<section><h2>${headings.funnel}</h2>${barsHtml(funnel)}</section>
<section><h2>${headings.sources}</h2>${tableHtml(sources)}</section>
<section><h2>${headings.sourceResults}</h2>${tableHtml(sourceResults)}</section>
<section><h2>${headings.pages}</h2>${tableHtml(pages)}</section>
<section><h2>${headings.assistants}</h2>${tableHtml(assistants)}</section>
<section><h2>${headings.devices}</h2>${barsHtml(devices)}</section>
</main></body></html>
`;
}

function tableHtml({ columns, rows }: ReportTable) {
  if (rows.length === 0) return `<p>${words.nothing}</p>`;
  const heads = columns.map((name) => `<th scope="col">${name}</th>`).join("");
  const body = rows.map(
    ({ name, cells }) => `<tr><th scope="row">${escapeHtml(name)}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
  );
  return `<table><thead><tr><td></td>${heads}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

function plotHtml(weeks: WeekNumbers[]) {
  const { svg, key } = plotFigure(weeks);
  return `${svg}\n<p class="key">${key.map((line) => `<span>${line.svg} ${line.text}</span>`).join(" ")}</p>`;
}

function barsHtml(rows: Bars) {
  if (rows.length === 0) return `<p>${words.nothing}</p>`;
  const body = rows.map(
    ({ label, count, share }) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td>${count}</td><td class="bar"><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${share.toFixed(1)}" height="10" fill="${COLORS.pine}"/></svg></td></tr>`,
  );
  return `<table>${body.join("")}</table>`;
}

const STYLE = `:root{--color-pine:${COLORS.pine};--color-alarm:${COLORS.alarm};--color-stone:${COLORS.stone}}body{margin:0;background:${COLORS.snow};color:${COLORS.ink};font:16px/1.5 Archivo,Arial,sans-serif}
header{padding:40px 24px 32px;background:${COLORS.night};color:${COLORS.snow}}header>*,main{max-width:760px;margin:0 auto}
h1{font-size:32px;line-height:1.1;margin:8px auto 16px}h2{font-size:20px;margin:0 0 12px}.look{font-size:18px}
main{padding:8px 24px 48px}section{margin-top:32px;break-inside:avoid}table{border-collapse:collapse;width:100%}
th,td{padding:6px 8px 6px 0;border-bottom:1px solid ${COLORS.line};text-align:right;font-variant-numeric:tabular-nums}th[scope=row]{text-align:left;font-weight:400;overflow-wrap:anywhere}
.bar{width:40%}.bar svg{display:block;width:100%;height:12px}.key{margin:4px 0}.key span{margin-right:24px}
@media print{header{background:none;color:inherit;padding:0 24px}body{background:none}}`;
