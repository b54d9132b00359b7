import { escapeHtml } from "../../text/escape-html.ts";
import type { WeekNumbers } from "../rules/report.ts";
import { weeklyReport as words } from "../words.ts";
import { linePlot } from "./line-plot.ts";

/** What both lines look like. Whoever shows the plot has the colors as variables, as every page of the site does. */
const AREA = `fill="var(--color-pine)" opacity=".18"`;
const VISITS = `fill="none" stroke="var(--color-pine)" stroke-width="2.5"`;
/** Dashed, so that nobody has to tell two colors apart. */
const CALLS = `fill="none" stroke="var(--color-alarm)" stroke-width="2.5" stroke-dasharray="6 4"`;

/** The plot of the weeks as SVG, with the numbers of both lines under every week that there's room for, and its key. */
export function plotFigure(weeks: WeekNumbers[], wide?: number) {
  const { width, height, area, visits, calls, labels, alt } = linePlot(weeks, words.headings.line, wide);
  const texts = labels.map(
    ({ x, y, anchor, text }) => `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="12" fill="var(--color-stone)">${text}</text>`,
  );
  return {
    svg: `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(alt)}"><path d="${area}" ${AREA}/><polyline points="${visits}" ${VISITS}/><polyline points="${calls}" ${CALLS}/>${texts.join("")}</svg>`,
    key: [
      { text: words.numbers.visits, svg: swatch(`<rect width="24" height="8" ${AREA}/><path d="M0,1.25 H24" ${VISITS}/>`) },
      { text: words.numbers.requested, svg: swatch(`<path d="M0,4 H24" ${CALLS}/>`) },
    ],
  };
}

export type PlotFigure = ReturnType<typeof plotFigure>;

function swatch(drawn: string) {
  return `<svg viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">${drawn}</svg>`;
}
