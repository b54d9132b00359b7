import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { findBrowser } from "../harness/browser.ts";

const LOADER = "error while loading shared libraries: libnss3.so: cannot open shared object file";

test.each([
  ["lacks its libraries", `#!/bin/sh\necho 'chromium: ${LOADER}' >&2\nexit 127\n`, LOADER],
  ["is no program", "hello", "EACCES"],
])("a browser that %s counts as missing, with the reason", async (_, text, reason) => {
  const path = join(mkdtempSync(join(tmpdir(), "peakworks-browser-")), "chromium");
  writeFileSync(path, text);
  if (text.startsWith("#!")) chmodSync(path, 0o755);
  vi.stubEnv("TEST_BROWSER", path);
  const found = await findBrowser().finally(() => vi.unstubAllEnvs());
  expect(found).toEqual({ missing: expect.stringContaining(reason) });
  expect(found).toEqual({ missing: expect.stringMatching(/^\S+ does not start \([^\n]+\)\. Install Chromium, or set TEST_BROWSER/) });
});
