import type { Block } from "../office/blocks.ts";
import type { Document } from "../office/document.ts";
import { partOf } from "../office/from-post.ts";

const POST = "texts-for-when-a-job-goes-wrong";
const MARKS = ["Auto", "Auto", "Draft", "Draft", "Draft", "Call", "Call", "You"];

/** The texts and the words of the marks are the post's. */
export function eightTexts(): Document {
  const [head = [], ...rows] = partOf(POST, "Who sends which text").table;
  const headings = [
    "Schedule texts: late, rain, backorder",
    "Money texts: higher price, overdue invoice",
    "The two you call about first",
    "The angry message",
  ];
  const texts = headings.flatMap((heading) => {
    const { strong, quotes } = partOf(POST, heading);
    return quotes.map((lines, i) => ({ title: strong[i] ?? "", lines }));
  });
  return {
    kind: "document",
    title: "Eight texts for when a job goes wrong",
    lead: "Change the words until they sound like you. Keep the order: what happened, what happens next, and by when.",
    blocks: [
      { kind: "table", head, rows, widths: [1, 6, 1.2], rowHeight: 18 },
      ...texts.map(({ title, lines }, i): Block => ({ kind: "quote", title: `${title.replace(/\.$/, "")}  (${MARKS[i]})`, lines })),
    ],
  };
}
