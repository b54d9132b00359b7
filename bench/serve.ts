import { type ChildProcess, spawn } from "node:child_process";
import { temporaryFolder } from "./temporary-folder.ts";

/** The built site in its own process, on a free port. */
export function startSite(dataDir?: string, more?: Record<string, string>) {
  return startServer(spawnSite("server/start.ts", dataDir, more));
}

/** A program that serves the site, with a channel to it. */
export function spawnSite(program: string, dataDir = temporaryFolder(), more: Record<string, string> = {}) {
  return spawn(process.execPath, ["--min-semi-space-size=8", "--max-semi-space-size=8", program], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "silent", ...more },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
}

/** Waits until the process has printed its address. */
export async function startServer(child: ChildProcess) {
  let printed = "";
  for await (const chunk of child.stdout ?? []) {
    printed += chunk;
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
    if (address) return { address, pid: child.pid, stop: () => child.kill() };
  }
  throw new Error(`The server did not start: ${printed}`);
}
