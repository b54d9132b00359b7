import { expect, test } from "vitest";
import { figureColumns, isToldInBlocks } from "./table-shape.ts";

test("a column of figures alone is told from one with words, and the first one names the rows", () => {
  const rows = [
    ["2024", "$1,200", "40%", "5 hours", "3 of 4", "-"],
    ["2025", "-$90.50", "–", "12 min", "all", "-"],
  ];
  expect(figureColumns(rows)).toEqual([false, true, true, true, false, false]);
  // A total's row has nothing under what can't be added up.
  expect(figureColumns([...rows, ["Total", "", "", "8 hours", "", ""]])).toEqual([false, true, true, true, false, false]);
  expect(figureColumns([])).toEqual([]);
});

test("a phone tells long rows in blocks, and rows of four columns as soon as one holds a sentence", () => {
  const [word, sentence] = ["Two days", "We walk one ticket through the office and count the boxes"];
  expect(isToldInBlocks([[word, sentence, word]])).toBe(false);
  expect(isToldInBlocks([[word, sentence, word, word]])).toBe(true);
  expect(isToldInBlocks([[word, word, word, word, word]])).toBe(false);
  expect(isToldInBlocks([[sentence, sentence, sentence]])).toBe(true);
});
