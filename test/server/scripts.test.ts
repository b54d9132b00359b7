import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = "build/client/assets";
const scripts = readdirSync(FOLDER).filter((name) => name.endsWith(".js"));
const read = (name: string) => readFileSync(join(FOLDER, name), "utf8");
const starting = (name: string) => scripts.filter((script) => script.startsWith(name));

test("only scripts that a page can load have content", () => {
  const loaded = new Set(starting("entry.client-"));
  for (const name of loaded)
    for (const [imported] of read(name).matchAll(/[\w.-]+\.js/g)) if (scripts.includes(imported)) loaded.add(imported);
  // The desk's pages load plain scripts by their address.
  const plain = globSync("app/desk/ui/*.js").flatMap((file) => starting(`${basename(file, ".js")}-`));
  // React Router writes the list of routes for its own client, which no page loads.
  const known = [...loaded, ...plain, ...starting("manifest-")];
  const others = scripts.filter((name) => !known.includes(name) && read(name) !== "");
  expect(loaded.size).toBeGreaterThan(1);
  expect(others, "leaveRoutesOnServer in vite.config.ts doesn't empty the browser modules of routes anymore").toEqual([]);
});
