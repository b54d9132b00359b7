import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const TYPE = /^(export )?(?:type|interface) (\w+)/gm;
const EXPORT = /^export (?:async )?(?:function|const|class) (\w+)/gm;
/** The router and the command ask each module for these by name. */
const ASKED_FOR = ["action", "command", "handle", "headers", "loader"];
/** What any room may have one of. */
const PARTS = [
  "catalog.ts",
  "commands.ts",
  "context.ts",
  "emails.ts",
  "markdown.ts",
  "pages.ts",
  "privacy-records.server.ts",
  "route.tsx",
  "tables.ts",
  "words.ts",
];
/** A page's words, its route and a command have the name that a visitor or the operator knows it by. */
const NAMED_BY_WHAT_THEY_SHOW = /^commands\/|\/(?:words|routes|commands)\//;

test("an exported type's name means nothing else in another file", () => {
  const types = findAll(TYPE).map(({ found: [, exports, name = ""], file }) => ({ name, file, isExported: exports !== undefined }));
  expect(types.length).toBeGreaterThan(500);
  const exported = new Set(types.filter(({ isExported }) => isExported).map(({ name }) => name));
  expect(shared(types.filter(({ name }) => exported.has(name)))).toEqual([]);
});

test("an exported function's or constant's name is exported by no other file", () => {
  const exports = findAll(EXPORT).map(({ found: [, name = ""], file }) => ({ name, file }));
  expect(exports.length).toBeGreaterThan(1_000);
  expect(shared(exports.filter(({ name }) => !ASKED_FOR.includes(name)))).toEqual([]);
});

test("a file's name tells which room it's in", () => {
  const named = modules().filter((file) => !NAMED_BY_WHAT_THEY_SHOW.test(file));
  const files = named.map((file) => ({ name: basename(file), file })).filter(({ name }) => !PARTS.includes(name));
  expect(files.length).toBeGreaterThan(500);
  const rooms = (file: string) => file.split("/").slice(0, file.startsWith("app/") ? 2 : 1);
  const groups = [...Map.groupBy(files, ({ name }) => name)];
  expect(groups.filter(([, group]) => new Set(group.map(({ file }) => rooms(file).join())).size > 1).map(([name]) => name)).toEqual([]);
});

function findAll(pattern: RegExp) {
  return modules().flatMap((file) => [...readFileSync(file, "utf8").matchAll(pattern)].map((found) => ({ found, file })));
}

function modules() {
  const files = ["app", "server", "commands"].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => join(root, file)),
  );
  return files.filter((file) => /\.(?:tsx?|js)$/.test(file) && !file.includes(".test."));
}

function shared(names: { name: string; file: string }[]) {
  const groups = [...Map.groupBy(names, ({ name }) => name)].filter(([, group]) => group.length > 1);
  return groups.map(([name, group]) => `${name}: ${group.map(({ file }) => file)}`);
}
