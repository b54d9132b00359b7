// Everything the tests write goes into one folder, which is deleted afterward.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), "peakworks-tests-"));
  // PostgreSQL runs as another user and must be able to enter.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
