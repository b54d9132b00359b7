// `npm run check`: the fast half of the tests, for while you work.
import { spawnSync } from "node:child_process";
import { checks } from "./checks.ts";

let failed = false;
for (const { name, command } of checks) {
  console.log(`\n== ${name}`);
  failed = spawnSync("npx", ["--no-install", ...command], { stdio: "inherit" }).status !== 0 || failed;
}
process.exit(failed ? 1 : 0);
