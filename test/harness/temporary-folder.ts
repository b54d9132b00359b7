// Everything the tests write goes into one folder, which is deleted afterward.
import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Files in memory, on Linux. Hundreds of databases are made and deleted, which on a disk is a third of the data tests' work. */
const MEMORY = "/dev/shm";
/** A whole run needs half of it. */
const ENOUGH_BYTES = 4 * 2 ** 30;

export default function setup() {
  const folder = mkdtempSync(join(isUsable(MEMORY) ? MEMORY : tmpdir(), "peakworks-tests-"));
  // PostgreSQL runs as another user and must be able to enter.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Whether it's there, may be written to, has room, and lets programs run, which containers often forbid. */
function isUsable(place: string) {
  try {
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
    return bavail * bsize >= ENOUGH_BYTES && !mounts.some((mount) => mount.includes(` ${place} `) && mount.includes("noexec"));
  } catch {
    return false;
  }
}
