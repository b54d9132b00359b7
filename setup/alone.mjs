// @ts-check
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { createInterface } from "node:readline";
import { takeLock } from "./lock.mjs";
import { every10Seconds } from "./progress.mjs";
import { tried } from "./tried.mjs";

/** @type {NodeJS.Signals[]} */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const canGroup = process.platform !== "win32";

/**
 * Does work that no two processes may do at once, such as an install or a build. `doing` names it for the processes that wait. Work that
 * the process we waited for has finished isn't repeated, unless that process was killed. `work` gets a function that runs a program and
 * resolves with its exit code, and whether an earlier process was killed during the same work.
 *
 * @typedef {(program: string, options: string[], settings?: import("node:child_process").SpawnOptions, onError?: (line: string) => void) => Promise<number | null>} Run
 * @param {{ lock: string, doing: string, isDone: () => boolean, work: (run: Run, wasInterrupted: boolean) => Promise<void> }} task
 */
export async function alone({ lock: file, doing, isDone, work }) {
  const lock = await takeLock(file, doing);
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  /** @type {Run} */
  const run = (program, options, settings = {}, onError = () => {}) => {
    // Its own process group can be killed as a whole, including anything the program started. Its output must not mix with a command's
    // output.
    const started = spawn(program, options, { stdio: ["ignore", 2, 2], detached: canGroup, shell: !canGroup, ...settings });
    child = started;
    if (started.pid) lock.nameProgram(started.pid);
    if (started.stderr) createInterface(started.stderr).on("line", onError);
    return new Promise((resolve, reject) => started.once("error", reject).once("close", resolve));
  };
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    const pid = child?.exitCode === null && child.pid;
    tried(() => pid && process.kill(canGroup ? -pid : pid, "SIGKILL"));
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
