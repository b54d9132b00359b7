// Everything that must hold before a change is taken: checks, unit and request tests, browser journeys. Ends with 'N passed, N failed'.
import { buildWhenStale } from "../server/build.ts";
import { findBrowser } from "./browser.ts";
import { checks } from "./checks.ts";
import { clearCounts, readCounts, recordCount } from "./counts.ts";
import { findPostgres } from "./postgres.ts";
import temporaryFolder from "./temporary-folder.ts";
import { runTool } from "./tool.ts";

const removeFolder = temporaryFolder();
clearCounts();
const browser = await findBrowser();
report("Browser", browser, (found) => `Chromium ${found.version} (${found.path})`);
report("PostgreSQL", await findPostgres(), (found) => found.version);
await stage("build", buildWhenStale);
for (const { name, passes } of checks)
  await stage(name, () => passes() || Promise.reject(new Error(`The check of ${name} found something.`)));
runner("vitest", "vitest", ["run"]);
if (!("missing" in browser)) runner("browser", "@playwright/test", ["test"], { TEST_BROWSER: browser.path });
removeFolder();
close();

type Missing = { missing: string };

/** Names what the tests will use. What is missing is skipped, but not where nobody would notice. */
function report<Found extends object>(name: string, found: Found | Missing, words: (found: Found) => string) {
  if (!("missing" in found)) return console.log(`${name}: ${words(found)}`);
  console.log(`${name}: ${found.missing}`);
  const isDemanded = process.env.CI === "true";
  if (isDemanded) console.log(`With CI=true the tests with ${name} may not be skipped.`);
  recordCount({ stage: name, passed: 0, failed: isDemanded ? 1 : 0, skipped: isDemanded ? {} : { [`${name}: ${found.missing}`]: 0 } });
}

/** A stage without a runner of its own is one test: it passes or it throws. */
async function stage(name: string, work: () => unknown) {
  console.log(`\n== ${name}`);
  try {
    await work();
    recordCount({ stage: name, passed: 1, failed: 0, skipped: {} });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    recordCount({ stage: name, passed: 0, failed: 1, skipped: {} });
  }
}

/** A runner counts its own tests; one that dies without having counted is one failure. */
function runner(name: string, tool: string, options: string[], env: Record<string, string> = {}) {
  console.log(`\n== ${name}`);
  const hasPassed = runTool(tool, options, env);
  const counted = readCounts().find((count) => count.stage === name);
  if (!counted || (!hasPassed && counted.failed === 0)) recordCount({ stage: name, passed: 0, failed: 1, skipped: {} });
}

function close() {
  const counts = readCounts();
  const sum = (key: "passed" | "failed") => counts.reduce((total, count) => total + count[key], 0);
  console.log();
  for (const [what, tests] of counts.flatMap(({ skipped }) => Object.entries(skipped)))
    console.log(`Skipped ${tests === 0 ? "" : tests === 1 ? "1 test, " : `${tests} tests, `}${what}`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exit(sum("failed") ? 1 : 0);
}
