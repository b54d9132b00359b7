import type { Document } from "../office/document.ts";

const BLANK = ["", "", "", ""];

export const changeOrder: Document = {
  kind: "document",
  title: "Change order",
  lead: "One form per extra. Fill in page 1, itemize the cost on page 2, get it signed before the work starts. Have a construction lawyer in your state read the blank form once.",
  blocks: [
    { kind: "fields", labels: ["Change order no.", "Date", "Job and address", "Room or area"] },
    { kind: "box", label: "What we found.", hint: "What, where, how big. Photos attached, taken before any cutting.", lines: 3 },
    { kind: "box", label: "Why it wasn't in the contract.", hint: "What hid it, and the contract section that covers it.", lines: 2 },
    { kind: "box", label: "What we'll do.", hint: "Quantities, and what stays as contracted.", lines: 3 },
    {
      kind: "box",
      label: "What it doesn't include.",
      hint: "Testing, extra inspections, repairs next door that may turn up.",
      lines: 2,
    },
    { kind: "box", label: "Cost.", hint: "The total, itemized on page 2. Say which payment it's added to.", lines: 1 },
    { kind: "box", label: "Time.", hint: "Working days. Completion moves from [date] to [date].", lines: 1 },
    {
      kind: "box",
      label: "Decide by [day, time].",
      hint: "What the answer keeps, such as a trade's slot, and when it's free again.",
      lines: 1,
    },
    { kind: "signatures", labels: ["Owner, date", "Owner, date", "For the contractor, date"] },
    { kind: "break" },
    { kind: "heading", text: "Cost, itemized" },
    { kind: "text", text: "The first line is an example. Quantities come from your tape, rates from your sheet.", quiet: true },
    {
      kind: "table",
      head: ["Item", "Quantity", "Rate", "Amount"],
      rows: [
        ["Example: cut out and haul rotten subfloor", "20 sq ft", "$4.50", "$90"],
        ...Array.from({ length: 13 }, () => BLANK),
        ["Subtotal", "", "", ""],
        ["Overhead and profit, ____ percent", "", "", ""],
        ["**Total**", "", "", ""],
      ],
      widths: [5, 1.4, 1.4, 1.5],
      rowHeight: 22,
      example: 1,
    },
    { kind: "heading", text: "Five cues for the memo from the job" },
    { kind: "checks", items: ["Where", "What", "How much", "Why hidden", "Who else"] },
    { kind: "box", label: "Photos", hint: "Number, and what each one shows.", lines: 4 },
  ],
};
