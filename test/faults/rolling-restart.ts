import { freePort } from "../../app/terminal/free-port.ts";
import { createClient } from "../harness/client.ts";
import { startNginx } from "../harness/nginx.ts";
import { startPostgres } from "../harness/postgres.ts";
import { afterwards, must, Skipped, until } from "./fault.ts";
import { many, p99 } from "./figures.ts";
import { startLoad } from "./load.ts";
import { startSite } from "./running-site.ts";
import { mustBeStored } from "./stored.ts";
import { isBooking, visitors } from "./visitors.ts";

const LANES = 16;
const BETWEEN = 150;

/**
 * Two processes behind nginx on one PostgreSQL, each restarted in turn under load: no visitor notices, and every booking is stored once.
 */
export async function rollingRestart() {
  const postgres = await startPostgres();
  if (!postgres) throw new Skipped("needs PostgreSQL");
  afterwards(postgres.stop);
  const ports = [await freePort(), await freePort()];
  const startAt = (port: number) =>
    startSite({ PORT: String(port), DATABASE_URL: postgres.url, SECRET: "one secret for the two processes", TRUST_PROXY: "on" });
  const sites = await Promise.all(ports.map(startAt));
  const nginx = await startNginx((port) => proxy(port, ports));
  if (!nginx) throw new Skipped("needs nginx");
  afterwards(nginx.stop);
  const client = createClient(Number(new URL(nginx.address).port));
  afterwards(client.close);
  const load = startLoad({ ask: client.ask, lanes: LANES, next: visitors(5) });
  const answered = async (more: number) => {
    const goal = load.answered.length + more;
    await until(() => load.answered.length >= goal, 60_000, "the load does not get on");
  };
  await answered(BETWEEN);
  const codes: (number | null)[] = [];
  for (const site of sites) {
    site.child.kill("SIGTERM");
    codes.push((await site.end).code);
    await answered(BETWEEN);
    await startAt(site.port);
    await answered(BETWEEN);
  }
  await load.stop();
  const failed = [...load.failures, ...load.refused];
  must(failed.length === 0, `${failed.length} of ${load.answered.length} failed: ${failed.slice(0, 3).join("; ")}`);
  must(codes.join() === "0,0", `the processes ended with ${codes.join()}`);
  const booked = load.answered.filter(({ question }) => isBooking(question)).map(({ answer }) => answer);
  const stored = await mustBeStored({ dataDir: "", databaseUrl: postgres.url }, booked);
  must(stored === booked.length, `${stored} bookings are stored, ${booked.length} were acknowledged`);
  const milliseconds = load.answered.map(({ answer }) => answer.milliseconds);
  return `${many(load.answered.length, "requests")} through nginx while both processes were restarted, 0 failed, p99 ${p99(milliseconds)}; ${booked.length} bookings, each stored once`;
}

/** Stops using a process that doesn't respond for a moment. Only idempotent requests are retried. */
function proxy(port: number, [one, other]: number[]) {
  return `
upstream site {
  server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;
  server 127.0.0.1:${other} max_fails=1 fail_timeout=1s;
  keepalive 32;
}
server {
  listen 127.0.0.1:${port};
  location / {
    proxy_pass http://site;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_next_upstream error timeout;
    proxy_connect_timeout 2s;
  }
}`;
}
