import { spawn } from "node:child_process";
import { constants } from "node:os";
import { createInterface } from "node:readline";
import { takeLock } from "./lock.mjs";
import { every10Seconds } from "./progress.mjs";
import { tried } from "./tried.mjs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const canGroup = process.platform !== "win32";

/**
 * Does work that no two processes may do at once, such as an install or a build. `doing` names it for the processes that wait. Work that
 * the process we waited for has finished isn't repeated, unless that process was killed. `work` gets a function that runs a program and
 * resolves with its exit code, and whether an earlier process was killed during the same work.
 */
export async function alone({ lock: file, doing, isDone, work }) {
  const lock = await takeLock(file, doing);
  let child;
  const run = (program, options, settings = {}, onError) => {
    // Its own process group can be killed as a whole, including anything the program started. Its output must not mix with a command's
    // output.
    child = spawn(program, options, { stdio: ["ignore", 2, 2], detached: canGroup, shell: !canGroup, ...settings });
    if (child.pid) lock.nameProgram(child.pid);
    if (child.stderr) createInterface(child.stderr).on("line", onError);
    return new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  };
  const stop = (signal) => {
    tried(() => child?.exitCode === null && process.kill(canGroup ? -child.pid : child.pid, "SIGKILL"));
    lock.release();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const endProgress = every10Seconds(`Still ${doing}`);
  try {
    if (lock.tookOver || !isDone()) await work(run, lock.tookOver);
  } finally {
    endProgress();
    lock.release();
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
