import type { Document } from "../office/document.ts";
import { partOf } from "../office/from-post.ts";

/** Page 1 is the homeowner's, page 2 the tech's readings it is made from. */
export function tuneUpReport(): Document {
  const [head = [], first = [], ...others] = partOf("a-tune-up-report-the-homeowner-reads", "What the tech measured").table;
  const checks = others.map(([check = ""]) => [check, "", "", ""]);
  return {
    kind: "document",
    title: "Tune-up report",
    lead: "Put the number first, then what it means, and use no words the homeowner has to look up.",
    blocks: [
      { kind: "fields", labels: ["Homeowner", "Date", "Equipment and age", "Technician"] },
      { kind: "box", label: "Fine", hint: "What works, with the reading that shows it.", lines: 3 },
      {
        kind: "box",
        label: "Wearing out",
        hint: "The part, one plain sentence on what it does, the reading, what its label allows, and the price from your book.",
        lines: 5,
      },
      {
        kind: "box",
        label: "Worth a closer look",
        hint: "The readings before and after, and what you'd find out before recommending any work.",
        lines: 5,
      },
      { kind: "box", label: "You can do", hint: "Filter size and day of the month, and what to keep clear.", lines: 3 },
      { kind: "box", label: "Photos", hint: "Each reading's meter, and the nameplate.", lines: 2 },
      {
        kind: "text",
        text: "Anything unsafe isn't in this report: the technician shows you and explains it in person.",
        quiet: true,
      },
      { kind: "break" },
      { kind: "heading", text: "What the tech measured" },
      { kind: "text", text: "The first line is an example. A check that wasn't done stays blank.", quiet: true },
      {
        kind: "table",
        head,
        rows: [
          first.map((text, i) => (i === 0 ? `Example: ${text.toLowerCase()}` : text)),
          ...checks,
          ...Array.from({ length: 9 }, () => ["", "", "", ""]),
        ],
        widths: [3, 1.8, 2, 2.4],
        rowHeight: 26,
        example: 1,
      },
      {
        kind: "text",
        text: "Off by, in percent = (label − reading) ÷ label × 100. In the example: (45 − 38.2) ÷ 45 = 15 percent. The label allows 6.",
      },
      { kind: "box", label: "Notes for the office", lines: 4 },
    ],
  };
}
