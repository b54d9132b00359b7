// `npm run test:security`: the running site attacked from outside. One line a check, then 'N passed, N failed'.
import { buildWhenStale } from "../../server/build.ts";
import type { Outcome } from "./check.ts";
import { quickChecks } from "./checks.ts";
import { startTarget } from "./target.ts";

await buildWhenStale();
const target = await startTarget();
const outcomes: Outcome[] = [];
for (const { name, run } of quickChecks) {
  const outcome = await run(target).catch((error): Outcome => ({ figure: "could not be run", problems: [String(error.stack)] }));
  outcomes.push(outcome);
  console.log(`${name}: ${outcome.figure}`);
  for (const problem of outcome.problems) console.log(`  - ${problem}`);
}
await target.stop();

const skipped = outcomes.filter((outcome) => outcome.skipped).length;
const failed = outcomes.filter(({ problems }) => problems.length).length;
console.log(`${outcomes.length - failed - skipped} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exit(failed ? 1 : 0);
