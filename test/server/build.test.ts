import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

// That it builds from nothing is seen at the start of every run: npm test begins with it, and a fresh clone has no build.
test("npm run build finds what npm start would build, builds it once, and stops", () => {
  const [stamp, made] = [readFileSync("build/stamp", "utf8"), statSync("build/server/index.js").mtimeMs];
  const built = spawnSync("npm", ["run", "--silent", "build"], { encoding: "utf8" });
  expect(built).toMatchObject({ status: 0, stdout: "The site is built: npm start serves it.\n", stderr: "" });
  expect(readFileSync("build/stamp", "utf8")).toBe(stamp);
  expect(statSync("build/server/index.js").mtimeMs).toBe(made);
});
