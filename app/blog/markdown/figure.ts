import { labeled, list, md, numbered, type Part, strong } from "../../text/markdown.ts";
import type { Figure, FigureDrawing } from "../figures/kinds.ts";

/** The words of a drawn figure, which say what is drawn. */
export function figureMarkdown(figure: Figure): Part {
  return [strong(figure.title), drawn(figure), figure.caption];
}

function drawn(drawing: FigureDrawing): Part {
  switch (drawing.kind) {
    case "bars": {
      const { bars, limit } = drawing;
      const parts = (all: { label: string; text: string }[]) =>
        all.length > 1 ? ` (${all.map(({ label, text }) => `${label} ${text}`).join(", ")})` : "";
      const lines = bars.map((bar) => labeled(bar.label, `${bar.text}${parts(bar.parts)}${bar.note ? `. ${bar.note}` : ""}`));
      return list(limit ? [...lines, labeled(limit.label, limit.text)] : lines);
    }
    case "timeline":
      return list(drawing.stops.map(({ when, what }) => labeled(when, what)));
    case "sheet":
      return [drawing.heading, list(drawing.lines.map(({ text, note }) => labeled(text, note)))];
    case "tree": {
      const { yes, no, steps, otherwise } = drawing;
      return list([...steps.map(({ ask, verdict }) => md`${ask} ${strong(yes)} ${verdict}`), md`${strong(no)} ${otherwise}`]);
    }
    case "lanes":
      return list(drawing.lanes.map(({ label, note, items }) => labeled(label, `${note} ${items.join(", ")}`)));
    case "board":
      return list(drawing.rows.map(({ label, from, to = from }) => labeled(label, from === to ? from : `${from} – ${to}`)));
    case "profile":
      return [drawing.alt, list(drawing.marks.map(({ at, text }) => labeled(String(at), text)))];
    case "dials":
      return list(
        drawing.dials.map(({ label, goodText, readings }) => labeled(label, [goodText, ...readings.map(({ text }) => text)].join(". "))),
      );
    case "tally":
      return list(drawing.groups.map(({ text, note }) => md`${strong(text)} ${note ?? ""}`));
    case "heater":
      return [drawing.alt, numbered(drawing.facts)];
  }
}
