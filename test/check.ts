// `npm run check`: the fast half of the tests, for while you work.
import { checks } from "./harness/checks.ts";

const failed = checks.filter(({ name, passes }) => {
  console.log(`\n== ${name}`);
  return !passes();
});
console.log(failed.length ? `\nFailed: ${failed.map(({ name }) => name).join(", ")}` : "\nNothing found.");
process.exit(failed.length ? 1 : 0);
