import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { BackupProblem } from "./backup-problem.ts";
import type { Contents } from "./contents.ts";

type Told = { contents: Contents } | { problem: string };

/** `readAllowingNewer` in a thread of its own. Its path begins at the working folder, like the migrations': the desk's code is built. */
export async function readInThread(file: string, place: string) {
  const { promise, resolve: told, reject } = Promise.withResolvers<Told>();
  const worker = new Worker(resolve("app/backups/checking-thread.ts"), { workerData: { file, place } });
  worker.on("message", told).on("error", reject);
  worker.on("exit", () => reject(new Error("the thread that reads a backup ended without an answer")));
  const answer = await promise;
  if ("problem" in answer) throw new BackupProblem(answer.problem);
  return answer.contents;
}
