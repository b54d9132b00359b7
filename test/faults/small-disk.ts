import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterwards, Skipped } from "./fault.ts";

/** A separate in-memory file system that can be filled to the last byte. */
export function mountSmallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), "peakworks-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    throw new Skipped("needs the right to mount a file system in memory");
  }
  afterwards(() => execFileSync("umount", ["-l", folder]));
  const ballast = join(folder, "ballast");
  return {
    /** An empty folder on it. */
    folder: mkdtempSync(join(folder, "data-")),
    fill: () => {
      const file = openSync(ballast, "a");
      for (const bytes of [65_536, 4_096, 512, 1]) fillBy(file, Buffer.alloc(bytes));
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
  };
}

function fillBy(file: number, bytes: Buffer) {
  try {
    while (writeSync(file, bytes) === bytes.length);
  } catch {
    // It's full.
  }
}
