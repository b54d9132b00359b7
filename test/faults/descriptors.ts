import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { createClient } from "../harness/client.ts";
import { afterwards, must, Skipped, until } from "./fault.ts";
import { startSite } from "./running-site.ts";
import { mustBeStored } from "./stored.ts";
import { allSlots, bookingOf } from "./visitors.ts";

const LIMIT = 64;
const CONNECTIONS = 200;

/** More visitors than file descriptors: the process survives, and once they're gone it responds and stores as before. */
export async function descriptors() {
  const site = await startSite();
  const limited = spawnSync("prlimit", [`--nofile=${LIMIT}:${LIMIT}`, `--pid=${site.pid}`]);
  if (limited.status !== 0) throw new Skipped("needs prlimit");
  const [first, second] = allSlots();
  must(first !== undefined && second !== undefined, "no slots");
  const sockets = Array.from({ length: CONNECTIONS }, () => connect(site.port, "127.0.0.1").on("error", () => {}));
  afterwards(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.race([Promise.all(sockets.map((socket) => once(socket, "connect"))), new Promise((resolve) => setTimeout(resolve, 1_000))]);
  await until(() => site.descriptors() >= LIMIT - 1, 10_000, "the limit was not reached");
  const most = site.descriptors();
  for (const socket of sockets) socket.destroy();
  must(site.isAlive(), `the process ended: ${(await Promise.race([site.end, { errors: "" }])).errors}`);
  const client = createClient(site.port);
  afterwards(client.close);
  const began = performance.now();
  await until(() => isHome(client.ask), 10_000, "no page after the visitors had gone");
  const back = Math.round(performance.now() - began);
  const booked = await client.ask(bookingOf(first));
  must(booked.status === 201, `a booking afterwards answered ${booked.status}`);
  await mustBeStored(site, [booked]);
  return `${CONNECTIONS} connections at a limit of ${LIMIT} (${most} in use): the process lives, a page ${back} ms after they had gone, bookings work`;
}

async function isHome(ask: ReturnType<typeof createClient>["ask"]) {
  return ask({ path: "/" }).then(
    ({ status }) => status === 200,
    () => false,
  );
}
