import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "../app/site/settings.ts";
import { loadFiles } from "./files.ts";
import { toResponse } from "./stored-response.ts";

test("only the rules for what to load ahead are served as such, and other JSON as JSON", () => {
  const folder = mkdtempSync(join(tmpdir(), "peakworks-"));
  for (const name of ["speculation-rules.json", "data.json"]) writeFileSync(join(folder, name), "{}");
  const files = loadFiles(folder, readSettings({}));
  const typeOf = (path: string) => {
    const file = files.get(path);
    return file && toResponse(file, new Request(`http://localhost${path}`)).headers.get("content-type");
  };
  expect(typeOf("/speculation-rules.json")).toBe("application/speculationrules+json");
  expect(typeOf("/data.json")).toBe("application/json");
});
