import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

const cellsOf = (row: unknown[]) => toCsv(["a"], [row]).replace('\ufeff"a"\r\n', "").replace("\r\n", "");

test("begins with a byte order mark, and quotes every cell", () => {
  expect(toCsv(["a", "b"], [["José", 'a "b", c']])).toBe('\ufeff"a","b"\r\n"José","a ""b"", c"\r\n');
  expect(cellsOf(["two\nlines", new Date(0), undefined, 0])).toBe('"two\nlines","1970-01-01T00:00:00.000Z","","0"');
});

test.each([
  ["=1+1", "'=1+1"],
  ["@x", "'@x"],
  ["\t=1", "'\t'=1"],
  [" =1", "' =1"],
  ["\u200b=1", "'\u200b=1"],
  ["＝1", "'＝1"],
  ["a;=1", "a;'=1"],
  ["a\t=1", "a\t'=1"],
  ["a\n=1", "a\n'=1"],
  ["a, =1", "a,' =1"],
  ["a|＝1", "a|'＝1"],
])("%j can't run as a formula", (text, safe) => {
  expect(cellsOf([text])).toBe(`"${safe}"`);
});

test("honest values stay readable: numbers as they are, a phone number with an apostrophe, names untouched", () => {
  expect(cellsOf([-2, "+1 555 010 4477", "O'Neil & Sons - Roofing", "a - b"])).toBe(
    `"-2","'+1 555 010 4477","O'Neil & Sons - Roofing","a - b"`,
  );
});
