import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterwards, must, until } from "./fault.ts";
import { many, p99, percentile, secondsSince } from "./figures.ts";
import { startSite } from "./running-site.ts";

/** Clients that never finish their headers, and POSTs at one byte per second. */
const CRAWLERS = [
  { count: 500, opening: "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: " },
  { count: 200, opening: "POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n" },
];
const FREED_WITHIN_MS = 45_000;
const HONEST_MS = 1_000;

/** Other visitors aren't affected, and the time limits free the slow connections. */
export async function slow() {
  const site = await startSite();
  const before = site.descriptors();
  const began = performance.now();
  const [heads = [], bodies = []] = await Promise.all(
    CRAWLERS.map(({ count, opening }) => Promise.all(Array.from({ length: count }, () => open(site.port, opening)))),
  );
  const all = [...heads, ...bodies];
  afterwards(() => {
    for (const { socket } of all) socket.destroy();
  });
  await until(() => site.descriptors() >= before + all.length, 10_000, "not all connections were taken");
  const drip = setInterval(() => {
    for (const { socket } of all) if (socket.writable) socket.write("a");
  }, 1_000);
  afterwards(() => clearInterval(drip));
  const milliseconds: number[] = [];
  const visit = async () => {
    const answer = await site.ask({ path: "/" });
    must(answer.status === 200, `an honest visitor got ${answer.status}`);
    milliseconds.push(answer.milliseconds);
  };
  const untilFreed = async (crawlers: Crawler[]) => {
    const isFreed = () => visit().then(() => crawlers.every(({ isClosed }) => isClosed));
    await until(isFreed, FREED_WITHIN_MS, "the slow connections were not freed");
    return secondsSince(began);
  };
  const freed = [await untilFreed(heads), await untilFreed(bodies)];
  must(percentile(milliseconds, 99) < HONEST_MS, `an honest visitor waited ${p99(milliseconds)}`);
  await until(() => site.descriptors() <= before + 2, 5_000, "descriptors stayed open");
  return `${heads.length} headers and ${bodies.length} bodies at a byte a second, freed after ${freed.join(" and ")}; meanwhile ${many(milliseconds.length, "honest visits")}, p99 ${p99(milliseconds)}`;
}

type Crawler = { socket: Socket; isClosed: boolean };

async function open(port: number, opening: string) {
  const socket = connect(port, "127.0.0.1");
  const visitor: Crawler = { socket, isClosed: false };
  socket.on("error", () => {}).resume();
  socket.on("close", () => {
    visitor.isClosed = true;
  });
  await once(socket, "connect");
  socket.write(opening);
  return visitor;
}
