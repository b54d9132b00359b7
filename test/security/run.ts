// `npm run test:security`: attacks the running site from outside. One line per check, then 'N passed, N failed'. An extra word picks the
// checks with that word in their name: `npm run test:security -- CSRF`.
import { buildWhenStale } from "../../server/build.ts";
import type { Outcome } from "./check.ts";
import { allChecks } from "./checks.ts";
import { startTarget } from "./target.ts";

await buildWhenStale();
const [word = ""] = process.argv.slice(2);
const target = await startTarget();
const outcomes: Outcome[] = [];
for (const { name, run } of allChecks.filter((check) => check.name.includes(word))) {
  const began = Date.now();
  const outcome = await run(target).catch((error): Outcome => ({ figure: "could not be run", problems: [String(error.stack)] }));
  outcomes.push(outcome);
  console.log(`${name}: ${outcome.figure} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  for (const problem of outcome.problems) console.log(`  - ${problem}`);
}
await target.stop();

const skipped = outcomes.filter((outcome) => outcome.skipped).length;
const failed = outcomes.filter(({ problems }) => problems.length).length;
console.log(`${outcomes.length - failed - skipped} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exit(failed ? 1 : 0);
