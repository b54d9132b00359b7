import { inflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { templates } from "../app/content/templates.ts";
import { openSite } from "./harness/site.ts";

const site = openSite();
const sheets = templates.files.map(({ href }) => href).filter((href) => href.endsWith(".xlsx"));

test("every offered template exists", async () => {
  expect(sheets).toHaveLength(3);
  for (const { href } of templates.files) expect((await site.get(href)).status, href).toBe(200);
});

describe.each(sheets)("%s", (href) => {
  test("is an Excel file whose formulas give the values it shows", async () => {
    const answer = await site.get(href);
    expect(answer.headers.get("content-type")).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    const cells = readCells(Buffer.from(await answer.arrayBuffer()));
    const formulas = [...cells].filter(([, { formula }]) => formula);
    expect(formulas.length).toBeGreaterThan(10);
    for (const [ref, { value }] of formulas) expect(evaluate(cells, ref), ref).toBeCloseTo(Number(value), 6);
  });

  test("recalculates when a yellow cell changes", async () => {
    const cells = readCells(Buffer.from(await (await site.get(href)).arrayBuffer()));
    const rate = [...cells].find(([, { value }]) => value === "Labor rate per hour")?.[0].replace("A", "B") ?? "";
    const total = [...cells].find(([, { value }]) => value === "Total")?.[0].replace("A", "D") ?? "";
    const before = evaluate(cells, total);
    cells.set(rate, { value: "170" });
    expect(evaluate(cells, total)).toBeGreaterThan(before);
  });
});

type Cells = Map<string, { value: string; formula?: string }>;

function readCells(file: Buffer): Cells {
  const xml = unzip(file, "xl/worksheets/sheet1.xml");
  const found = [...xml.matchAll(/<c r="(\w+)"[^>]*?(?:\/>|>(?:<f>(.*?)<\/f>)?(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)<\/c>)/g)];
  return new Map(found.map(([, ref = "", formula, number, text]) => [ref, { value: number ?? text ?? "", formula }]));
}

/** Finds a file through the zip's directory, as every reader does. */
function unzip(file: Buffer, name: string) {
  const end = file.length - 22;
  let at = file.readUInt32LE(end + 16);
  for (let i = 0; i < file.readUInt16LE(end + 10); i++) {
    const length = file.readUInt16LE(at + 28);
    const start = file.readUInt32LE(at + 42);
    if (file.toString("utf8", at + 46, at + 46 + length) === name) {
      const body = start + 30 + file.readUInt16LE(start + 26);
      return inflateRawSync(file.subarray(body, body + file.readUInt32LE(at + 20))).toString();
    }
    at += 46 + length;
  }
  throw new Error(`${name} is not in the file`);
}

/** Sums, references and the four operations are all that the templates use. */
function evaluate(cells: Cells, ref: string): number {
  const { formula, value } = cells.get(ref.replaceAll("$", "")) ?? { value: "0" };
  if (!formula) return Number(value);
  const plain = formula
    .replace(/SUM\(([A-D])(\d+):[A-D](\d+)\)/g, (_, column, from, to) => {
      const rows = Array.from({ length: to - from + 1 }, (_, i) => `${column}${Number(from) + i}`);
      return `(${rows.join("+")})`;
    })
    .replace(/\$?[A-D]\$?\d+/g, (cell) => `(${evaluate(cells, cell)})`);
  if (!/^[\d.e()+\-*/]+$/.test(plain)) throw new Error(`${ref}: ${formula}`);
  return Number(new Function(`return ${plain}`)());
}
