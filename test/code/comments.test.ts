import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** An editor shows such a comment for the property before it, and not for the one that it explains. */
const BEHIND = /\S \/\*\* [^*]*\*\/[;,]/;
const IN_FRONT = /\/\*\* [^*]*\*\/ \w/;
const TOO_LONG = /^(?=.{141}) *(\/\/|\/?\*)/m;

const files = globSync("{app,bench,commands,server,test,workshop}/**/*.{js,ts,tsx}", { exclude: ["**/node_modules/**"] });

test("a comment stands above what it explains", () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(filesWith(BEHIND)).toEqual([]);
  expect(filesWith(IN_FRONT)).toEqual([]);
});

test("a line of a comment has at most 140 characters", () => {
  expect(filesWith(TOO_LONG)).toEqual([]);
});

function filesWith(pattern: RegExp) {
  return files.filter((file) => pattern.test(readFileSync(file, "utf8")));
}
