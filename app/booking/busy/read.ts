import { Worker } from "node:worker_threads";
import type { busySlots, CalendarText } from "./busy-slots.ts";
import { CalendarProblem } from "./problem.ts";

const READ_WITHIN_MS = 20_000;
const MEMORY_MB = 512;

/** The slots that a calendar's text takes away, worked out in a thread of its own that is ended when it takes too long. */
export async function readInThread(toRead: CalendarText, signal: AbortSignal): Promise<ReturnType<typeof busySlots>> {
  const worker = new Worker(new URL("./thread.ts", import.meta.url), {
    workerData: toRead,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof busySlots>>();
  const giveUp = (reason: string) => () => reject(new CalendarProblem(reason));
  const timer = setTimeout(giveUp("it takes too long to read"), READ_WITHIN_MS);
  const stop = giveUp("the site was stopped");
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  worker.on("message", (told) => ("problem" in told ? reject(new CalendarProblem(told.problem)) : resolve(told)));
  worker.on("error", giveUp("it's too large to read"));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    await worker.terminate();
  }
}
