import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { prepareDataDir } from "./data-dir.ts";

test("a folder that can't be made is one sentence with the reason", () => {
  const file = join(mkdtempSync(join(tmpdir(), "peakworks-")), "taken");
  writeFileSync(file, "");
  for (const [folder, reason] of [
    [join(file, "var"), "ENOTDIR"],
    ["/proc/nowhere", "ENOENT"],
  ] as const)
    expect(() => prepareDataDir(folder)).toThrow(`DATA_DIR ${folder} cannot be written (${reason}).`);
});
