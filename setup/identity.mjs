// @ts-check
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { tried } from "./tried.mjs";

// A container on the same machine has its own process IDs.
const here = `${hostname()} ${tried(() => readlinkSync("/proc/self/ns/pid"))}`;

/**
 * Identifies a process so that another can recognize it later. The PID alone isn't enough, because a new process may reuse it.
 *
 * @typedef {{ pid: number, started: string | undefined, machine: string }} Identity
 * @param {number} pid
 * @returns {Identity}
 */
export function identify(pid) {
  return { pid, started: startOf(pid), machine: here };
}

/** @param {Identity} identity */
export function isHere({ machine }) {
  return machine === here;
}

/**
 * Works only for a process on this machine.
 *
 * @param {Identity} identity
 */
export function isRunning({ pid, started }) {
  try {
    process.kill(pid, 0);
  } catch (/** @type {any} */ { code }) {
    // Any other error means it belongs to another user.
    if (code === "ESRCH") return false;
  }
  return startOf(pid) === started;
}

/**
 * The start time as Linux reports it; other systems don't. A process that has exited but hasn't been reaped by its parent counts as gone.
 *
 * @param {number} pid
 */
function startOf(pid) {
  if (process.platform !== "linux") return undefined;
  const fields = tried(() =>
    readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" "),
  );
  if (!fields || fields[0] === "Z") return undefined;
  return `${tried(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim())} ${fields[19]}`;
}
