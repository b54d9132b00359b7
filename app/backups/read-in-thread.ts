import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { MINUTE_MS } from "../time/durations.ts";
import { BackupProblem } from "./backup-problem.ts";
import type { Contents } from "./contents.ts";

type Told = { contents: Contents } | { problem: string };

/** A thread that hangs must not keep the next night's deletion from its turn. */
const READ_WITHIN_MS = 10 * MINUTE_MS;

/**
 * Like `readAllowingNewer`, in a thread of its own, which is ended when it takes too long or the site stops. Its path begins at the working
 * folder, like the migrations': the desk's code is built.
 */
export async function readInThread(file: string, place: string, signal?: AbortSignal) {
  const { promise, resolve: told, reject } = Promise.withResolvers<Told>();
  const giveUp = (reason: string) => () => reject(new BackupProblem(`${place} ${reason}.`));
  const timer = setTimeout(giveUp("takes too long to read"), READ_WITHIN_MS);
  const stop = giveUp("was not read to its end: the site was stopped");
  signal?.addEventListener("abort", stop);
  if (signal?.aborted) stop();
  const worker = new Worker(resolve("app/backups/checking-thread.ts"), { workerData: { file, place } });
  worker.on("message", told).on("error", reject);
  worker.on("exit", () => reject(new Error("the thread that reads a backup ended without an answer")));
  try {
    const answer = await promise;
    if ("problem" in answer) throw new BackupProblem(answer.problem);
    return answer.contents;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
    await worker.terminate();
  }
}
