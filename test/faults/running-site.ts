import { readdirSync } from "node:fs";
import { createClient } from "../harness/client.ts";
import { ended, listening, start } from "../harness/server-process.ts";
import { folderOfStartedSite } from "../harness/tables.ts";
import { afterwards } from "./fault.ts";

/** The real server in its own process, with its own folder unless one is given. */
export async function startSite(env: Record<string, string> = {}) {
  const { dataDir } = env.DATA_DIR ? { dataDir: env.DATA_DIR } : await folderOfStartedSite();
  const child = start({ RATE_LIMIT: "off", ...env, DATA_DIR: dataDir });
  afterwards(() => child.kill("SIGKILL"));
  const end = ended(child);
  let printed = "";
  child.stderr?.on("data", (chunk) => {
    printed += chunk;
  });
  const { port } = await listening(child);
  const client = createClient(port);
  afterwards(client.close);
  const pid = child.pid ?? 0;
  return {
    child,
    pid,
    port,
    dataDir,
    ask: client.ask,
    /** How many of its descriptors this client keeps open. */
    connections: client.connections,
    /** Its exit code or signal, once it has exited. */
    end,
    /** Its stderr output so far. */
    printed: () => printed,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    descriptors: () => readdirSync(`/proc/${pid}/fd`).length,
  };
}
