import { spawn } from "node:child_process";
import { pages } from "../app/site/pages.ts";
import { startShippedNginx } from "../test/harness/nginx.ts";
import { median, ratio, showProgress, spread } from "./numbers.ts";
import { startPageOnNginx } from "./page-on-nginx.ts";
import { startServer } from "./serve.ts";
import { loadProcess, needWrk, type ProcessResult } from "./wrk.ts";

const ROUNDS = 5;
/** nginx serves a file several times faster than Node. If it doesn't, the load generator was the bottleneck. */
const GENERATOR_HEADROOM = 1.5;

type Case = { path: string; isUnchanged?: true };
type Target = { url: string; pid?: number | undefined };

const CASES: Record<string, Case> = {
  "kept page (home)": { path: pages.home.path },
  "unchanged page, 304 (home)": { path: pages.home.path, isUnchanged: true },
  "kept until a slot changes (contact)": { path: pages.contact.path },
};

/**
 * Requests per second from wrk on one thread: the site, a bare node:http server with the same bytes and headers, nginx with the page as a file, and
 * the site behind the shipped nginx.conf. They alternate because a machine's speed drifts.
 */
export async function benchThroughput({ address, pid }: { address: string; pid: number | undefined }) {
  await needWrk();
  const rows: Record<string, Record<string, string | number>> = {};
  let home: number[] = [];
  for (const [name, { path, isUnchanged }] of Object.entries(CASES)) {
    const bare = await startServer(spawn(process.execPath, ["bench/bare-server.ts", address + path]));
    const nginx = await startPageOnNginx(address + path);
    const shipped = isUnchanged ? undefined : await startShippedNginx(new URL(address).port);
    const servers: Record<string, Target> = {
      ours: { url: address + path, pid },
      bare: { url: bare.address, pid: bare.pid },
      ...(nginx && { nginx: { url: nginx.address } }),
      ...(shipped && { shipped: { url: shipped.address + path } }),
    };
    const results = await takeTurns(servers, name, isUnchanged);
    bare.stop();
    await nginx?.stop();
    await shipped?.stop();
    const rates = (server: string) => (results[server] ?? []).map(({ perSecond }) => perSecond);
    const cpu = (server: string) => (results[server] ?? []).map(({ cpuMicroseconds }) => cpuMicroseconds);
    const isBound =
      nginx !== undefined && median(rates("nginx")) < GENERATOR_HEADROOM * Math.max(median(rates("ours")), median(rates("bare")));
    const compared = (ours: number[], theirs: number[]) => (isBound ? "generator-bound" : ratio(ours, theirs));
    if (path === pages.home.path && !isUnchanged) home = rates("ours");
    rows[name] = {
      "requests/s": spread(rates("ours")),
      "bare node:http": spread(rates("bare")),
      "nginx, the generator's proof": nginx ? spread(rates("nginx")) : "not installed",
      "ratio to bare": compared(rates("ours"), rates("bare")),
      "processor time per request, bare to ours": ratio(cpu("bare"), cpu("ours")),
      "ratio to home": compared(rates("ours"), home),
      "behind nginx.conf, ratio to nginx": shipped && nginx ? ratio(rates("shipped"), rates("nginx")) : "-",
      "p50 ms": median((results.ours ?? []).map(({ p50 }) => p50)),
      "p99 ms": median((results.ours ?? []).map(({ p99 }) => p99)),
    };
  }
  showProgress("");
  return rows;
}

async function takeTurns(servers: Record<string, Target>, name: string, isUnchanged = false) {
  const results: Record<string, ProcessResult[]> = {};
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [server, { url, pid }] of Object.entries(servers)) {
      showProgress(`throughput, ${name}: ${server}, round ${round} of ${ROUNDS}`);
      const headers = isUnchanged ? await unchangedHeaders(url) : {};
      results[server] = [...(results[server] ?? []), await loadProcess(url, pid, headers)];
    }
  }
  return results;
}

/** wrk counts every 2xx and 3xx alike, so check first that the response is a 304. */
async function unchangedHeaders(url: string) {
  const headers = { "accept-encoding": "br" };
  const etag = (await fetch(url, { headers })).headers.get("etag") ?? "";
  const { status } = await fetch(url, { headers: { ...headers, "if-none-match": etag } });
  if (status !== 304) throw new Error(`${url} answers ${status} to its own ETag`);
  return { "if-none-match": etag };
}
