// Everything that must hold before a change is taken: checks, unit and request tests, browser journeys. Ends with 'N passed, N failed'.
import { spawnSync } from "node:child_process";
import { buildWhenStale } from "../server/build.ts";
import { findBrowser } from "./browser.ts";
import { checks } from "./checks.ts";
import { clearCounts, readCounts, recordCount } from "./counts.ts";

clearCounts();
await stage("build", buildWhenStale);
// The layer rule is a test among the others.
for (const { name, command } of checks.filter(({ name }) => name !== "layers")) await stage(name, () => run(command));
await runner("vitest", ["vitest", "run"]);
const browser = await stage("finding a browser", findBrowser);
if (browser) await runner("browser", ["playwright", "test"], { TEST_BROWSER: browser });

const counts = readCounts();
const sum = (key: "passed" | "failed" | "skipped") => counts.reduce((total, count) => total + count[key], 0);
if (sum("skipped")) console.log(`${sum("skipped")} skipped: this machine lacks what they need`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") ? 1 : 0);

/** A stage without a runner of its own is one test: it passes or it throws. */
async function stage<Result>(name: string, work: () => Result | Promise<Result>) {
  console.log(`\n== ${name}`);
  try {
    const result = await work();
    recordCount({ stage: name, passed: 1, failed: 0, skipped: 0 });
    return result;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    recordCount({ stage: name, passed: 0, failed: 1, skipped: 0 });
    return undefined;
  }
}

/** A runner counts its own tests; one that dies without having counted is one failure. */
async function runner(name: string, command: string[], env: Record<string, string> = {}) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync("npx", ["--no-install", ...command], { stdio: "inherit", env: { ...process.env, ...env } });
  const counted = readCounts().find((count) => count.stage === name);
  if (!counted || (status !== 0 && counted.failed === 0)) recordCount({ stage: name, passed: 0, failed: 1, skipped: 0 });
}

function run(command: string[]) {
  const { status } = spawnSync("npx", ["--no-install", ...command], { stdio: "inherit" });
  if (status !== 0) throw new Error(`${command.join(" ")} found something`);
}
