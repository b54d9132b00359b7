import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { freePort } from "./app/terminal/free-port.ts";
import { BROWSER_FLAGS } from "./test/harness/browser.ts";
import { demandNewNode } from "./test/harness/node-version.ts";

demandNewNode("node_modules/@playwright/test/cli.js test");
// Set in the environment because each worker reads this file again.
process.env.TEST_PORT ??= String(await freePort());
process.env.TEST_DATA_DIR ??= join(tmpdir(), `peakworks-browser-${randomUUID()}`);
// Tests with a site of their own render it in their process, as visitors get it.
process.env.NODE_ENV = "production";
const { TEST_PORT: PORT, TEST_DATA_DIR: DATA_DIR, TEST_BROWSER } = process.env;

export default defineConfig({
  testDir: "test/browser",
  outputDir: "test-results/browser",
  globalSetup: "./test/browser/set-up.ts",
  // npm test has the threads of vitest beside them.
  workers: 2,
  fullyParallel: true,
  // Node reads these itself. Playwright would rewrite the whole built server in each of its processes.
  build: { external: ["**/app/**", "**/server/**", "**/build/**"] },
  // A walkthrough with axe on every screen takes half a minute on a busy machine.
  timeout: 90_000,
  // A slow run on a busy machine isn't a failure.
  expect: { timeout: 30_000 },
  reporter: [["list"], ["./test/harness/count-playwright.ts"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // Keeps the crawler check from mistaking the tests for a crawler.
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
    // Motion takes an eighth of the suite's time, so tests that aren't about it do without.
    contextOptions: { reducedMotion: "reduce" },
    // No page lives long enough for its code to be optimized: compiling it takes more than it saves, a twentieth of the time.
    launchOptions: { executablePath: TEST_BROWSER, args: [...BROWSER_FLAGS, "--js-flags=--no-opt --no-maglev"] },
  },
  // Builds first if sources have changed, so the tests never see an older build.
  webServer: {
    command: `"${process.execPath}" server/start.ts`,
    url: `http://127.0.0.1:${PORT}/health/ready`,
    timeout: 180_000,
    env: { PORT, HOST: "127.0.0.1", DATA_DIR, LOG_LEVEL: "silent", RATE_LIMIT: "off" },
  },
});
