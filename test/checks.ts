/** What reads the code without running it. */
export const checks = [
  { name: "types of routes", command: ["react-router", "typegen"] },
  { name: "types", command: ["tsc", "--noEmit"] },
  { name: "lint and format", command: ["biome", "check", "--error-on-warnings"] },
  { name: "dead code", command: ["knip"] },
  { name: "layers", command: ["vitest", "run", "test/layers.test.ts", "--reporter=dot"] },
];
