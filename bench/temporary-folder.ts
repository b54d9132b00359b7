import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder for a site's data, gone when the benchmark ends: a filled year is about 200 MB. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "peakworks-bench-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
