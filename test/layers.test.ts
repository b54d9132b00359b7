import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { expect, test } from "vitest";

/** Who may import whom inside app/. A folder may always import itself. */
const MAY_IMPORT: Record<string, string[]> = {
  rules: [],
  content: ["rules"],
  assets: [],
  browser: [],
  mail: ["content", "rules"],
  site: ["content", "rules"],
  data: ["rules", "mail"],
  ui: ["rules", "site", "assets", "browser"],
  routes: ["rules", "content", "mail", "site", "data", "ui", "assets", "browser"],
};

const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file) && file.includes(sep));

test.each(files)("%s imports only from the layers below it", (file) => {
  const layer = file.split(sep)[0] ?? "";
  const allowed = MAY_IMPORT[layer];
  expect(allowed, `app/${layer} is not a folder of the house`).toBeDefined();
  // The one place that names what the server hands to every route: it needs the database's type, and nothing of its code.
  const source = readFileSync(join("app", file), "utf8").replace(/import type \{ Database \} from "\.\.\/data\/database\.server\.ts";/, "");
  const imported = importsOf(source)
    .filter((path) => path.startsWith(".") && !path.includes("+types"))
    .map((path) => normalize(join(dirname(file), path)).split(sep)[0] ?? "");
  expect(imported.filter((target) => target !== layer && !allowed?.includes(target))).toEqual([]);
});

test("nothing in app/ reaches into the server, the commands or the tests", () => {
  const outside = files.filter((file) => /from "(\.\.\/)+(server|commands|test|bench)\//.test(readFileSync(join("app", file), "utf8")));
  expect(outside).toEqual([]);
});

function importsOf(source: string) {
  return [...source.matchAll(/(?:from|import)\s+"([^"]+)"/g)].map((match) => match[1] ?? "");
}
