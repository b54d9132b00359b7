import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** An editor shows such a comment for the property before it, and not for the one that it explains. */
const BEHIND = /\S \/\*\* [^*]*\*\/[;,]/;

test("a comment stands above what it explains", () => {
  const files = globSync("{app,bench,commands,server,test,workshop}/**/*.{ts,tsx}", { exclude: ["**/node_modules/**"] });
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => BEHIND.test(readFileSync(file, "utf8")))).toEqual([]);
});
