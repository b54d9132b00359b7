// A process that runs one command after another for the tests. Loading the code takes most of a command's time, and here it's loaded once.
import { setTimeout as wait } from "node:timers/promises";
import type { Asked, Ended } from "./peakworks.ts";

const program = new URL("../../commands/peakworks.ts", import.meta.url).href;
let runs = 0;

// Also opens both, so that a command isn't blamed for it.
for (const stream of [process.stdout, process.stderr]) stream.setMaxListeners(0);
process.on("message", async ({ words, env }: Asked) => process.send?.(await run(words, env)));

async function run(words: string[], env: Asked["env"]): Promise<Ended> {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv = [process.execPath, program, ...words];
  process.exitCode = 0;
  const open = process.getActiveResourcesInfo().length;
  const output = { stdout: "", stderr: "" };
  const restore = (["stdout", "stderr"] as const).map((name) => capture(name, (text) => (output[name] += text)));
  try {
    // A new address, so that the script runs again. What it imports stays loaded.
    await import(`${program}?${++runs}`);
    await untilClosed(open);
  } finally {
    for (const undo of restore) undo();
  }
  return { code: Number(process.exitCode), ...output };
}

function capture(name: "stdout" | "stderr", add: (text: string) => void) {
  const { write } = process[name];
  process[name].write = (text: string | Uint8Array) => {
    add(typeof text === "string" ? text : Buffer.from(text).toString());
    return true;
  };
  return () => {
    process[name].write = write;
  };
}

/** In a process of its own, a command that leaves something open would never end. */
async function untilClosed(open: number) {
  for (let tries = 0; process.getActiveResourcesInfo().length > open; tries++) {
    if (tries === 1_000) throw new Error(`The command left something open: ${process.getActiveResourcesInfo()}`);
    await wait(2);
  }
}
