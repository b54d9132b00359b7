import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withSecret } from "./secret.ts";
import { readSettings } from "./settings.ts";

test("a secret is created once, readable by no one else, and found again", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "peakworks-"));
  const { secret } = withSecret(readSettings({ DATA_DIR: dataDir }));
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(withSecret(readSettings({ DATA_DIR: dataDir })).secret).toBe(secret);
  expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600);
});

test("the secret in the environment wins", () => {
  const secret = "s".repeat(32);
  expect(withSecret(readSettings({ SECRET: secret })).secret).toBe(secret);
});
