import { expect, test } from "vitest";
import { figureColumns } from "./table-shape.ts";

test("a column of figures alone is told from one with words, and the first one names the rows", () => {
  const rows = [
    ["2024", "$1,200", "40%", "5 hours", "3 of 4", "-"],
    ["2025", "-$90.50", "–", "12 min", "all", "-"],
  ];
  expect(figureColumns(rows)).toEqual([false, true, true, true, false, false]);
  expect(figureColumns([])).toEqual([]);
});
