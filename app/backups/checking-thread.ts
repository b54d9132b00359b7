// Reads a copy of the database outside the thread that serves visitors, who would wait for all of it. It opens that copy and nothing else.
import { parentPort, workerData } from "node:worker_threads";
import { BackupProblem } from "./backup-problem.ts";
import { readAllowingNewer } from "./sqlite-file.ts";

try {
  const { file, place } = workerData as { file: string; place: string };
  parentPort?.postMessage({ contents: await readAllowingNewer(file, place) });
} catch (error) {
  // Across threads an error loses its class, and with it that its message is for the operator.
  if (!(error instanceof BackupProblem)) throw error;
  parentPort?.postMessage({ problem: error.message });
}
