import { execFile } from "node:child_process";
import type { Place } from "./databases.ts";

type Ended = { code: number; stdout: string; stderr: string };

/** Runs the operator's command. `stderr` leaves out the line that names the store. */
export function peakworks({ dataDir, databaseUrl = "" }: Place, words: string[], more: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...more };
  return new Promise<Ended>((resolve) => {
    execFile(process.execPath, ["commands/peakworks.ts", ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr: stderr.replace(/^Store: .*\n/, "") }),
    );
  });
}
