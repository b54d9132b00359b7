import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const running: ChildProcess[] = [];

/**
 * The whole server in its own process, with its own folder and port. Makes only the pages that it's asked for, unless the options say
 * otherwise.
 */
export function start(env: Record<string, string>, options = ["--cold"]) {
  const dataDir = mkdtempSync(join(tmpdir(), "peakworks-"));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ["server/start.ts", ...options], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "silent", ...env },
  });
  running.push(child);
  return child;
}

export function killAll() {
  for (const child of running.splice(0)) child.kill("SIGKILL");
}

/** Waits for the URL it prints. `printed` is its stdout so far. */
export async function listening(child: ChildProcess) {
  let text = "";
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      text += chunk;
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1];
      if (found) resolve(Number(found));
    });
    child.once("close", () => reject(new Error(`The server did not start: ${text}`)));
  });
  return { child, port, printed: () => text };
}

export async function ended(child: ChildProcess) {
  let errors = "";
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, "close");
  return { code, errors };
}
