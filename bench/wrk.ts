import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { installOnDebian } from "../test/harness/debian.ts";

const run = promisify(execFile);
const CONNECTIONS = 32;
const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/** Linux counts a process's time in hundredths of a second. */
const TICK_MICROSECONDS = 10_000;

export type Result = { requests: number; perSecond: number; p50: number; p99: number };
export type ProcessResult = Result & { cpuMicroseconds: number };

/** The load generator is wrk, in C. One in JavaScript tops out before the servers do, and then they all look alike. */
export async function needWrk() {
  if (await isThere()) return;
  await installOnDebian("the benchmark's load", ["wrk"]);
  if (!(await isThere())) throw new Error("The throughput is measured with wrk: install it (on Debian: apt-get install wrk).");
}

function isThere() {
  // It prints its version and exits with code 1.
  return run("wrk", ["--version"]).then(
    () => true,
    ({ code }) => code !== "ENOENT",
  );
}

/** Requests one URL over and over, on one thread. */
export async function load(
  url: string,
  { seconds = 3, connections = CONNECTIONS, headers = {} as Record<string, string> } = {},
): Promise<Result> {
  const given = Object.entries({ "accept-encoding": "br", ...headers }).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = await run("wrk", ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", ...given, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${/Non-2xx.*|Socket errors.*/.exec(stdout)?.[0]}`);
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: percentile(stdout, 50),
    p99: percentile(stdout, 99),
  };
}

/** The same, with what each request took of the server's processor. */
export async function loadProcess(
  url: string,
  pid: number | undefined,
  headers: Record<string, string>,
  seconds?: number,
): Promise<ProcessResult> {
  const before = processorMicroseconds(pid);
  const result = await load(url, { headers, ...(seconds && { seconds }) });
  return { ...result, cpuMicroseconds: (processorMicroseconds(pid) - before) / result.requests };
}

/** What a process has used of the processor. Unlike requests per second, it hardly depends on what else the machine does. */
function processorMicroseconds(pid: number | undefined) {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ").slice(11, 13) ?? [];
    return (Number(user) + Number(system)) * TICK_MICROSECONDS;
  } catch {
    // Only Linux reports it this way.
    return Number.NaN;
  }
}

function percentile(printed: string, percent: number) {
  const [, value = "", unit = ""] = new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(\\w+)$`, "m").exec(printed) ?? [];
  return Number(value) * (UNITS[unit] ?? Number.NaN);
}
