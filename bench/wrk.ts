import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { installOnDebian } from "../test/harness/debian.ts";

const run = promisify(execFile);
const CONNECTIONS = 32;
const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

export type Result = { requests: number; perSecond: number; p50: number; p99: number };

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

function percentile(printed: string, percent: number) {
  const [, value = "", unit = ""] = new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(\\w+)$`, "m").exec(printed) ?? [];
  return Number(value) * (UNITS[unit] ?? Number.NaN);
}
