// `npm run workshop`: installs what drawing needs, draws everything, and tests it.
import { installWhenNeeded } from "../setup/install.mjs";
import { runTool } from "../test/harness/tool.ts";

process.chdir("workshop");
await installWhenNeeded();
process.chdir("..");
const hasDrawn = (await runTool("typescript", ["--noEmit", "--project", "workshop"])) && (await draw());
process.exit(hasDrawn && (await runTool("vitest", ["run", "--config", "workshop/vitest.config.ts"])) ? 0 : 1);

/** Loaded only now, because it needs what was just installed. */
async function draw() {
  const { drawEverything } = await import("./draw.ts");
  await drawEverything();
  return true;
}
