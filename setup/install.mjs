// @ts-check
import { existsSync, readFileSync, rmSync } from "node:fs";
import { alone } from "./alone.mjs";
import { hasOwnNode, isNewEnough, NEEDED_NODE, ownNode } from "./own-node.mjs";
import { stop } from "./stop.mjs";
import { tried } from "./tried.mjs";

/** npm's own list of what it installed. It's written last, so half an install has none. */
const RECORD = "node_modules/.package-lock.json";
const LOCK = ".installing";
// A user's npm settings must not skip what the build and the tests need.
const OPTIONS = [
  "--include=dev",
  "--include=optional",
  "--engine-strict=false",
  "--no-audit",
  "--no-fund",
  "--no-progress",
  "--loglevel=warn",
];

/** Installs what the lockfile lists, unless it's already there. */
export async function installWhenNeeded() {
  // While the lock is there, an install is being made or was broken off.
  if (isInstalled() && !existsSync(LOCK)) return;
  if (!isNewEnough() && !hasOwnNode())
    stop(`This project needs Node ${NEEDED_NODE} or newer and brings none for ${process.platform}-${process.arch}: please install it.`);
  const work = { lock: LOCK, doing: "installing the dependencies", isDone: isInstalled, work: install };
  await alone(work).catch(({ message }) => stop(message));
}

/**
 * @param {import("./alone.mjs").Run} run
 * @param {boolean} wasInterrupted
 */
async function install(run, wasInterrupted) {
  console.error(`${reason(wasInterrupted)} (about a minute) …`);
  rmSync(RECORD, { force: true });
  let unwritten = "";
  /** @param {string} line */
  const onError = (line) => {
    unwritten ||= /TAR_ENTRY_ERROR (.*)/.exec(line)?.[1] ?? "";
    if (!/^npm (warn|notice)/i.test(line)) console.error(line);
  };
  const status = await run("npm", ["ci", ...OPTIONS], { stdio: ["ignore", 2, "pipe"] }, onError).catch(() => {
    throw new Error("npm was not found: please install it (on Debian: apt-get install npm).");
  });
  // On a full disk npm leaves truncated files, prints a warning, and exits as if it had succeeded.
  if (unwritten) rmSync(RECORD, { force: true });
  if (unwritten) throw new Error(`Not all dependencies could be written (${unwritten}). The next start tries again.`);
  if (status !== 0) throw new Error("The dependencies could not be installed: see npm's message above. The next start tries again.");
  if (!isInstalled()) throw new Error("npm has left out some of the dependencies: please check your npm settings (npm config list).");
}

/** @param {boolean} wasInterrupted */
function reason(wasInterrupted) {
  if (!existsSync("node_modules") && !wasInterrupted) return "Installing the dependencies, once";
  if (!recorded() || wasInterrupted) return "The last install did not finish: installing the dependencies again";
  return isComplete() ? "Some of the dependencies are missing: installing them again" : "The dependencies have changed: installing them";
}

function isInstalled() {
  return isComplete() && isWhole();
}

/** Whether npm has installed every package of the lockfile in the right version. Optional ones depend on the machine. */
function isComplete() {
  const installed = recorded();
  /** @param {[string, any]} entry */
  const isThere = ([path, { version, optional, dev }]) =>
    path === "" || optional || (dev && isProduction()) || installed[path]?.version === version;
  return installed !== undefined && Object.entries(JSON.parse(readFileSync("package-lock.json", "utf8")).packages).every(isThere);
}

/** Nothing where npm was broken off before or while it wrote it. */
function recorded() {
  return tried(() => JSON.parse(readFileSync(RECORD, "utf8")).packages);
}

/** Whether the install is still there: a quick check of our direct dependencies. The Node package reveals a folder from another machine. */
function isWhole() {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = Object.keys({ ...dependencies, ...(!isProduction() && devDependencies) });
  const needsNode = !isNewEnough() || (hasOwnNode() && !isProduction());
  return (!needsNode || ownNode() !== undefined) && named.every((name) => existsSync(`node_modules/${name}/package.json`));
}

/** A production image is pruned to what the site needs at run time. */
function isProduction() {
  return process.env.NODE_ENV === "production";
}
