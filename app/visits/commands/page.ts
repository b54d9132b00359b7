import { ASSISTANT_SOURCE } from "../../assistants/catalog/assistants.ts";
import { COLORS } from "../../design/colors.ts";
import { escapeHtml } from "../../text/escape-html.ts";
import { rounded } from "../../text/format.ts";
import { addDays, longDate } from "../../time/dates.ts";
import { lookSentence } from "../mail/report.ts";
import { funnelOf, type Ranked, type Report, type Way, type WeekNumbers } from "../rules/report.ts";
import { report as words } from "../words.ts";

const NAMES = Object.keys(words.numbers) as (keyof typeof words.numbers)[];
const PLOT = { width: 720, height: 200, left: 8, floor: 168 };

/** The report as one page that needs nothing else: no script, no font, no request. */
export function reportPage(report: Report, siteName: string) {
  const [before, week] = report.weeks.slice(-2) as [WeekNumbers, WeekNumbers];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(words.title(siteName))}</title><style>${STYLE}</style></head><body>
<header><p>${escapeHtml(siteName)}</p><h1>${words.week(longDate(week.from), longDate(addDays(week.from, 6)))}</h1><p class="look">${escapeHtml(lookSentence(report))}</p></header>
<main>
<section><h2>${words.headings.numbers}</h2>${numbersTable(week, before)}</section>
<section><h2>${words.headings.line}</h2>${linePlot(report.weeks)}</section>
<section><h2>${words.headings.funnel}</h2>${barTable(funnelOf(week).map(({ step, count }) => [words.funnel[step], count]))}</section>
<section><h2>${words.headings.sources}</h2>${ranking(
    words.columns.visits,
    report.sources.map((row) => ({ ...row, name: words.sources[row.name] ?? row.name })),
  )}</section>
<section><h2>${words.headings.ways}</h2>${waysTable(report.ways)}</section>
<section><h2>${words.headings.pages}</h2>${ranking(words.columns.views, report.pages)}</section>
<section><h2>${words.headings.assistants}</h2>${ranking(
    words.columns.asked,
    report.assistants.map((row) => ({ ...row, name: words.sources[ASSISTANT_SOURCE + row.name] ?? row.name })),
  )}</section>
<section><h2>${words.headings.devices}</h2>${barTable(report.devices.map(({ name, count }) => [name, count]))}</section>
</main></body></html>
`;
}

/** Days have a decimal, everything else is whole. */
function shown(value: number | null) {
  if (value === null) return words.noAnswer;
  return Number.isInteger(value) ? rounded(value) : String(value);
}

function waysTable(ways: Way[]) {
  if (ways.length === 0) return `<p>${words.nothing}</p>`;
  const { plans, calls, held, noShows, proposed, won } = words.columns;
  const heads = [plans, calls, held, noShows, proposed, won].map((name) => `<th scope="col">${name}</th>`).join("");
  const body = ways.map((way) => {
    const name = way.name ? (words.sources[way.name] ?? way.name) : words.unknownSource;
    const cells = [way.plans, way.requested, way.held, way.noShows, way.proposed, way.won].map((count) => `<td>${count}</td>`);
    return `<tr><th scope="row">${escapeHtml(name)}</th>${cells.join("")}</tr>`;
  });
  return `<table><thead><tr><td></td>${heads}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

function numbersTable(week: WeekNumbers, before: WeekNumbers) {
  const rows = NAMES.map(
    (name) => `<tr><th scope="row">${words.numbers[name]}</th><td>${shown(week[name])}</td><td>${shown(before[name])}</td></tr>`,
  );
  return `<table><thead><tr><td></td><th scope="col">${words.columns.thisWeek}</th><th scope="col">${words.columns.lastWeek}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** Visits as an area and requested calls as a line, each on its own scale, with the numbers of both under every week. */
function linePlot(weeks: WeekNumbers[]) {
  const { width, height, left, floor } = PLOT;
  const x = (i: number) => left + (i * (width - 2 * left)) / Math.max(1, weeks.length - 1);
  const points = (of: (week: WeekNumbers) => number) => {
    const most = Math.max(1, ...weeks.map(of));
    return weeks.map((week, i) => `${x(i).toFixed(1)},${(floor - (of(week) / most) * (floor - 20)).toFixed(1)}`);
  };
  const visits = points(({ visits }) => visits);
  const calls = points(({ requested }) => requested);
  const every = Math.ceil(weeks.length / 6);
  const labels = weeks.flatMap((week, i) =>
    (weeks.length - 1 - i) % every === 0
      ? [
          `<text x="${x(i).toFixed(1)}" y="${height - 6}" text-anchor="${i === 0 ? "start" : i === weeks.length - 1 ? "end" : "middle"}">${week.from.slice(5)}: ${rounded(week.visits)} / ${week.requested}</text>`,
        ]
      : [],
  );
  const alt = `${words.headings.line}: ${weeks.map((week) => `${week.from} ${week.visits} / ${week.requested}`).join(", ")}`;
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(alt)}"><path d="M${left},${floor} L${visits.join(" L")} L${x(weeks.length - 1).toFixed(1)},${floor} Z" fill="${COLORS.pine}" opacity=".18"/><polyline points="${visits.join(" ")}" fill="none" stroke="${COLORS.pine}" stroke-width="2.5"/><polyline points="${calls.join(" ")}" fill="none" stroke="${COLORS.hivis}" stroke-width="2.5"/>${labels.join("")}</svg>
<p class="key"><span style="color:${COLORS.pine}">${words.numbers.visits}</span> / <span style="color:${COLORS.alarm}">${words.numbers.requested}</span></p>`;
}

function ranking(counted: string, rows: Ranked[]) {
  if (rows.length === 0) return `<p>${words.nothing}</p>`;
  const body = rows.map(
    ({ name, count, bookings }) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${rounded(count)}</td><td>${bookings}</td></tr>`,
  );
  return `<table><thead><tr><td></td><th scope="col">${counted}</th><th scope="col">${words.columns.calls}</th></tr></thead><tbody>${body.join("")}</tbody></table>`;
}

function barTable(rows: [label: string, count: number][]) {
  if (rows.length === 0) return `<p>${words.nothing}</p>`;
  const most = Math.max(1, ...rows.map(([, count]) => count));
  const body = rows.map(
    ([label, count]) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td>${rounded(count)}</td><td class="bar"><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${((count / most) * 100).toFixed(1)}" height="10" fill="${COLORS.pine}"/></svg></td></tr>`,
  );
  return `<table>${body.join("")}</table>`;
}

const STYLE = `body{margin:0;background:${COLORS.snow};color:${COLORS.ink};font:16px/1.5 Archivo,Arial,sans-serif}
header{padding:40px 24px 32px;background:${COLORS.night};color:${COLORS.snow}}header>*,main{max-width:760px;margin:0 auto}
h1{font-size:32px;line-height:1.1;margin:8px auto 16px}h2{font-size:20px;margin:0 0 12px}.look{font-size:18px;color:${COLORS.lime}}
main{padding:8px 24px 48px}section{margin-top:32px;break-inside:avoid}table{border-collapse:collapse;width:100%}
th,td{padding:6px 8px 6px 0;border-bottom:1px solid ${COLORS.line};text-align:right;font-variant-numeric:tabular-nums}th[scope=row]{text-align:left;font-weight:400;overflow-wrap:anywhere}
.bar{width:40%}.bar svg{display:block;width:100%;height:12px}svg text{font-size:12px;fill:${COLORS.stone}}.key{margin:4px 0;font-weight:700}
@media print{header{background:none;color:inherit;padding:0 24px}.look{color:inherit}body{background:none}}`;
