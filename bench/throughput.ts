import { spawn } from "node:child_process";
import { pages } from "../app/site/pages.ts";
import { median, ratio, showProgress, spread } from "./numbers.ts";
import { startPageOnNginx } from "./page-on-nginx.ts";
import { startServer } from "./serve.ts";

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;

type Case = { path: string; isUnchanged?: true };

const CASES: Record<string, Case> = {
  "kept page (home)": { path: pages.home.path },
  "unchanged page, 304 (home)": { path: pages.home.path, isUnchanged: true },
  "rendered for every visit (contact)": { path: pages.contact.path },
};

/** Requests a second and how long one takes, beside a bare node:http server and nginx with the same bytes. They take turns, since machines drift. */
export async function benchThroughput(address: string) {
  const rows: Record<string, Record<string, string | number>> = {};
  for (const [name, { path, isUnchanged }] of Object.entries(CASES)) {
    const bare = await startServer(spawn(process.execPath, ["bench/bare-server.ts", address + path]));
    const nginx = await startPageOnNginx(address + path);
    const servers = { ours: address + path, bare: bare.address, ...(nginx && { nginx: nginx.address }) };
    const results = await takeTurns(servers, name, isUnchanged);
    bare.stop();
    await nginx?.stop();
    const rates = (server: string) => (results[server] ?? []).map(({ perSecond }) => perSecond);
    rows[name] = {
      "requests/s": spread(rates("ours")),
      "bare node:http": spread(rates("bare")),
      nginx: nginx ? spread(rates("nginx")) : "not installed",
      "ratio to bare": ratio(rates("ours"), rates("bare")),
      "ratio to nginx": nginx ? ratio(rates("ours"), rates("nginx")) : "-",
      "p50 ms": median((results.ours ?? []).map(({ p50 }) => p50)),
      "p99 ms": median((results.ours ?? []).map(({ p99 }) => p99)),
    };
  }
  showProgress("");
  return rows;
}

type Result = { perSecond: number; p50: number; p99: number };

async function takeTurns(servers: Record<string, string>, name: string, isUnchanged = false) {
  const results: Record<string, Result[]> = {};
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [server, url] of Object.entries(servers)) {
      showProgress(`throughput, ${name}: ${server}, round ${round} of ${ROUNDS}`);
      results[server] = [...(results[server] ?? []), await load(url, isUnchanged)];
    }
  }
  return results;
}

async function load(url: string, isUnchanged: boolean): Promise<Result> {
  const headers = ["-H", "accept-encoding: br", ...(isUnchanged ? ["-H", `if-none-match: ${await etagOf(url)}`] : [])];
  const options = ["-c", String(CONNECTIONS), "-d", String(SECONDS), ...headers, "--json", url];
  const child = spawn("autocannon", options, { stdio: ["ignore", "pipe", "ignore"] });
  const result = JSON.parse(Buffer.concat(await child.stdout.toArray()).toString());
  const good = isUnchanged ? result["3xx"] : result["2xx"];
  if (result.errors || good !== result.requests.total) throw new Error(`${url}: ${good} good answers of ${result.requests.total}`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

async function etagOf(url: string) {
  return (await fetch(url, { headers: { "accept-encoding": "br" } })).headers.get("etag");
}
