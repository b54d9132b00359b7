import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// 'Split at 200', as STYLE.md says. styles.test.ts holds the same for style sheets.

const LINES = 200;
/** Words, tests, and what the take-away files say. */
const CONTENT = /\/words(\/|\.ts$)|\.(test|spec)\.tsx?$|^workshop\/tools\//;
/** One table each, and a table in two files is looked for twice. */
const TABLES = ["app/booking/mail/emails.ts", "app/site/pages.ts", "workshop/drawings/sheets.ts"];

const files = globSync("{app,bench,commands,server,setup,test,workshop}/**/*.{js,mjs,ts,tsx}", { exclude: ["**/node_modules/**"] });
const long = files.filter((file) => !CONTENT.test(file) && readFileSync(file, "utf8").split("\n").length - 1 > LINES);

test("a file has at most 200 lines, unless it's words, a test or a table", () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(long.filter((file) => !TABLES.includes(file))).toEqual([]);
});

test("no table is named that has become short", () => {
  expect(TABLES.filter((file) => !long.includes(file))).toEqual([]);
});
