import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

// A tiny project with the real setup and nothing to install.
const SHOW = "console.log(JSON.stringify(process.env));";

test(".env beside package.json is read by the site and the command, and the real environment wins", () => {
  const folder = newProject('SITE_NAME=Ridge Works\nSMTP_URL=smtp://from-file\nPHONE="(555) 010-4477"\n');
  for (const file of ["server/start.ts", "server/dev.ts", "commands/peakworks.ts"])
    expect(settingsIn(folder, file, { SMTP_URL: "smtp://real" })).toEqual(["Ridge Works", "smtp://real", "(555) 010-4477"]);
});

test("the tests don't read it", () => {
  const folder = newProject("SITE_NAME=Ridge Works\n");
  for (const file of ["test/run.ts", "bench/run.ts", "node_modules/vitest/vitest.mjs"])
    expect(settingsIn(folder, file)).toEqual([undefined, undefined, undefined]);
});

test("a project without the file starts", () => {
  expect(settingsIn(newProject(), "server/start.ts")).toEqual([undefined, undefined, undefined]);
});

// All in one file, which is read once.
test.each([
  ["", "\n"],
  ["export ", "\r\n"],
])("%sNAME=value is read as it's meant, in lines that end with %o", (before, end) => {
  const values = [
    ["plain", "plain"],
    ["two words  # a comment", "two words"],
    ["", ""],
    ["# only a comment", ""],
    [`'it has " and # and $HOME and \\n'`, `it has " and # and $HOME and \\n`],
    [`"it's # here" # a comment`, "it's # here"],
    ["a=b?c%20&d", "a=b?c%20&d"],
  ];
  const gap = before && " ";
  const lines = values.map(([written], i) => `${before}NAME_${i}${gap}=${gap}${written}${end}`);
  const read = environmentIn(newProject(`\uFEFF# first\n\n${lines.join("")}`), "server/start.ts");
  expect(values.map((_, i) => read[`NAME_${i}`])).toEqual(values.map(([, value]) => value));
});

test.each(["garbage", "=value", "1NAME=x", "SITE-NAME=x", "PHONE: 5550104477", 'PHONE="unclosed', "PHONE=hunter2#secret", `PHONE='a'b'`])(
  "%s stops the start with one sentence that names the file and the line, and not what it says",
  (line) => {
    const folder = newProject(`SITE_NAME=Ridge\n\n${line}\n`);
    const { status, stdout, stderr } = run(folder, "server/start.ts");
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toBe(
      `${join(folder, ".env")}, line 3, can't be read: it must be NAME=value, in single quotes if the value has quotes or a # in it.\n`,
    );
  },
);

test("a file that can't be read is one sentence", () => {
  const folder = newProject();
  mkdirSync(join(folder, ".env"));
  expect(run(folder, "server/start.ts").stderr).toBe(`${join(folder, ".env")} can't be read (EISDIR).\n`);
});

function settingsIn(folder: string, file: string, env: Record<string, string> = {}) {
  const read = environmentIn(folder, file, env);
  return [read.SITE_NAME, read.SMTP_URL, read.PHONE];
}

function environmentIn(folder: string, file: string, env: Record<string, string> = {}): Record<string, string> {
  const { stdout, stderr } = run(folder, file, env);
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

function run(folder: string, file: string, env: Record<string, string> = {}) {
  // From another folder, as an operator may.
  const options = { cwd: tmpdir(), env: { PATH: process.env.PATH, ...env }, encoding: "utf8" as const };
  return spawnSync(process.execPath, [join(folder, "setup.mjs"), file], options);
}

function newProject(env?: string) {
  const folder = mkdtempSync(join(tmpdir(), "peakworks-env-"));
  for (const name of ["setup.mjs", "setup"]) cpSync(name, join(folder, name), { recursive: true });
  for (const name of ["server/start.ts", "server/dev.ts", "commands/peakworks.ts", "test/run.ts", "bench/run.ts"])
    write(folder, name, SHOW);
  write(folder, "node_modules/vitest/vitest.mjs", SHOW);
  write(folder, "package.json", JSON.stringify({ name: "tiny", type: "module" }));
  write(folder, "package-lock.json", JSON.stringify({ packages: {} }));
  write(folder, "node_modules/.package-lock.json", JSON.stringify({ packages: {} }));
  if (env !== undefined) write(folder, ".env", env);
  return folder;
}

function write(folder: string, name: string, text: string) {
  const path = join(folder, name);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, text);
}
