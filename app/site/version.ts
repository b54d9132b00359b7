import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The running version, for the log, the readiness check and `./peakworks version`. */
export function versionOf() {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  return { version, commit: process.env.COMMIT?.slice(0, 12) || readCommit() || "unknown commit", node: process.versions.node };
}

/** The last line of the readiness check, by which the doctor knows the site. */
export function versionLine() {
  const { version, commit } = versionOf();
  return `version ${version} (${commit})`;
}

/** Read from the files because the machine may have no git, or a git that refuses another user's folder. An image has COMMIT instead. */
function readCommit() {
  const folder = gitFolder();
  const head = folder && readText(join(folder, "HEAD"));
  if (!head) return undefined;
  const name = /^ref: (.+)$/.exec(head)?.[1];
  const commit = name ? readReference(folder, name) : head;
  return commit?.slice(0, 12);
}

/** In a linked worktree, `.git` is a file that names the folder. */
function gitFolder() {
  const named = readText(".git");
  return named ? resolve(named.replace("gitdir: ", "")) : existsSync(".git") ? ".git" : undefined;
}

function readReference(folder: string, name: string) {
  const shared = join(folder, readText(join(folder, "commondir")) ?? ".");
  const packed = readText(join(shared, "packed-refs"))?.split("\n");
  return readText(join(shared, name)) ?? packed?.find((line) => line.endsWith(` ${name}`))?.split(" ")[0];
}

function readText(file: string) {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return undefined;
  }
}
