#!/usr/bin/env node
// Runs a TypeScript file of this project on a machine that has only Node 18+ and npm: `node setup.mjs server/start.ts …`.
// Installs what the lockfile says when it has changed, then hands over to a Node that is new enough.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const NEEDED_MAJOR = 24;
const root = dirname(fileURLToPath(import.meta.url));
const stamp = join(root, "node_modules", ".installed");
const lock = join(root, ".installing");
const binaries = join(root, "node_modules", ".bin");

process.chdir(root);
await installWhenStale();
if (!process.env.PATH?.startsWith(binaries)) process.env.PATH = binaries + delimiter + process.env.PATH;
const [file, ...rest] = process.argv.slice(2);
if (Number(process.versions.node.split(".")[0]) >= NEEDED_MAJOR) await runHere(file, rest);
else runWithOwnNode(file, rest);

async function installWhenStale() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const isCurrent = () => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isCurrent()) return;
  await takeLock();
  // A start that waited for another one's install finds it done.
  const installed = isCurrent() || install();
  if (installed) writeFileSync(stamp, wanted);
  rmSync(lock, { recursive: true, force: true });
  if (!installed) stop("The dependencies could not be installed: see npm's message above.");
}

function install() {
  console.log("Installing dependencies (once, about a minute) …");
  const npm = spawnSync("npm", ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return npm.status === 0;
}

// mkdir is atomic: of two starts at once, one installs and the other waits. A lock older than ten minutes was left by a crash.
async function takeLock() {
  for (;;) {
    try {
      mkdirSync(lock);
      return;
    } catch (error) {
      if (error.code !== "EEXIST") stop(`The folder ${root} cannot be written: ${error.code}.`);
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > 600_000) rmSync(lock, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

async function runHere(file, rest) {
  process.argv = [process.execPath, join(root, file), ...rest];
  await import(pathToFileURL(join(root, file)).href);
}

function runWithOwnNode(file, rest) {
  const child = spawn(ownNode(), [join(root, file), ...rest], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function ownNode() {
  const name = process.platform === "win32" ? "win" : process.platform;
  for (const folder of [`node-${name}-${process.arch}`, `node-bin-${name}-${process.arch}`]) {
    const path = join(root, "node_modules", folder, "bin", process.platform === "win32" ? "node.exe" : "node");
    if (existsSync(path)) return path;
  }
  return stop(`This project needs Node ${NEEDED_MAJOR} and brings none for ${process.platform}-${process.arch}: please install it.`);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
