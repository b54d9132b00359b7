import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const SOURCES = ["package.json", "package-lock.json", "setup.mjs", "setup", "server", "app", "public"];
const CONFIGURATIONS = ["react-router.config.ts", "tsconfig.json", "vite.config.ts"];

test("npm run build builds what npm start would build, once, and stops", () => {
  const folder = mkdtempSync(join(tmpdir(), "peakworks-build-"));
  for (const name of [...SOURCES, ...CONFIGURATIONS]) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const build = () => spawnSync("npm", ["run", "--silent", "build"], { cwd: folder, encoding: "utf8" });
  expect(build()).toMatchObject({
    status: 0,
    stdout: "The site is built: npm start serves it.\n",
    stderr: expect.stringMatching(/^Building the site …/),
  });
  // The same sources, so npm start finds it fresh.
  expect(readFileSync(join(folder, "build/stamp"), "utf8")).toBe(readFileSync("build/stamp", "utf8"));
  const made = statSync(join(folder, "build/server/index.js")).mtimeMs;
  expect(build()).toMatchObject({ status: 0, stdout: "The site is built: npm start serves it.\n", stderr: "" });
  expect(statSync(join(folder, "build/server/index.js")).mtimeMs).toBe(made);
  expect(existsSync(join(folder, "var"))).toBe(false);
});
