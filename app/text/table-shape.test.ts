import { expect, test } from "vitest";
import { figureColumns, isToldInBlocks, isWide } from "./table-shape.ts";

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

test("a phone tells rows of many short cells in blocks once they're wider than its screen", () => {
  const codes = ["E", "9", "405", "60", "465", "7.75"];
  expect(isToldInBlocks([codes], ["Code", "Entries", "Owner, minutes", "Office, minutes", "Total", "Hours"])).toBe(false);
  const leads = ["Door hangers near jobs", "$180", "6", "11", "$770", "$950", "2", "$475"];
  expect(isToldInBlocks([leads], ["Source", "Spent", "Leads", "Hours", "Hours at $70", "Full cost", "Signed", "Cost per signed job"])).toBe(
    true,
  );
  expect(isToldInBlocks([["Rough", "Sub A", "Thu 1", "Fri 2", "Inspection passed", "Requested"]])).toBe(true);
  // The width is the headings', too.
  expect(isToldInBlocks([codes], ["Code", "Entries", "Overhead", "Subcontractors", "Equipment", "Completed"])).toBe(true);
});

test("cells stand beside each other in a block if there are at least four, and none is a sentence", () => {
  expect(isWide([["Angle stop, 1/2 x 3/8 compression, quarter-turn", "24", "3", "3", "6"]])).toBe(true);
  expect(isWide([["Angle stop", "24", "3", "6"]])).toBe(false);
  expect(isWide([["Angle stop", "24", "3", "6", "Ask the supply house first"]])).toBe(false);
});
