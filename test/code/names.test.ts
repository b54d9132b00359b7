import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const TYPE = /^(export )?(?:type|interface) (\w+)/gm;

test("an exported type's name means nothing else in another file", () => {
  const types = ["app", "server"].flatMap(typesIn);
  const exported = new Set(types.filter(({ isExported }) => isExported).map(({ name }) => name));
  const files = Map.groupBy(types, ({ name }) => name);
  const shared = [...exported].filter((name) => (files.get(name) ?? []).length > 1);
  expect(shared.map((name) => `${name}: ${files.get(name)?.map(({ file }) => file)}`)).toEqual([]);
});

function typesIn(root: string) {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."));
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(TYPE)].map(([, exports, name = ""]) => ({
      name,
      file: join(root, file),
      isExported: exports !== undefined,
    })),
  );
}
