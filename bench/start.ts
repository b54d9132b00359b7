import { readFileSync } from "node:fs";
import { allPages } from "../app/site/pages.ts";
import { showProgress, spread } from "./numbers.ts";
import { startSite } from "./serve.ts";

const STARTS = 5;

/** Time from the command to the first page with everything built, and the memory of a process that has rendered every page once. */
export async function benchStart() {
  const milliseconds: number[] = [];
  const megabytes: number[] = [];
  for (let start = 1; start <= STARTS; start++) {
    showProgress(`start ${start} of ${STARTS}`);
    const began = performance.now();
    const site = await startSite();
    await (await fetch(site.address)).arrayBuffer();
    milliseconds.push(performance.now() - began);
    for (const { path } of allPages) await (await fetch(site.address + path)).arrayBuffer();
    megabytes.push(residentMegabytes(site.pid));
    site.stop();
  }
  showProgress("");
  return { "second start": { "first answer ms": spread(milliseconds), "memory MB": spread(megabytes) } };
}

export function residentMegabytes(pid: number | undefined) {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    // Only Linux reports it this way.
    return Number.NaN;
  }
}
