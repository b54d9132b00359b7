import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const running: ChildProcess[] = [];

/** The whole server in a process of its own, with a folder and a port of its own. */
export function start(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "peakworks-"));
  const child = spawn(process.execPath, ["server/start.ts"], {
    env: { PATH: process.env.PATH, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "silent", ...env },
  });
  running.push(child);
  return child;
}

export function killAll() {
  for (const child of running.splice(0)) child.kill("SIGKILL");
}

export async function listening(child: ChildProcess) {
  let printed = "";
  for await (const chunk of child.stdout ?? []) {
    printed += chunk;
    const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(printed)?.[1];
    if (port) return { child, port: Number(port) };
  }
  throw new Error(`The server did not start: ${printed}`);
}

export async function ended(child: ChildProcess) {
  let errors = "";
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, "close");
  return { code, errors };
}
