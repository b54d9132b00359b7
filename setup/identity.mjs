import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { tried } from "./tried.mjs";

// A container on the same machine counts its processes by itself.
const here = `${hostname()} ${tried(() => readlinkSync("/proc/self/ns/pid"))}`;

/** A process as another one recognizes it later. Its number alone does not do: after its end a new process may get it. */
export function identify(pid) {
  return { pid, started: startOf(pid), machine: here };
}

export function isHere({ machine }) {
  return machine === here;
}

/** Only for a process of this machine. */
export function isRunning({ pid, started }) {
  try {
    process.kill(pid, 0);
  } catch ({ code }) {
    // Anything else means that it belongs to another user.
    if (code === "ESRCH") return false;
  }
  return startOf(pid) === started;
}

/** When it was started, as Linux tells it; other systems do not. One that has ended and is not yet collected by its parent counts as gone. */
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
