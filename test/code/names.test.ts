import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const TYPE = /^(export )?(?:type|interface) (\w+)/gm;
const EXPORT = /^export (?:async )?(?:function|const|class) (\w+)/gm;
/** The router and the command ask each module for these by name. */
const ASKED_FOR = ["action", "command", "handle", "headers", "loader"];

test("an exported type's name means nothing else in another file", () => {
  const types = findAll(TYPE).map(({ found: [, exports, name = ""], file }) => ({ name, file, isExported: exports !== undefined }));
  const exported = new Set(types.filter(({ isExported }) => isExported).map(({ name }) => name));
  expect(shared(types.filter(({ name }) => exported.has(name)))).toEqual([]);
});

test("an exported function's or constant's name is exported by no other file", () => {
  const exports = findAll(EXPORT).map(({ found: [, name = ""], file }) => ({ name, file }));
  expect(shared(exports.filter(({ name }) => !ASKED_FOR.includes(name)))).toEqual([]);
});

function findAll(pattern: RegExp) {
  const files = ["app", "server", "commands"].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => join(root, file)),
  );
  const modules = files.filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."));
  return modules.flatMap((file) => [...readFileSync(file, "utf8").matchAll(pattern)].map((found) => ({ found, file })));
}

function shared(names: { name: string; file: string }[]) {
  const groups = [...Map.groupBy(names, ({ name }) => name)].filter(([, group]) => group.length > 1);
  return groups.map(([name, group]) => `${name}: ${group.map(({ file }) => file)}`);
}
