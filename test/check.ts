// `npm run check`: the fast half of the tests, for while you work.
import { checks, routeTypes } from "./harness/checks.ts";

const failed: string[] = [];
await run(routeTypes);
await Promise.all(checks.map(run));
console.log(failed.length ? `\nFailed: ${failed.join(", ")}` : "\nNothing found.");
process.exit(failed.length ? 1 : 0);

async function run({ name, passes }: (typeof checks)[number]) {
  if (!(await passes(name))) failed.push(name);
}
