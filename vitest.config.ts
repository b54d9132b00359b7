import { defineConfig } from "vitest/config";
import { demandNewNode } from "./test/harness/node-version.ts";
import { SlowFirst } from "./test/harness/slow-first.ts";

demandNewNode("node_modules/vitest/vitest.mjs run");

// Separate from vite.config.ts because the application's Vite plugins are for the site and slow the tests down.
export default defineConfig({
  // React's production build, which the tests use, has no other.
  oxc: { jsx: { development: false } },
  test: {
    include: ["**/*.test.ts", "**/*.test.tsx"],
    exclude: ["node_modules", "build", "workshop"],
    pool: "threads",
    isolate: false,
    // More than there are cores, because many tests wait: for a process, a pause or a database. npm test has two browsers beside them.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    // A slow run on a busy machine isn't a failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for has as long, and takes no longer than it needs.
    expect: { poll: { timeout: 30_000 } },
    // Nor is a thread that takes its time to end, with everything open that its files have used.
    teardownTimeout: 120_000,
    // As visitors get it. React's development build also takes longer.
    env: { NODE_ENV: "production" },
    setupFiles: ["./test/harness/same-random.ts"],
    globalSetup: ["./test/harness/fresh-build.ts", "./test/harness/temporary-folder.ts", "./test/harness/postgres.ts"],
    reporters: ["default", "./test/harness/count-vitest.ts"],
  },
});
