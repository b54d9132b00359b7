import { defineConfig } from "vitest/config";
import { demandNewNode } from "./test/node-version.ts";

demandNewNode("node_modules/vitest/vitest.mjs run");

// Its own file: the application's Vite plugins are for the site and slow the tests down.
export default defineConfig({
  test: {
    include: ["**/*.test.ts", "**/*.test.tsx"],
    exclude: ["node_modules", "build"],
    pool: "threads",
    isolate: false,
    // By default one core of two would be left idle.
    maxWorkers: 2,
    // A busy machine is slow and not wrong.
    testTimeout: 30_000,
    globalSetup: ["./test/fresh-build.ts", "./test/temporary-folder.ts", "./test/postgres.ts"],
    reporters: ["default", "./test/count-vitest.ts"],
  },
});
