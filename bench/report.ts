import { mkdirSync, writeFileSync } from "node:fs";
import { arch, cpus, platform, totalmem } from "node:os";
import { COLORS } from "../app/design/colors.ts";

type Row = Record<string, string | number>;

/** The measurements of one subject. `plotted` is the column to draw. */
export type Part = { title: string; plotted?: string; rows: Record<string, Row> };

const FOLDER = "bench/report";

/** Writes the figures as JSON and as a page, with the date and the machine they belong to. */
export function writeReport(parts: Part[]) {
  const machine = `${platform()} ${arch()}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const date = new Date().toISOString().slice(0, 10);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/results.json`, `${JSON.stringify({ date, machine, parts }, null, 2)}\n`);
  writeFileSync(`${FOLDER}/index.html`, page(date, machine, parts));
}

function page(date: string, machine: string, parts: Part[]) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Benchmark of ${date}</title>
<style>
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 Archivo, Arial, sans-serif; color: ${COLORS.ink}; background: ${COLORS.snow} }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums } div { overflow-x: auto }
th, td { padding: .3rem .8rem; border-bottom: 1px solid ${COLORS.line}; text-align: right; white-space: nowrap } th:first-child { text-align: left }
svg { width: 100%; max-width: 48rem; font-size: 13px } rect { fill: ${COLORS.hivis} }
</style></head><body>
<h1>Benchmark of ${date}</h1>
<p>${escapeHtml(machine)}. The machine may be busy with other things: compare within one run only.</p>
${parts.map(section).join("\n")}
</body></html>
`;
}

function section({ title, plotted, rows }: Part) {
  const columns = [...new Set(Object.values(rows).flatMap(Object.keys))];
  const head = ["", ...columns].map((name) => `<th>${escapeHtml(name)}</th>`).join("");
  const body = Object.entries(rows).map(
    ([name, row]) =>
      `<tr><th>${escapeHtml(name)}</th>${columns.map((column) => `<td>${escapeHtml(row[column] ?? "")}</td>`).join("")}</tr>`,
  );
  return `<h2>${escapeHtml(title)}</h2>${plotted ? plot(plotted, rows) : ""}<div><table><tr>${head}</tr>${body.join("")}</table></div>`;
}

/** One bar per row, all starting at zero. */
function plot(column: string, rows: Part["rows"]) {
  const values = Object.entries(rows).map(([name, row]) => [name, Number.parseFloat(String(row[column]))] as const);
  const highest = Math.max(...values.map(([, value]) => value));
  const bars = values.map(([name, value], i) => {
    const width = (value / highest) * 380;
    return `<text x="330" y="${i * 22 + 15}" text-anchor="end">${escapeHtml(name)}</text><rect x="340" y="${i * 22 + 3}" width="${width.toFixed(1)}" height="16"/><text x="${(width + 346).toFixed(1)}" y="${i * 22 + 15}">${value}</text>`;
  });
  return `<svg viewBox="0 0 780 ${values.length * 22 + 6}" role="img" aria-label="${escapeHtml(column)}">${bars.join("")}</svg>`;
}

function escapeHtml(text: string | number) {
  return String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
