// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the libraries ask for. Node's own packages are among the optional dependencies. */
export const NEEDED_NODE = "24.8";

export function isNewEnough() {
  const [major = 0, minor = 0] = numbers(process.versions.node);
  const [neededMajor = 0, neededMinor = 0] = numbers(NEEDED_NODE);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** The Node that comes with the dependencies, found by its package rather than npm's links. Undefined before the install. */
export function ownNode() {
  const program = process.platform === "win32" ? "node.exe" : "node";
  const paths = names().map((name) => join("node_modules", name, "bin", program));
  const path = paths.find((path) => existsSync(path));
  return path && join(process.cwd(), path);
}

export function hasOwnNode() {
  const { optionalDependencies = {} } = JSON.parse(readFileSync("package.json", "utf8"));
  return names().some((name) => name in optionalDependencies);
}

/** @param {string} version */
function numbers(version) {
  return version.split(".").map(Number);
}

function names() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  return [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`];
}
