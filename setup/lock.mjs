// @ts-check
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync, writeSync } from "node:fs";
import { identify, isHere, isRunning } from "./identity.mjs";
import { every10Seconds } from "./progress.mjs";
import { tried } from "./tried.mjs";

const LOOK_EVERY_MS = 200;
const BEAT_EVERY_MS = 1000;
/**
 * If a process can't be looked up, for example on another machine, only its heartbeat shows that it's alive. After this long without one,
 * it's gone.
 */
const GONE_AFTER_MS = 15_000;
/** A lock without an owner was left by a process killed while writing it, or by an older version. */
const NAMELESS_AFTER_MS = 1000;

/**
 * @typedef {import("./identity.mjs").Identity & { program?: import("./identity.mjs").Identity }} Owner
 * @typedef {{ text: string, beat: number, owner: Owner | undefined }} Found
 */

/**
 * Waits until no other process holds the lock, and says that it's waiting. A lock whose owner was killed is taken over at once.
 *
 * @param {string} file
 * @param {string} doing
 */
export async function takeLock(file, doing) {
  const owner = identify(process.pid);
  const isGone = watchOwner();
  let endProgress = () => {};
  let isWaiting = false;
  let tookOver = false;
  while (!create(file, JSON.stringify(owner))) {
    const found = read(file);
    if (found && isGone(found)) {
      await takeOver(file, found);
      tookOver = true;
    } else if (found) {
      if (!isWaiting && found.owner) {
        isWaiting = true;
        console.error(`Another process (${found.owner.pid}) is ${doing}: waiting for it …`);
        endProgress = every10Seconds("Still waiting");
      }
      await later(LOOK_EVERY_MS);
    }
  }
  endProgress();
  const beat = setInterval(() => tried(() => utimesSync(file, new Date(), new Date())), BEAT_EVERY_MS).unref();
  return {
    tookOver,
    // A process that takes over the lock must first stop the program we started.
    nameProgram: (/** @type {number} */ pid) => replace(file, JSON.stringify({ ...owner, program: identify(pid) })),
    release: () => {
      clearInterval(beat);
      rmSync(file, { force: true });
    },
  };
}

/**
 * @param {string} file
 * @param {string} text
 */
function create(file, text) {
  try {
    const opened = openSync(file, "wx");
    try {
      writeSync(opened, text);
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    } finally {
      closeSync(opened);
    }
    return true;
  } catch (/** @type {any} */ { code }) {
    if (code === "EEXIST") return false;
    throw new Error(`The folder ${process.cwd()} cannot be written (${code}).`);
  }
}

/**
 * Undefined if the lock was just released.
 *
 * @param {string} file
 * @returns {Found | undefined}
 */
function read(file) {
  const beat = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (beat === undefined) return undefined;
  const text = tried(() => readFileSync(file, "utf8")) ?? "";
  return { text, beat, owner: tried(() => JSON.parse(text)) };
}

/**
 * Returns a function to poll whether the owner is gone. It compares heartbeats with each other, not with our clock, because another machine
 * has its own.
 */
function watchOwner() {
  let seen = "";
  let since = 0;
  return (/** @type {Found} */ { text, beat, owner }) => {
    if (owner && isHere(owner) && (owner.started || !isRunning(owner))) return !isRunning(owner);
    if (seen !== text + beat) since = performance.now();
    seen = text + beat;
    return performance.now() - since > (owner ? GONE_AFTER_MS : NAMELESS_AFTER_MS);
  };
}

/**
 * When two processes find the same dead lock, the second must not remove the first one's new lock, so the lock is moved aside and checked
 * again.
 *
 * @param {string} file
 * @param {Found} found
 */
async function takeOver(file, { text, owner }) {
  if (owner?.program && isHere(owner)) await end(owner.program);
  const aside = `${file}-${process.pid}`;
  if (!tried(() => renameSync(file, aside) ?? true)) return;
  if (read(aside)?.text !== text) tried(() => linkSync(aside, file));
  rmSync(aside, { recursive: true, force: true });
}

/**
 * A killed process's program keeps running and would write where we're about to.
 *
 * @param {import("./identity.mjs").Identity} program
 */
async function end(program) {
  while (isRunning(program)) {
    if (!tried(() => process.kill(-program.pid, "SIGKILL"))) return;
    await later(LOOK_EVERY_MS);
  }
}

/**
 * @param {string} file
 * @param {string} text
 */
function replace(file, text) {
  tried(() => {
    writeFileSync(`${file}-${process.pid}`, text);
    renameSync(`${file}-${process.pid}`, file);
  });
}

/** @param {number} milliseconds */
function later(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
