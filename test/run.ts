// Everything that must pass before a change is merged: checks, unit and request tests, browser journeys. Ends with 'N passed, N failed'.
import { findBrowser } from "./harness/browser.ts";
import { checks, routeTypes } from "./harness/checks.ts";
import { clearCounts, POSTGRES_HALF, readCounts, recordCount } from "./harness/counts.ts";
import { findOffice, NO_OFFICE, OFFICE_PART } from "./harness/office.ts";
import { findPostgres } from "./harness/postgres.ts";
import temporaryFolder from "./harness/temporary-folder.ts";
import { runFile, runTool } from "./harness/tool.ts";

const removeFolder = temporaryFolder();
const isDemanded = process.env.CI === "true";
clearCounts();
const build = { name: "build", passes: (under: string) => runFile("server/build-only.ts", [], { under }) };
/** Why a part is skipped, keyed by name. */
const reasons: Record<string, string> = {};
await stage(routeTypes);
// Most checks have work for only one core, so they go on beside the build and the first tests.
const checked = Promise.all(checks.map(stage));
// Installing what's missing is mostly waiting for a server.
const [browser, isBuilt] = await Promise.all([findPrograms(), stage(build)]);
// Thousands of failures of an older build would bury why there's no new one.
if (!isBuilt) await closeEarly();
console.log(`\n== tests${"missing" in browser ? "" : "; those in the browser go on meanwhile and print at the end"}`);
// Together, because each often waits for a process or a page, and a core would have nothing to do.
await Promise.all([
  checked,
  // Its threads make much that's soon garbage: with room for it they collect less often, which saves a tenth of their work.
  runner("vitest", "vitest", ["run"], { node: ["--min-semi-space-size=64", "--max-semi-space-size=64"] }),
  "missing" in browser ||
    runner("browser", "@playwright/test", ["test"], { env: { TEST_BROWSER: browser.path }, under: "tests in the browser" }),
]);
removeFolder();
close();

async function findPrograms() {
  const browser = await findBrowser();
  report("Browser", "the browser tests", "missing" in browser ? browser : `Chromium ${browser.version} (${browser.path})`);
  const postgres = await findPostgres();
  report("PostgreSQL", POSTGRES_HALF, "missing" in postgres ? postgres : postgres.version);
  if (isDemanded && ("missing" in browser || "missing" in postgres)) await closeEarly();
  // Not demanded in CI: app/text/csv.test.ts holds the same without it.
  const office = findOffice();
  console.log(`LibreOffice: ${office ?? NO_OFFICE}`);
  if (!office) reasons[OFFICE_PART] = NO_OFFICE;
  return browser;
}

/** Lists what the tests will use. What's missing is skipped; in CI, where nobody would notice, it's a failure that ends the run at once. */
function report(name: string, part: string, found: string | { missing: string }) {
  console.log(`${name}: ${typeof found === "string" ? found : found.missing}`);
  if (typeof found === "string") return;
  if (isDemanded) console.log(`With CI=true ${part} may not be skipped.`);
  else reasons[part] = found.missing;
  recordCount({
    stage: name,
    passed: 0,
    failed: isDemanded ? [`${name}: ${found.missing}`] : [],
    skipped: isDemanded ? {} : { [part]: 0 },
  });
}

/** A stage without its own runner counts as one test. */
async function stage({ name, passes }: (typeof checks)[number]) {
  const hasPassed = await passes(name);
  recordCount({ stage: name, passed: hasPassed ? 1 : 0, failed: hasPassed ? [] : [`${name}: see above.`], skipped: {} });
  return hasPassed;
}

/** A runner counts its own tests; one that dies before counting is one failure. */
async function runner(name: string, tool: string, options: string[], how?: Parameters<typeof runTool>[2]) {
  const hasPassed = await runTool(tool, options, how);
  const counted = readCounts().find((count) => count.stage === name);
  if (!counted || (!hasPassed && !counted.failed.length))
    recordCount({ stage: name, passed: 0, failed: [`${tool} ended with an error.`], skipped: {} });
}

async function closeEarly() {
  await checked;
  close();
}

function close() {
  const counts = readCounts();
  const passed = counts.reduce((total, count) => total + count.passed, 0);
  const failed = counts.flatMap((count) => count.failed);
  const skipped: Record<string, number> = {};
  for (const [part, tests] of counts.flatMap((count) => Object.entries(count.skipped))) skipped[part] = (skipped[part] ?? 0) + tests;
  console.log();
  for (const [part, tests] of Object.entries(skipped))
    console.log(
      `Skipped${tests ? ` ${tests} test${tests === 1 ? "" : "s"}` : ""}: ${part}${reasons[part] ? `, because ${reasons[part]}` : ""}`,
    );
  for (const each of failed) console.log(`Failed: ${each}`);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exit(failed.length ? 1 : 0);
}
