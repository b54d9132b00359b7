import type { Document } from "../office/document.ts";
import { partOf } from "../office/from-post.ts";

const POST = "call-triage-card";
const COLORS = ["#f4b9ad", "#ffd0a8", "#fff0a8", "#cfe8c4"];

/** One page, taped next to the phone. Its lines are the post's, word for word. */
export function callTriageCard(): Document {
  const [lines = []] = partOf(POST, "Safety lines come before the name").quotes;
  const [head = [], ...rows] = partOf(POST, "Four colors").table;
  return {
    kind: "document",
    title: "Call triage card",
    lead: "Tape it next to the phone. Everyone who answers sorts calls the same way. Have your fire department and your gas utility read the five lines.",
    blocks: [
      { kind: "heading", text: "1. Safety lines, word for word, before the name" },
      { kind: "quote", lines, big: true },
      { kind: "fields", labels: ["Gas emergency no.", "Owner", "On-call tech", "Backup"] },
      { kind: "heading", text: "2. Five questions. Stop as soon as a color is clear" },
      { kind: "checks", items: partOf(POST, "Five questions that sort the rest").list, numbered: true },
      { kind: "heading", text: "3. Four colors" },
      { kind: "table", head, rows, widths: [0.9, 4, 3.6], rowHeight: 28, fills: COLORS },
      {
        kind: "text",
        text: 'If question 1 or 3 gets an "I don\'t know," go up one color. No price but our visit fee, and no diagnosis.',
        big: true,
      },
      { kind: "box", label: "Our own examples", hint: "Real calls from last winter, each with its color.", lines: 1 },
    ],
  };
}
