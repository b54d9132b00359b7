import { type ChildProcess, fork } from "node:child_process";
import type { MakePicture, PictureAnswer } from "../app/pictures/picture.ts";
import { failUnlessPicture, PictureProblem } from "../app/pictures/picture-file.ts";
import type { Task } from "./picture-process.ts";
import { createQueue, TooManyWaiting } from "./queue.ts";

/** More than the decoder allows itself, so that it's the one to say so. */
const MAKE_WITHIN_MS = 90_000;
const MOST_WAITING = 4;

/**
 * Makes uploaded pictures one at a time, each in a process of its own that has none of our settings and ends afterwards: what reads files
 * from outside can break, hang or take all memory without taking the site along.
 */
export function picturesInProcess(): MakePicture {
  const inQueue = createQueue({ mostWaiting: MOST_WAITING, rests: 0 });
  return async (bytes, name) => {
    try {
      failUnlessPicture(bytes);
      return await inQueue(() => makeInProcess({ bytes, name }));
    } catch (error) {
      if (error instanceof PictureProblem) return { problem: error.kind };
      if (error instanceof TooManyWaiting) return { problem: "too-slow" };
      throw error;
    }
  };
}

/** A decoder that dies has read a broken file. Throws only where no process can be started. */
function makeInProcess(task: Task) {
  const child = fork(new URL("./picture-process.ts", import.meta.url), {
    env: {},
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    timeout: MAKE_WITHIN_MS,
    killSignal: "SIGKILL",
  });
  return answerOf(child, task).finally(() => child.kill("SIGKILL"));
}

function answerOf(child: ChildProcess, task: Task) {
  const { promise, resolve } = Promise.withResolvers<PictureAnswer>();
  const broken = () => resolve({ problem: "broken" });
  child.once("message", (answer) => resolve(answer as PictureAnswer));
  child.once("error", broken).once("exit", broken);
  child.send(task, (error) => error && broken());
  return promise;
}
