import { partOf } from "../office/from-post.ts";
import type { Workbook } from "../office/workbook.ts";
import { type Cell, Sheet } from "../office/worksheet.ts";

const RATE = 70;
const PROFIT = 1_900;
const ROWS = 10;

export function leadSources(): Workbook {
  const sheet = new Sheet("Lead sources", [34, 13, 10, 10, 15, 14, 10, 17, 16], { landscape: true });
  sheet.opening(
    "Lead sources by cost per signed job",
    "One quarter per sheet. Count your hours as money: calling, driving, measuring, writing and following up. Lines in italics are an example for a painting company: type over them.",
  );
  sheet.add([{ value: "Quarter" }, { look: "input" }]);
  const rate = sheet.setting("What your hour is worth", RATE, "dollars");
  const profit = sheet.setting("Gross profit a job", PROFIT, "dollars");
  sheet.gap();
  sheet.header(["Source", "Spent", "Leads", "Hours", "Hours in dollars", "Full cost", "Signed", "Cost per signed job", "Left after cost"]);
  const first = sheet.next;
  const examples = partOf("which-leads-are-worth-buying", "Four lead sources side by side").table.slice(1);
  for (let i = 0; i < ROWS; i++) sheet.add(source(sheet.next, examples[i], rate, profit));
  const last = sheet.next - 1;
  const sum = (column: string, value: number, look: string): Cell => ({
    formula: `SUM(${column}${first}:${column}${last})`,
    value,
    look: `total ${look}`,
  });
  const numbers = examples.map((row) => row.map((text) => Number(text.replace(/[$,]/g, ""))));
  const add = (index: number) => numbers.reduce((total, row) => total + (row[index] ?? 0), 0);
  const row = sheet.next;
  sheet.add([
    { value: "All", look: "total" },
    sum("B", add(1), "dollars"),
    sum("C", add(2), "whole"),
    sum("D", add(3), "number"),
    sum("E", add(4), "dollars"),
    sum("F", add(5), "dollars"),
    sum("G", add(6), "whole"),
    { formula: `IF(G${row}=0,"",F${row}/G${row})`, value: add(5) / add(6), look: "total dollars" },
    sum("I", add(6) * PROFIT - add(5), "dollars"),
  ]);
  sheet.gap();
  sheet.note(
    'Don\'t drop a source after one quarter: wait for at least 30 leads or a full season, and write "not enough yet" until then. Ask every caller two questions: "Where did you first see us?" and "What made you call today?" Give the credit to the first.',
  );
  return { kind: "workbook", title: "Lead sources", sheets: [sheet] };
}

function source(row: number, example: string[] | undefined, rate: string, profit: string): Cell[] {
  const look = example ? "example " : "";
  const at = (index: number) => (example ? Number(example[index]?.replace(/[$,]/g, "")) : null);
  const unless = (formula: string) => `IF(A${row}="","",${formula})`;
  const [hours, full, signed] = [at(3) ?? 0, at(5) ?? 0, at(6) ?? 0];
  return [
    { value: example?.[0] ?? null, look: `input ${look}` },
    { value: at(1), look: `input dollars ${look}` },
    { value: at(2), look: `input whole ${look}` },
    { value: at(3), look: `input number ${look}` },
    { formula: unless(`D${row}*${rate}`), value: example ? hours * RATE : "", look: `computed dollars ${look}` },
    { formula: unless(`B${row}+E${row}`), value: example ? full : "", look: `computed dollars ${look}` },
    { value: at(6), look: `input whole ${look}` },
    { formula: unless(`IF(G${row}=0,"none yet",F${row}/G${row})`), value: example ? full / signed : "", look: `computed dollars ${look}` },
    { formula: unless(`G${row}*${profit}-F${row}`), value: example ? signed * PROFIT - full : "", look: `computed dollars ${look}` },
  ];
}
