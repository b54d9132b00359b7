// `npm run test:faults [-- --only smtp,fuzz]`: runs the site through everything that can go wrong around it. One line per fault, then 'N
// passed, N failed'.
import { parseArgs } from "node:util";
import { within } from "../../app/time/durations.ts";
import { buildWhenStale } from "../../server/build.ts";
import temporaryFolder from "../harness/temporary-folder.ts";
import { cleanUp, Skipped } from "./fault.ts";
import { secondsSince } from "./figures.ts";

/** Even on a busy machine none takes half of this; a hang is a failure like any other. */
const FAULT_WITHIN_MS = 240_000;

const { values } = parseArgs({ options: { only: { type: "string" } } });
await buildWhenStale();
const removeFolder = temporaryFolder();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, async () => {
    await cleanUp();
    removeFolder();
    process.exit(1);
  });
// Imported late because some use the built site.
const { faults } = await import("./faults.ts");
const names = values.only?.split(",") ?? Object.keys(faults);
const count = { passed: 0, failed: 0, skipped: 0 };
for (const name of names) {
  const began = performance.now();
  const { outcome, words } = await tryOut(name);
  count[outcome]++;
  console.log(`${outcome === "passed" ? "" : `${outcome.toUpperCase()} `}${name}: ${words} [${secondsSince(began)}]`);
}
removeFolder();
console.log(`${count.passed} passed, ${count.failed} failed${count.skipped ? `, ${count.skipped} skipped` : ""}`);
process.exit(count.failed ? 1 : 0);

async function tryOut(name: string) {
  try {
    const fault = faults[name];
    if (!fault) throw new Error(`there is no such fault; there are ${Object.keys(faults).join(", ")}`);
    return { outcome: "passed" as const, words: await within(FAULT_WITHIN_MS, fault()) };
  } catch (error) {
    return { outcome: error instanceof Skipped ? ("skipped" as const) : ("failed" as const), words: (error as Error).message };
  } finally {
    await cleanUp();
  }
}
