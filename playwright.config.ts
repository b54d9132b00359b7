import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.TEST_PORT ?? 3210);

export default defineConfig({
  testDir: "test/browser",
  outputDir: "test-results/browser",
  workers: 2,
  fullyParallel: true,
  // A walk with axe on every screen takes a busy machine half a minute.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["./test/count-playwright.ts"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // The page cache's crawler check must not take the tests for a crawler.
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
    launchOptions: {
      executablePath: process.env.TEST_BROWSER,
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
    },
  },
  webServer: {
    command: "node server/start.ts",
    url: `http://127.0.0.1:${PORT}/health/ready`,
    env: { PORT: String(PORT), HOST: "127.0.0.1", DATA_DIR: mkdtempSync(join(tmpdir(), "peakworks-browser-")), LOG_LEVEL: "silent" },
  },
});
