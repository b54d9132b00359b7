import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { allPages, pages } from "../app/site/pages.ts";
import { startNginx, startShippedNginx } from "../test/harness/nginx.ts";
import { median, ratio, showProgress, spread } from "./numbers.ts";
import { startServer, startSite } from "./serve.ts";
import { loadProcess, needWrk, type ProcessResult } from "./wrk.ts";

const ROUNDS = 5;
const WARM_SECONDS = 2;
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
 * Requests per second from wrk on one thread: the site, a bare node:http server with the same bytes and headers, nginx with the page as a
 * file, and the site behind the shipped nginx.conf. They alternate because a machine's speed drifts, and each round has new processes,
 * because two of the same kind differ by up to 15 % for as long as they live.
 */
export async function benchThroughput() {
  await needWrk();
  const rows: Record<string, Record<string, string | number>> = {};
  let home: number[] = [];
  for (const [name, given] of Object.entries(CASES)) {
    const results: Results = {};
    for (let round = 1; round <= ROUNDS; round++) {
      showProgress(`throughput, ${name}: round ${round} of ${ROUNDS}`);
      for (const [server, result] of Object.entries(await measureRound(given))) results[server] = [...(results[server] ?? []), result];
    }
    const rates = (server: string) => (results[server] ?? []).map(({ perSecond }) => perSecond);
    const cpu = (server: string) => (results[server] ?? []).map(({ cpuMicroseconds }) => cpuMicroseconds);
    const isBound = results.nginx && median(rates("nginx")) < GENERATOR_HEADROOM * Math.max(median(rates("ours")), median(rates("bare")));
    const compared = (ours: number[], theirs: number[]) => (isBound ? "generator-bound" : ratio(ours, theirs));
    if (given.path === pages.home.path && !given.isUnchanged) home = rates("ours");
    rows[name] = {
      "requests/s": spread(rates("ours")),
      "bare node:http": spread(rates("bare")),
      "nginx, the generator's proof": results.nginx ? spread(rates("nginx")) : "not installed",
      "ratio to bare": compared(rates("ours"), rates("bare")),
      "processor time per request, bare to ours": ratio(cpu("bare"), cpu("ours")),
      "ratio to home": compared(rates("ours"), home),
      "behind nginx.conf, ratio to nginx": results.shipped && results.nginx ? ratio(rates("shipped"), rates("nginx")) : "-",
      "p50 ms": median((results.ours ?? []).map(({ p50 }) => p50)),
      "p99 ms": median((results.ours ?? []).map(({ p99 }) => p99)),
    };
  }
  showProgress("");
  return rows;
}

type Results = Record<string, ProcessResult[]>;

async function measureRound({ path, isUnchanged }: Case) {
  const site = await startSite();
  // After its start the site makes every page once. On a busy machine that would still go on while it's measured.
  for (const page of allPages) await fetch(site.address + page.path);
  const bare = await startServer(spawn(process.execPath, ["bench/bare-server.ts", site.address + path]));
  const nginx = await startPageOnNginx(site.address + path);
  const shipped = isUnchanged ? undefined : await startShippedNginx(new URL(site.address).port);
  const servers: Record<string, Target> = {
    ours: { url: site.address + path, pid: site.pid },
    bare: { url: bare.address, pid: bare.pid },
    ...(nginx && { nginx: { url: nginx.address } }),
    ...(shipped && { shipped: { url: shipped.address + path } }),
  };
  const results: Record<string, ProcessResult> = {};
  try {
    for (const [server, { url, pid }] of Object.entries(servers)) {
      const headers = isUnchanged ? await unchangedHeaders(url) : {};
      // Node is fast only once it has compiled what's used.
      await loadProcess(url, pid, headers, WARM_SECONDS);
      results[server] = await loadProcess(url, pid, headers);
    }
    return results;
  } finally {
    site.stop();
    bare.stop();
    await nginx?.stop();
    await shipped?.stop();
  }
}

/** wrk counts every 2xx and 3xx alike, so check first that the response is a 304. */
async function unchangedHeaders(url: string) {
  const headers = { "accept-encoding": "br" };
  const etag = (await fetch(url, { headers })).headers.get("etag") ?? "";
  const { status } = await fetch(url, { headers: { ...headers, "if-none-match": etag } });
  if (status !== 304) throw new Error(`${url} answers ${status} to its own ETag`);
  return { "if-none-match": etag };
}

/** nginx serving one page's compressed bytes as a file, with its headers. Undefined where nginx isn't available. */
async function startPageOnNginx(url: string) {
  const page = await fetchCompressed(url);
  return startNginx((port, folder) => {
    writeFileSync(join(folder, "page"), page.body);
    const own = ["etag", "content-length", "content-type", "date", "connection", "keep-alive", "last-modified"];
    const headers = Object.entries(page.headers).filter(([name]) => !own.includes(name));
    const lines = headers.map(([name, value]) => `add_header ${name} '${String(value).replaceAll("'", "\\'")}';`);
    return `server {
  listen 127.0.0.1:${port};
  root ${folder};
  location / { try_files /page =404; default_type "text/html; charset=utf-8"; ${lines.join(" ")} }
}`;
  });
}

/** Not fetch, which would decompress the body. */
function fetchCompressed(url: string) {
  return new Promise<{ body: Buffer; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, async (answer) =>
      resolve({ body: Buffer.concat(await answer.toArray()), headers: answer.headers }),
    ).on("error", reject);
  });
}
