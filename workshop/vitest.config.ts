import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["workshop/**/*.test.ts"],
    exclude: ["workshop/node_modules"],
    // LibreOffice takes some ten seconds, and a minute on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
