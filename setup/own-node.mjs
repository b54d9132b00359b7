import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The major version the libraries need. Node's own packages are among the optional dependencies. */
const NEEDED_MAJOR = 24;

export function isNewEnough() {
  return Number(process.versions.node.split(".")[0]) >= NEEDED_MAJOR;
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

function names() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  return [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`];
}
