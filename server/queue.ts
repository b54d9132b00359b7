import { performance } from "node:perf_hooks";

export class TooManyWaiting extends Error {}

/** When to come back while too many wait. */
export const QUEUE_RETRY_SECONDS = "10";

/** Whoever comes when this many wait is asked to come back later. */
const MOST_WAITING = 20;
/**
 * Whoever waits next must not take the site for dead. Work that's busy for longer than this allows is rare: an assistant's first search
 * reads every page.
 */
const LONGEST_REST_MS = 5_000;

/**
 * Runs expensive work one at a time and rests after each `rests` times as long as the process was busy, 5 seconds at most. A flood of such
 * work gets half of the process with 1 and a tenth with 9, unless one piece of it takes more than 5 or 0.55 seconds, and cheap requests are
 * served in between. What another process or thread does needs no rest: 0.
 */
export function createQueue({ mostWaiting = MOST_WAITING, rests = 1 } = {}) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function workAndRest<Result>(work: () => Promise<Result>, done: (result: Promise<Result>) => void) {
    const before = performance.eventLoopUtilization();
    // Work that throws at once is a rejection, too: otherwise nothing after it would ever run.
    const result = (async () => work())();
    done(result);
    await result.catch(() => undefined);
    waiting--;
    if (rests === 0) return;
    const { active } = performance.eventLoopUtilization(before);
    await new Promise((resolve) => setTimeout(resolve, Math.min(active * rests, LONGEST_REST_MS)));
  }

  return function inQueue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting >= mostWaiting) return Promise.reject(new TooManyWaiting("too many wait in the queue"));
    waiting++;
    const { promise, resolve } = Promise.withResolvers<Result>();
    last = last.then(() => workAndRest(work, resolve));
    return promise;
  };
}
